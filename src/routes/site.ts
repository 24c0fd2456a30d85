// The site as a running program: what the shell, the pages and the gallery are given to work with.
import { createContext, useContext } from 'react';
import type { ErrorPath } from '#runtime/errors.ts';
import type { Http } from '#runtime/http.ts';
import type { IconStore } from '#runtime/icons/icon-store.ts';
import type { IslandClient } from '#runtime/islands/island-client.ts';
import type { Navigate } from '#runtime/navigate.ts';
import type { Overlays } from '#ui/overlay/overlay-store.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';

export interface Site {
  http: Http;
  navigate: Navigate;
  errors: ErrorPath;
  toasts: ToastStore;
  overlays: Overlays;
  icons: IconStore;
  islands: IslandClient;
}

export const SiteContext = createContext<Site | null>(null);

/** The running site; only in the browser. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The site is not running here.');
  return site;
}
