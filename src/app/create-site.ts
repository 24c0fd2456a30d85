// Puts the running site together: errors, data and versions, and the router over them.

import bundledIcons from 'virtual:icons';
import { createLazyData } from '#lib/lazy-data.ts';
import { createStore, type Store } from '#lib/store.ts';
import { createManifest } from '#runtime/build-manifest.ts';
import { createDataFiles } from '#runtime/data-files.ts';
import { createErrorPath, watchUncaught } from '#runtime/errors.ts';
import { http } from '#runtime/http.ts';
import { createIconStore, readDrawnIcons } from '#runtime/icon-store.ts';
import { createIslandClient, islandsInDocument } from '#runtime/island-client.ts';
import { createNavigate } from '#runtime/navigate.ts';
import { createPayloads } from '#runtime/payloads.ts';
import type { Preferences } from '#runtime/preferences.ts';
import { createVersionCheck } from '#runtime/version-check.ts';
import type { CurrentBuild, ShellData } from '#schema/builds.ts';
import type { MenuItem, PanelData } from '#schema/navigation.ts';
import { createOverlays } from '#ui/overlay/overlay-store.ts';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { fullPathOf, showError } from './navigation/show-view.ts';
import { startMoving } from './navigation/start-navigation.ts';
import type { View, ViewStore } from './navigation/view.ts';
import type { Site } from './site.ts';

/** The version of this script, put in by the build. */
declare const __APP_VERSION__: string;

export interface RunningSite {
  site: Site;
  views: ViewStore;
  shells: Store<ShellData>;
  /** Takes over the links; call it when the shell has been drawn. */
  start(): Promise<void>;
}

export function createSite(build: CurrentBuild, container: Element, preferences: Preferences): RunningSite {
  const area = container.querySelector<HTMLElement>('.page-area');
  const views = createStore<View>({ kind: 'document', path: area?.dataset.page || null });
  const shells = createStore(build.shell);
  const errors = createErrorPath({ show: (error) => showError(views, error, fullPathOf(location)) });
  watchUncaught(window, errors);

  const toasts = createToastStore();
  // Their time starts when they can be seen: the code that draws them resumes it.
  toasts.pause();
  const version = createVersionCheck({
    fetch: (url) => http(url, { cache: 'no-store' }),
    buildId: build.id,
    interval: build.versionPoll,
    onNewVersion: () =>
      toasts.add({
        id: 'new-version',
        title: 'A new version is available',
        icon: 'i-lucide-refresh-cw',
        duration: 0,
        actions: [{ label: 'Reload', altText: 'Reload the page', onClick: () => location.reload() }],
      }),
  });
  const manifest = createManifest({
    fetch: (url) => http(url),
    buildId: build.id,
    onGone: version.markOutdated,
  });
  const payloads = createPayloads({
    fetch: (url) => http(url, { cache: 'force-cache' }),
    buildId: build.id,
    origin: location.origin,
  });
  const icons = createIconStore({
    bundled: { ...bundledIcons, ...readDrawnIcons(container) },
    load: async (names, add) => (await import('#runtime/icon-network.ts')).loadIcons(names, add),
    warn: (message) => console.warn(message),
  });
  const islands = createIslandClient();
  islands.seed(islandsInDocument());
  const exits = {
    go: (to: string, replace: boolean): void | Promise<void> => loadDocument(to, replace),
    load: loadDocument,
    open: (to: string, target: string) => void window.open(to, target, 'noopener,noreferrer'),
  };
  const fetchData = createDataFiles({ http, build, onOutdated: version.markOutdated });
  const reportData = (error: unknown) => errors.report(error, 'data of the menu could not be loaded');
  const site: Site = {
    http,
    navigate: createNavigate(exits),
    errors,
    toasts,
    overlays: createOverlays(),
    icons,
    islands,
    preferences,
    search: createStore(false),
    fetchData,
    panels: createLazyData(async () => {
      const { panels, icons: shapes } = await fetchData<PanelData>('panels');
      icons.add(shapes);
      return panels;
    }, reportData),
    loadMenuDrawer,
    menu: createLazyData(() => fetchData<MenuItem[]>('navigation'), reportData),
  };

  return {
    site,
    views,
    shells,
    async start() {
      if (build.app !== __APP_VERSION__) version.markOutdated();
      const router = await startMoving({ site, views, shells, version, manifest, payloads });
      Object.assign(exits, router);
    },
  };
}

async function loadMenuDrawer() {
  const [{ MenuDrawer }] = await Promise.all([
    import('./menu/menu-drawer.tsx'),
    import('#styles/overlay.css'),
  ]);
  return MenuDrawer;
}

function loadDocument(to: string, replace: boolean): void {
  if (replace) location.replace(to);
  else location.assign(to);
}
