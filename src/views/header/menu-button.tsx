// The button that opens the menu of small screens. The menu's code and data are loaded with the first press.

import {
  type ComponentType,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import * as text from '#messages/shell.ts';
import type { ShellSettings } from '#schema/builds.ts';
import { constants } from '#schema/constants.ts';
import { Icon } from '#ui/icon.tsx';
import { type MenuDrawerProps, type ShellServices, ShellServicesContext } from '../shell-services.ts';
import { HomeLink } from './home-link.tsx';
import { PreferenceGroups } from './preferences-menu.tsx';

const menuId = 'site-menu';

interface MenuButtonProps {
  settings: ShellSettings;
  path: string | null;
}

export function MenuButton({ settings, path }: MenuButtonProps) {
  const site = useContext(ShellServicesContext);
  const [isOpen, setOpen] = useState(false);
  const Drawer = useDrawer(site, isOpen, () => setOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  useCloseMenu(button, isOpen, () => setOpen(false));
  return (
    <>
      <button
        ref={button}
        type="button"
        className="header-button menu-button"
        aria-label={isOpen ? text.closeMenu : text.openMenu}
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-haspopup="dialog"
        data-early="menu"
        data-tip=""
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="i-lucide-menu" />
      </button>
      {/* The target of the button's `aria-controls` while the menu is not rendered. */}
      {!isOpen && <div id={menuId} hidden />}
      {Drawer && site && (
        <Drawer
          id={menuId}
          isOpen={isOpen}
          onOpenChange={setOpen}
          menu={site.menu}
          path={path}
          brand={<HomeLink settings={settings} />}
          foot={<PreferenceGroups names={['colorMode']} idPrefix="menu" chosen={site.preferences.get} />}
        />
      )}
    </>
  );
}

/** The drawer once it is needed; null before, and if it cannot be loaded. */
function useDrawer(
  site: ShellServices | null,
  isNeeded: boolean,
  onFail: () => void,
): ComponentType<MenuDrawerProps> | null {
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null);
  useEffect(() => {
    if (!isNeeded || Drawer || !site) return;
    site.menu.load();
    site.loadMenuDrawer().then(
      (MenuDrawer) => setDrawer(() => MenuDrawer),
      (error: unknown) => {
        onFail();
        site.errors.report(error, 'the menu could not be loaded');
        site.toasts.add({
          id: 'menu',
          title: text.menuNotLoaded,
          description: text.checkConnection,
          icon: 'i-lucide-wifi-off',
          color: 'error',
        });
      },
    );
  });
  return Drawer;
}

/**
 * The menu closes on every navigation, and when the window becomes wide enough for the header's own links.
 */
function useCloseMenu(button: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const window = button.current?.ownerDocument.defaultView;
    if (!isOpen || !window) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.navigation?.addEventListener('currententrychange', () => close(), { signal });
    for (const change of ['popstate', 'hashchange'])
      window.addEventListener(change, () => close(), { signal });
    const wide = window.matchMedia(`(width >= ${constants.image.breakpoints.lg}px)`);
    wide.addEventListener('change', () => close(), { signal });
    return () => listening.abort();
  }, [button, isOpen]);
}
