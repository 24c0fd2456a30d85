// Services of the running site for the header. There are none in a server render.

import { type ComponentType, createContext, type ReactNode } from 'react';
import type { LazyData } from '#lib/lazy-data.ts';
import type { MenuItem } from '#schema/navigation.ts';
import type { PreferenceName } from '#schema/preferences.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';

export interface ShellServices {
  menu: LazyData<MenuItem[]>;
  preferences: { get(name: PreferenceName): string };
  errors: { report(error: unknown, info: string): void };
  toasts: Pick<ToastStore, 'add'>;
  /** The menu of small screens, whose code is loaded with the first press. */
  loadMenuDrawer(): Promise<ComponentType<MenuDrawerProps>>;
}

export const ShellServicesContext = createContext<ShellServices | null>(null);

export interface MenuDrawerProps {
  id: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  menu: LazyData<MenuItem[]>;
  /** The current page; null on an error page. */
  path: string | null;
  /** Content at the top, beside the close button. */
  brand: ReactNode;
  foot: ReactNode;
}
