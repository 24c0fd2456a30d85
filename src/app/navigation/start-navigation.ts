/// <reference types="vite/client" />
// From reading to moving: the router takes the links, pages that may come next are fetched, versions are watched.
// Without the Navigation API links load documents as they always did.

import type { Store } from '#lib/store.ts';
import * as text from '#messages/notices.ts';
import { createBehaviours } from '#runtime/behaviours.ts';
import type { Manifest } from '#runtime/builds/build-manifest.ts';
import { createReloadGuard } from '#runtime/builds/reload-guard.ts';
import type { VersionCheck } from '#runtime/builds/version-check.ts';
import { loadLaterStyles } from '#runtime/moving/later-styles.ts';
import { followMarkedLinks } from '#runtime/moving/navigate.ts';
import type { Payloads } from '#runtime/moving/payloads.ts';
import { prefetchLinks } from '#runtime/moving/prefetch.ts';
import { type Router, startRouter } from '#runtime/moving/router.ts';
import { createPositions, createScroller } from '#runtime/moving/scroll.ts';
import { safeStorage } from '#runtime/storage.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import type { ShellData } from '#schema/builds.ts';
import { matchRoute } from '#site/routes.ts';
import { pageBehaviours } from '../behaviours/index.ts';
import { tellProblem } from '../behaviours/tell-problem.ts';
import { refreshOnChange } from '../refresh-on-change.ts';
import { onInterest, type ShellHost } from '../shell-host.ts';
import type { Site } from '../site.ts';
import type { CodeAhead } from './code-ahead.ts';
import { isPlainErrorShown } from './plain-error.ts';
import { pagePathOf, preparePage } from './prepare-page.ts';
import { fullPathOf, showError, showPage } from './show-view.ts';
import { hasExtension, loadPageCode, loadPageView, type PreparedPage, type ViewStore } from './view.ts';

interface Moving {
  site: Site;
  views: ViewStore;
  shells: Store<ShellData>;
  host: ShellHost;
  version: VersionCheck;
  manifest: Manifest;
  payloads: Payloads;
  /** What payloads weighed so far. */
  payloadBytes(): number;
  codeAhead: CodeAhead;
}

export async function startMoving(moving: Moving): Promise<Partial<Router>> {
  const { site, views, shells, host, version, manifest, payloads, payloadBytes, codeAhead } = moving;
  const { takeOver } = host;
  const session = safeStorage('session');
  const reloadGuard = createReloadGuard({ storage: session });
  /** Before the record of the build is here, an address that looks like a file is left to the browser. */
  const isPage = (path: string) => manifest.isPrerendered(path) ?? !/\.\w+$/.test(path);

  const prepare = async (url: URL, from: URL) => {
    const view = await preparePage(url, from, { takeOver, payloads, version, reloadGuard });
    return view && { show: () => show(view) };
  };
  const show = (view: PreparedPage) => {
    site.islands.seed(view.bundle.islands);
    site.icons.add(view.bundle.icons);
    showPage(views, host, view);
  };

  const lookForLinks = prefetchLinks({
    manifest,
    payloads,
    // A document needs no payload.
    isPage: (path) => codeAhead.mayDraw() && isPage(path),
    spent: payloadBytes,
  });
  const behaviours = createBehaviours({
    entries: pageBehaviours({ ...site, manifest }),
    root: document.body,
    onError: (error) => site.errors.report(error, 'a part of the page did not start'),
    tell: (problem) => tellProblem(site.toasts, problem),
  });
  const router =
    'navigation' in window
      ? startRouter({
          window,
          navigation: window.navigation,
          positions: createPositions(session),
          scroller: createScroller(window),
          isPage: (url) => !version.isOutdated() && codeAhead.mayDraw() && isPage(url.pathname),
          prepare,
          isBroken: () => views.get().kind === 'error' || isPlainErrorShown(),
          onError(error, url) {
            site.errors.report(error, 'a page could not be shown');
            void showError(views, host, appErrorFrom(error), fullPathOf(url)).catch(() => {});
          },
          onOffline: () => tellOffline(site, shells.get().settings.offline),
          onShow: behaviours.refresh,
          onArrive: lookForLinks,
        })
      : {};
  onInterest(() => {
    // Whatever needs them tries again, and reports the failure.
    if (!('navigation' in window)) return void takeOver().catch(() => {});
    if (codeAhead.mayDraw()) void loadLaterStyles();
    codeAhead.load().catch(() => {});
  });
  if ('navigation' in window) codeAhead.start();
  // The error page has parts that come alive, too; it is drawn after the step that asks for it.
  views.subscribe(() => {
    if (views.get().kind === 'error') setTimeout(behaviours.refresh);
  });
  followMarkedLinks(site.navigate);
  version.start();
  if (import.meta.env.DEV) {
    // The first edit should not have to wait for what draws it.
    void Promise.allSettled([takeOver(), loadPageView()]);
    refreshOnChange(shells, async (payload) => {
      const here = new URL(location.href);
      payloads.forget(here.pathname);
      if (payload) {
        const { data } = payload;
        const [code] = await Promise.all([loadPageCode(matchRoute(data.page.path)), takeOver()]);
        show({ kind: 'page', path: data.page.path, bundle: data, code });
        return true;
      }
      // A page may have been added or renamed: what the header shows of the tree is fetched again when it is opened.
      site.panels.forget();
      site.menu.forget();
      const ready = await prepare(here, here);
      // The author may have gone on meanwhile; the page they are on is fresh.
      if (location.pathname !== here.pathname) return true;
      ready?.show();
      return ready !== null;
    });
  }
  await completeDocument();
  behaviours.refresh();
  return router;

  /** A document whose page has a script of its own, or that stands at another address than it was made for. */
  async function completeDocument(): Promise<void> {
    const here = new URL(location.href);
    const { path } = views.get();
    const isElsewhere = path !== null && path !== pagePathOf(here);
    if (path === null || (!isElsewhere && !hasExtension(matchRoute(path)))) return;
    // Loading it again may bring what is missing. A document that was loaded again would do so for ever.
    const isReloaded = wasReloaded();
    const guard = { mayReload: (address: string) => !isReloaded && reloadGuard.mayReload(address) };
    try {
      const view = await preparePage(here, here, { takeOver, payloads, version, reloadGuard: guard });
      if (view) show(view);
      else if (!isReloaded && (isElsewhere || version.isOutdated())) location.reload();
    } catch (error) {
      site.errors.fail(error, 'a page could not be shown');
    }
  }
}

function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

/** `saved` is the page that says what is on the device; where nothing is, it is not there either. */
function tellOffline({ toasts, navigate }: Site, saved: string): boolean {
  if (navigator.onLine) return false;
  const label = text.seeSaved;
  const isLeading = saved !== '' && navigator.serviceWorker?.controller;
  toasts.add({
    id: 'offline',
    title: text.offline,
    description: text.notOnDevice,
    icon: 'i-lucide-wifi-off',
    color: 'warning',
    ...(isLeading && { actions: [{ label, altText: label, onClick: () => void navigate(saved) }] }),
  });
  return true;
}
