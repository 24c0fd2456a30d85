// The menu of small screens: the whole tree in a sheet from the bottom edge, the branch of the current page open.
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { LazyData } from '#runtime/lazy-data.ts';
import type { MenuItem } from '#schema/menu.ts';
import { Drawer, DrawerClose } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { MenuBranch } from './menu-branch.tsx';

export interface MenuDrawerProps {
  id: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  menu: LazyData<MenuItem[]>;
  /** The page shown; null on an error page. */
  path: string | null;
  /** What stands on top, beside the button that closes. */
  brand: ReactNode;
  foot: ReactNode;
}

export function MenuDrawer({ id, isOpen, onOpenChange, menu, path, brand, foot }: MenuDrawerProps) {
  const items = useSyncExternalStore(menu.subscribe, menu.get);
  useEffect(() => {
    if (isOpen) menu.load();
  }, [isOpen, menu]);
  return (
    <Drawer
      title="Menu"
      description="All sections and pages of this site."
      isHeaderHidden
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <div id={isOpen ? id : undefined} className="menu-drawer">
        <div className="menu-top">
          {brand}
          <DrawerClose>
            <button type="button" className="header-button" aria-label="Close menu">
              <Icon name="i-lucide-x" />
            </button>
          </DrawerClose>
        </div>
        <nav aria-label="Menu">
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
