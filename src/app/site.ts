// The site as a running program: what the shell, the pages and the gallery are given to work with.

import { createContext, useContext } from 'react';
import type { PaletteGroup } from '#features/search/palette-items.ts';
import type { LazyData } from '#lib/lazy-data.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { ErrorPath } from '#runtime/errors.ts';
import type { Http } from '#runtime/http.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import type { IslandClient } from '#runtime/island-client.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { Preferences } from '#runtime/preferences.ts';
import type { MenuItem, Panels } from '#schema/navigation.ts';
import type { Overlays } from '#ui/overlay/overlay-store.ts';
import type { PlainToasts } from '#ui/toast/plain-toasts.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import type { ShellServices } from '#views/shell-services.ts';
import type { SiteProgress } from './progress/site-progress.ts';

export interface Site extends ShellServices {
  http: Http;
  navigate: Navigate;
  errors: ErrorPath;
  toasts: ToastStore;
  /** Stands in for toasts while the code that draws them cannot be fetched. */
  plainToasts: PlainToasts;
  overlays: Overlays;
  icons: IconStore;
  islands: IslandClient;
  preferences: Preferences;
  /** What the reader has done, on this device. */
  progress: SiteProgress;
  search: {
    /** Opens the window of the search, unless it is open. */
    open(options?: SearchOptions): void;
  };
  /** Data of the site, fetched when it is first needed. */
  fetchData: FetchData;
  panels: LazyData<Panels>;
  menu: LazyData<MenuItem[]>;
}

export interface SearchOptions {
  /** What the input holds at first. */
  term?: string;
  /** Listed in place of the site's pages and commands. */
  groups?: readonly PaletteGroup[];
}

export const SiteContext = createContext<Site | null>(null);

/** The running site; only in the browser. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The site is not running here.');
  return site;
}
