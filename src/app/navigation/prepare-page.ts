// Everything between a click and a page that can be shown: may it be entered, its data, its script.
import { decodeAddress } from '#lib/address/decode-address.ts';
import type { ReloadGuard } from '#runtime/builds/reload-guard.ts';
import type { VersionCheck } from '#runtime/builds/version-check.ts';
import { withPatience } from '#runtime/load-chunk.ts';
import { loadLaterStyles } from '#runtime/moving/later-styles.ts';
import type { Payloads } from '#runtime/moving/payloads.ts';
import { checkRoute, type Middleware } from '#runtime/moving/route-checks.ts';
import { pathOf } from '#runtime/moving/scroll.ts';
import { loadOwnStyles } from '#runtime/own-styles.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import type { PageBundle } from '#schema/page/page-data.ts';
import { matchRoute } from '#site/routes.ts';
import { hasExtension, loadPageCode, type PageCode, type PreparedPage } from './view.ts';

/** Middleware by name. No route asks for any yet. */
const middleware: Readonly<Record<string, Middleware>> = {};

export interface PreparePageOptions {
  /** Brings what draws the page. */
  takeOver(): Promise<void>;
  payloads: Payloads;
  version: VersionCheck;
  reloadGuard: ReloadGuard;
}

/** The view of an address; null when its document must be loaded instead. Throws what the error page should say. */
export async function preparePage(
  url: URL,
  from: URL,
  { takeOver, payloads, version, reloadGuard }: PreparePageOptions,
): Promise<PreparedPage | null> {
  const route = matchRoute(pagePathOf(url));
  await checkRoute(route, url, from, middleware);
  const code = withPatience(Promise.all([loadPageCode(route), takeOver()])).then(
    ([code]) => ({ code }),
    (error: unknown) => ({ error }),
  );
  const bundle = await withPatience(loadBundle(url, payloads)).catch(() => null);
  // A document contains its data and styles, and the browser shows by itself that it is loading.
  if (!bundle) return null;
  const outcome = await code;
  if ('code' in outcome) return viewOf(bundle, outcome.code);
  // Without the network nothing is wrong with the page: it is loaded when there is one again.
  if (!navigator.onLine) return null;
  const address = url.pathname + url.search + url.hash;
  if (!hasExtension(route)) {
    // The document needs none of this code.
    if (reloadGuard.mayReload(address)) return null;
  } else {
    // The document is not complete without the code. If that belongs to an old build, the new one has to be loaded.
    const isNewer = await withPatience(version.look()).catch(() => null);
    if (isNewer) version.markOutdated();
    if (isNewer && reloadGuard.mayReload(address)) return null;
  }
  console.error('A script of this page could not be loaded.', outcome.error);
  throw appErrorFrom({});
}

/** The data of a page, with its styles loaded; null when something of it cannot be. */
async function loadBundle(url: URL, payloads: Payloads): Promise<PageBundle | null> {
  const payload = await payloads.load(url.pathname);
  if (!payload) return null;
  const styles = await Promise.all([loadLaterStyles(), loadOwnStyles(payload.data.styles ?? [])]);
  return styles.every(Boolean) ? payload.data : null;
}

function viewOf(bundle: PageBundle, code: PageCode): PreparedPage {
  return { kind: 'page', path: bundle.page.path, bundle, code };
}

/** The path of the page at an address, as it is stored. */
export function pagePathOf(url: URL): string {
  return decodeAddress(pathOf(url));
}
