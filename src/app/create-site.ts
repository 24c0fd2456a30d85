// Puts the running site together: errors, data and versions, the search, and the router over them.

import bundledIcons from 'virtual:icons';
import { createLazyData } from '#lib/lazy-data.ts';
import { createStore, type Store } from '#lib/store.ts';
import * as text from '#messages/notices.ts';
import { createManifest } from '#runtime/builds/build-manifest.ts';
import { createDataFiles } from '#runtime/builds/data-files.ts';
import { createVersionCheck } from '#runtime/builds/version-check.ts';
import type { EarlyActions } from '#runtime/early-actions.ts';
import { createErrorPath, watchUncaught } from '#runtime/errors.ts';
import { createHttp, http } from '#runtime/http.ts';
import { createIconStore, readDrawnIcons } from '#runtime/icon-store.ts';
import { createIslandClient, islandsInDocument } from '#runtime/island-client.ts';
import { loadChunk, onStall } from '#runtime/load-chunk.ts';
import { createNavigate } from '#runtime/moving/navigate.ts';
import { createPayloads } from '#runtime/moving/payloads.ts';
import { createWeighedFetch } from '#runtime/moving/weighed-fetch.ts';
import type { Preferences } from '#runtime/preferences.ts';
import { safeStorage } from '#runtime/storage.ts';
import type { CurrentBuild, ShellData } from '#schema/builds.ts';
import type { MenuItem, PanelData } from '#schema/navigation.ts';
import { matchRoute } from '#site/routes.ts';
import { createOverlays } from '#ui/overlay/overlay-store.ts';
import { createPlainToasts } from '#ui/toast/plain-toasts.ts';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { fitSections } from './header/fit-sections.ts';
import { startPanels } from './header/start-panels.ts';
import { showLoadingPart, tellNotLoaded } from './loading-notices.ts';
import { createCodeAhead } from './navigation/code-ahead.ts';
import { fullPathOf, showError } from './navigation/show-view.ts';
import { startMoving } from './navigation/start-navigation.ts';
import { loadPageCode, loadPageView, type View, type ViewStore } from './navigation/view.ts';
import { createSiteProgress } from './progress/site-progress.ts';
import { createSearch } from './search/search.ts';
import { createShellHost } from './shell-host.ts';
import type { Site } from './site.ts';

/** The version of this script, put in by the build. */
declare const __APP_VERSION__: string;

export interface RunningSite {
  site: Site;
  /** Takes over the links. */
  start(): Promise<void>;
}

/** What the first script has already created. */
export interface EarlyParts {
  preferences: Preferences;
  early: EarlyActions;
}

