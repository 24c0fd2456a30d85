// The menu of small screens: the whole tree in a sheet from the bottom edge, the branch of the current page open.
import * as text from '#messages/menu.ts';
import '#styles/with-scripts/menu-drawer.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onStall } from '#runtime/load-chunk.ts';
import { Drawer, DrawerClose } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MenuDrawerProps } from '#views/shell-services.ts';
import { MenuBranch } from './menu-branch.tsx';

export function MenuDrawer({ id, isOpen, onOpenChange, menu, path, brand, foot }: MenuDrawerProps) {
  const items = useSyncExternalStore(menu.subscribe, menu.get);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<'stalled' | 'failed' | null>(null);
  const load = useEffectEvent(() => {
    setProblem(null);
    const loading = menu.load();
    onStall(loading, () => setProblem('stalled'));
    void loading.then((isLoaded) => setProblem(isLoaded ? null : 'failed'));
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, tries]);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOpen && items && list.current) revealCurrent(list.current);
  }, [isOpen, items]);
  return (
    <Drawer
      title={text.menu}
      description={text.description}
      isHeaderHidden
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <div id={isOpen ? id : undefined} className="menu-drawer">
        <div className="menu-top">
          {brand}
          <DrawerClose>
            <button type="button" className="header-button" aria-label={text.close}>
              <Icon name="i-lucide-x" />
            </button>
          </DrawerClose>
        </div>
        <nav ref={list} className="menu-scroll" aria-label={text.menu}>
          {problem === 'stalled' && (
            <MenuProblem problem={text.stillLoading} label={text.reload} onClick={reload} />
          )}
          {problem === 'failed' && (
            <MenuProblem problem={text.notLoaded} label={text.tryAgain} onClick={() => setTries(tries + 1)} />
          )}
          <ul className="menu-list">
            {items?.map((item) => (
              <li key={item[1] ?? item[0]}>
                <MenuBranch item={item} path={path} onFollow={() => onOpenChange(false)} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-foot">{foot}</div>
      </div>
    </Drawer>
  );
}

function MenuProblem({ problem, label, onClick }: { problem: string; label: string; onClick(): void }) {
  return (
    <p className="menu-link" role="status">
      {problem}{' '}
      <button type="button" className="button button-small" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

const reload = () => location.reload();

/** The list is scrolled, and nothing around it, until the current page is in its middle. */
function revealCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current="page"]');
  if (!current) return;
  const { top, height } = current.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2;
}
