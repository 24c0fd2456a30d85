// Pages that may come next, fetched while the reader reads: a few at a time, each once, and never at the expense of a
// reader whose connection is slow or metered. The manifest comes first: it says which addresses are pages at all.
import { constants } from '#schema/constants.ts';
import type { Manifest } from './build-manifest.ts';
import { whenIdle } from './idle.ts';
import type { Payloads } from './payloads.ts';

interface PrefetchLinksOptions {
  manifest: Manifest;
  payloads: Payloads;
  isPage(path: string): boolean;
}

/** Starts when the browser is idle; returns how to look for links that were added to the page. */
export function prefetchLinks({ manifest, payloads, isPage }: PrefetchLinksOptions): () => void {
  let links: LinkObserver | null = null;
  void whenIdle().then(() => {
    const loading = loadManifest(manifest);
    // Without the Navigation API a click loads a document, which a payload does nothing for.
    if (!('navigation' in window)) return;
    const queue = createPrefetcher({ fetch: payloads.prefetch, connection });
    links = observeLinks(window, {
      // Links in view can wait until it is known which of them are pages.
      onVisible: (path) => void loading.then(() => isPage(path) && queue.add(path)),
      onIntent: (path) => isPage(path) && queue.add(path),
    });
    links.refresh();
  });
  return () => links?.refresh();
}

async function loadManifest(manifest: Manifest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, constants.manifestDelay));
  if (connection()?.effectiveType !== 'slow-2g') await manifest.load();
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** What a browser says about the connection; not all do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Slow means 2g in any form; a browser that says nothing allows it. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

interface Prefetcher {
  /** Fetches a path when its turn comes, unless it was fetched before. */
  add(path: string): void;
}

interface PrefetcherOptions {
  fetch(path: string): Promise<void>;
  connection(): Connection | undefined;
  atOnce?: number;
}

/** A queue of pages to fetch. */
export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { fetch, connection, atOnce = constants.maxRoutePreloads } = options;
  const added = new Set<string>();
  const queue: string[] = [];
  let running = 0;

  function advance(): void {
    while (running < atOnce) {
      const path = queue.shift();
      if (path === undefined) return;
      running++;
      void fetch(path).finally(() => {
        running--;
        advance();
      });
    }
  }

  return {
    add(path) {
      if (added.has(path) || !allowsPrefetch(connection())) return;
      added.add(path);
      queue.push(path);
      advance();
    },
  };
}

interface LinkObserver {
  /** Looks for links that were added to the page. */
  refresh(): void;
}

/** Links about to be used: those in view, and at once the one under the pointer or focus. The callbacks get the path of a page of this site. */
function observeLinks(
  window: Window,
  callbacks: { onVisible(path: string): void; onIntent(path: string): void },
): LinkObserver {
  const { document } = window;
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = prefetchablePath(target, window.location);
      if (path !== null) callbacks.onVisible(path);
    }
  });

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const path = link && prefetchablePath(link, window.location);
    if (path) callbacks.onIntent(path);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });

  return {
    refresh() {
      for (const link of document.querySelectorAll('a[href]')) {
        if (seen.has(link)) continue;
        seen.add(link);
        observer.observe(link);
      }
    },
  };
}

/** The path a link leads to, when it is another page of this site that may be fetched early. */
function prefetchablePath(link: Element, here: Location): string | null {
  if (!(link instanceof HTMLAnchorElement)) return null;
  if (link.origin !== here.origin || link.pathname === here.pathname) return null;
  if (link.target === '_blank' || link.hasAttribute('download') || link.dataset.prefetch === 'false')
    return null;
  return link.pathname;
}