export function createSite(
  build: CurrentBuild,
  container: Element,
  { preferences, early }: EarlyParts,
): RunningSite {
  const area = container.querySelector<HTMLElement>('.page-area');
  const views: ViewStore = createStore<View>({ kind: 'document', path: area?.dataset.page || null });
  const shells: Store<ShellData> = createStore(build.shell);
  const host = createShellHost({
    getParts: () => ({ container, site, views, shells, payloads, loadCode }),
    early,
    onMenu: (loading) => showLoadingPart(toasts, text.theMenu, loading),
  });
  const loadCode = (path: string) => loadPageCode(matchRoute(path));
  const errors = createErrorPath({
    show: (error) => void showError(views, host, error, fullPathOf(location)).catch(() => {}),
  });
  watchUncaught(window, errors);

  const toasts = createToastStore();
  // Their time starts when they can be seen: the code that draws them resumes it.
  toasts.pause();
  const plainToasts = createPlainToasts(toasts);
  toasts.subscribe(() => {
    if (toasts.list().length === 0) return;
    const loading = host.takeOver();
    const showPlain = () => {
      toasts.resume();
      plainToasts.show();
    };
    onStall(loading, showPlain);
    loading.catch(showPlain);
  });
  const version = createVersionCheck({
    fetch: (url) => http(url, { cache: 'no-store' }),
    buildId: build.id,
    interval: build.versionPoll,
    onNewVersion: () =>
      toasts.add({
        id: 'new-version',
        title: text.newVersion,
        icon: 'i-lucide-refresh-cw',
        duration: 0,
        actions: [{ label: text.reload, altText: text.reloadPage, onClick: () => location.reload() }],
      }),
  });
  const manifest = createManifest({
    fetch: (url) => http(url),
    buildId: build.id,
    onGone: version.markOutdated,
  });
  const weighed = createWeighedFetch((...call) => fetch(...call));
  const fetchPayload = createHttp({ baseURL: import.meta.env.BASE_URL, fetch: weighed.fetch });
  const payloads = createPayloads({
    fetch: (url) => fetchPayload(url, { cache: 'force-cache' }),
    buildId: build.id,
    origin: location.origin,
  });
  const icons = createIconStore({
    bundled: { ...bundledIcons, ...readDrawnIcons(container) },
    load: async (names, add) =>
      (await loadChunk(() => import('#runtime/icon-network.ts'))).loadIcons(names, add),
    warn: (message) => console.warn(message),
  });
  const overlays = createOverlays();
  overlays.subscribe(() => {
    if (overlays.snapshot().length === 0) return;
    showLoadingPart(toasts, text.theDialog, host.takeOver()).catch(() =>
      tellNotLoaded(toasts, text.theDialog),
    );
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
    plainToasts,
    overlays,
    icons,
    islands,
    preferences,
    progress: createSiteProgress({ toasts, buildId: build.id, loadRecord: manifest.load }),
    search: { open: (options) => search.open(options) },
    fetchData,
    panels: createLazyData(async () => {
      const [{ panels, icons: shapes }] = await Promise.all([
        fetchData<PanelData>('panels'),
        loadChunk(() => import('#styles/with-scripts/panels.css')),
      ]);
      icons.add(shapes);
      return panels;
    }, reportData),
    loadMenuDrawer: () => showLoadingPart(toasts, text.theMenu, loadMenuDrawer()),
    menu: createLazyData(() => fetchData<MenuItem[]>('navigation'), reportData),
  };

  const search = createSearch(site);
  startPanels({
    panels: site.panels,
    icons,
    sections: () => shells.get().sections,
    navigate: (path) => void site.navigate(path),
    path: () => views.get().path,
  });
  fitSections();
  addEventListener('resize', fitSections);

  return {
    site,
    async start() {
      if (build.app !== __APP_VERSION__) version.markOutdated();
      // Only readers who saved something have a worker. It tells of copies as soon as pages are fetched.
      if (navigator.serviceWorker?.controller) await watchSavedCopies(views);
      const router = await startMoving({
        site,
        views,
        shells,
        host,
        version,
        manifest,
        payloads,
        payloadBytes: weighed.bytes,
        codeAhead: createCodeAhead({
          storage: safeStorage('local'),
          version: __APP_VERSION__,
          takeOver: host.takeOver,
          loadPageView,
        }),
      });
      Object.assign(exits, router);
      if (early.isAsked() || !isShellOf(build, container)) void host.takeOver();
    },
  };
}

/** Whether header and footer of the document are of this build; an older one is drawn again. */
function isShellOf({ shell }: CurrentBuild, container: Element): boolean {
  const { settings, sections } = shell;
  const labels = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  const titles = sections.map(({ title }) => title).join('\n');
  return (
    labels('.sections li > :first-child') === titles &&
    labels('.site-footer li') === settings.footerLinks.map(({ label }) => label).join('\n')
  );
}

/** Where the script of the note does not come, pages do all the same. */
async function watchSavedCopies(views: ViewStore): Promise<void> {
  const loading = import('./offline/saved-note.ts');
  await loading.then(({ showSavedNotes }) => showSavedNotes(views, navigator.serviceWorker)).catch(() => {});
}

async function loadMenuDrawer() {
  const [{ MenuDrawer }] = await loadChunk(() =>
    Promise.all([import('./menu/menu-drawer.tsx'), import('#styles/overlay.css')]),
  );
  return MenuDrawer;
}

function loadDocument(to: string, replace: boolean): void {
  if (replace) location.replace(to);
  else location.assign(to);
}
