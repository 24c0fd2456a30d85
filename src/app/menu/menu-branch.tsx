import { useEffect, useRef, useState } from 'react';
import * as text from '#messages/menu.ts';
import type { MenuItem } from '#schema/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { isOnTheWay, type ShownChildren, shownAtFirst } from './menu-place.ts';

interface MenuBranchProps {
  item: MenuItem;
  path: string | null;
  /** A link was chosen, perhaps to the page that is shown already. */
  onFollow(): void;
}

/**
 * A page or folder, and behind its own button what is inside. Branches that are closed are not on the page, and of a
 * long list only the way to the current page until all of it is asked for.
 */
export function MenuBranch({ item, path, onFollow }: MenuBranchProps) {
  const [title, own, children, contents = ''] = item;
  const [shown, setShown] = useState<ShownChildren>(() => shownAtFirst(item, path));
  const list = useRef<HTMLUListElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // The row that was pressed is gone.
    if (shown === 'all' && isAsked.current) list.current?.querySelector('a')?.focus();
    isAsked.current = false;
  }, [shown]);
  if (!children) return <MenuLink title={title} to={own} path={path} onFollow={onFollow} />;
  const isOpen = shown !== 'none';
  const items = shown === 'way' ? children.filter((child) => isOnTheWay(child, path)) : children;
  return (
    <>
      <div className="menu-row">
        <MenuLink title={title} to={own} path={path} onFollow={onFollow} />
        <button
          type="button"
          className="menu-fold"
          aria-expanded={isOpen}
          aria-label={text.contentsIn(contents, title)}
          onClick={() => setShown(isOpen ? 'none' : 'all')}
        >
          <span className="menu-count">{contents.split(' ', 1)}</span>
          <Icon name="i-lucide-chevron-down" />
        </button>
      </div>
      {isOpen && (
        <ul ref={list}>
          {items.map((child) => (
            <li key={child[1] ?? child[0]}>
              <MenuBranch item={child} path={path} onFollow={onFollow} />
            </li>
          ))}
          {shown === 'way' && (
            <li>
              <button
                type="button"
                className="menu-link menu-all"
                onClick={() => {
                  isAsked.current = true;
                  setShown('all');
                }}
              >
                {text.all(contents)}
                <Icon name="i-lucide-chevron-down" />
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

interface MenuLinkProps {
  title: string;
  to: string | null;
  path: string | null;
  onFollow(): void;
}

function MenuLink({ title, to, path, onFollow }: MenuLinkProps) {
  if (to === null) return <span className="menu-link">{title}</span>;
  return (
    <SiteLink
      className="menu-link"
      to={to}
      onClick={onFollow}
      aria-current={to === path ? 'page' : undefined}
    >
      {title}
    </SiteLink>
  );
}
