/// <reference types="vite/client" />
// From reading to moving: the router takes the links, pages that may come next are fetched, versions are watched.
// Without the Navigation API only the latter happens, and links load documents as they always did.
import type { Store } from '#lib/store.ts';
import type { Manifest } from '#runtime/build-manifest.ts';
import { whenIdle } from '#runtime/idle.ts';
import { type LinkObserver, observeLinks } from '#runtime/observe-links.ts';
import type { Payloads } from '#runtime/payloads.ts';
import { createPositions } from '#runtime/positions.ts';
import { type Connection, createPrefetcher } from '#runtime/prefetch.ts';
import { createReloadGuard } from '#runtime/reload-guard.ts';
import { type Router, startRouter } from '#runtime/router.ts';
import { createScroller } from '#runtime/scroll.ts';
import { pathOf } from '#runtime/scroll-plan.ts';
import { safeStorage } from '#runtime/storage.ts';
import type { VersionCheck } from '#runtime/version-check.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import { constants } from '#schema/constants.ts';
import type { CurrentBuild, ShellData } from '#schema/current-build.ts';
import { matchRoute } from '#src/routes.ts';
import { hasPart } from './parts.ts';
import { preparePage } from './prepare-page.ts';
import { fullPathOf, showError, showPage } from './show-view.ts';
import type { Site } from './site.ts';
import type { ViewStore } from './view.ts';

interface Moving {
  site: Site;
  views: ViewStore;
  shells: Store<ShellData>;
  version: VersionCheck;
  manifest: Manifest;
  payloads: Payloads;
}

export async function startMoving(moving: Moving): Promise<Partial<Router>> {
  const { site, views, shells, version, manifest, payloads } = moving;
  let links: LinkObserver | null = null;
  const session = safeStorage('session');
  const reloadGuard = createReloadGuard({ storage: session });
  /** Before the record of the build is here, an address that looks like a file is left to the browser. */
  const isPage = (path: string) => manifest.isPrerendered(path) ?? !/\.\w+$/.test(path);

  const prepare = async (url: URL, from: URL) => {
    const view = await preparePage(url, from, { payloads, version, reloadGuard });
    return view && { show: () => show(view) };
  };
  const show = (view: Parameters<typeof showPage>[1]) => {
    site.islands.seed(view.bundle.islands);
    site.icons.add(view.bundle.icons);
    showPage(views, view);
  };

  const router =
    'navigation' in window
      ? startRouter({
          window,
          navigation: window.navigation,
          positions: createPositions(session),
          scroller: createScroller(window),
          isPage: (url) => !version.isOutdated() && isPage(url.pathname),
          prepare,
          isBroken: () => views.get().kind === 'error',
          onError(error, url) {
            site.errors.report(error, 'a page could not be shown');
            showError(views, appErrorFrom(error), fullPathOf(url));
          },
          onOffline: () => tellOffline(site),
          onArrive: () => links?.refresh(),
        })
      : {};

  followMarkedLinks(site);
  if (import.meta.env.DEV) refreshOnChange();
  void prefetchWhenIdle();
  version.start();
  await completeDocument();
  return router;

  async function prefetchWhenIdle(): Promise<void> {
    await whenIdle();
    const prefetcher = createPrefetcher({ fetch: payloads.prefetch, connection });
    const record = afterDelay(constants.manifestDelay).then(async () => {
      if (connection()?.effectiveType !== 'slow-2g') await manifest.load();
    });
    if (!('navigation' in window)) return;
    links = observeLinks(window, {
      // Links in view can wait until it is known which of them are pages.
      onVisible: (path) => void record.then(() => isPage(path) && prefetcher.want(path)),
      onIntent: (path) => isPage(path) && prefetcher.want(path),
    });
    links.refresh();
  }

  /** While an author works: the page is fetched anew, and drawn in place of what is there. */
  function refreshOnChange(): void {
    window.addEventListener('site:refresh', (event) => {
      event.preventDefault();
      const here = new URL(location.href);
      payloads.forget(here.pathname);
      void Promise.all([prepare(here, here), site.http<CurrentBuild>('/builds/current.json')]).then(
        ([ready, build]) => {
          if (!ready) return location.reload();
          shells.set(build.shell);
          ready.show();
          document.documentElement.dataset.refreshed = String(Date.now());
        },
        () => location.reload(),
      );
    });
  }

  /** A document whose page has a script of its own, or that stands at another address than it was made for. */
  async function completeDocument(): Promise<void> {
    const here = new URL(location.href);
    const { path } = views.get();
    const route = matchRoute(pathOf(here));
    const isElsewhere = path !== null && path !== decodeURI(pathOf(here));
    if (path === null || (!hasPart(route) && !isElsewhere)) return;
    try {
      const ready = await prepare(here, here);
      if (ready) ready.show();
      else if (isElsewhere || version.isOutdated()) location.reload();
    } catch (error) {
      site.errors.fail(error, 'a page could not be shown');
    }
  }
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

function afterDelay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Links that take the place of the present entry, or load the page again. */
function followMarkedLinks(site: Site): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.dataset.reload !== undefined) location.reload();
    else if (link?.dataset.replace !== undefined)
      void site.navigate(link.getAttribute('href') ?? '/', { replace: true });
    else return;
    event.preventDefault();
  });
}

function tellOffline(site: Site): boolean {
  if (navigator.onLine) return false;
  site.toasts.add({
    id: 'offline',
    title: 'You are offline',
    description: 'This page is not on your device yet. What you were reading is still here.',
    icon: 'i-lucide-wifi-off',
    color: 'warning',
  });
  return true;
}
