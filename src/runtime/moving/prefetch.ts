// Pages that may come next, fetched while the reader reads: a few at a time, each once, and never at the expense of a
// reader whose connection is slow or metered. The manifest comes first: it says which addresses are pages at all.
// While the reader may only be glancing at the page, a few kilobytes are spent, on the likeliest links first.
import { constants } from '#schema/constants.ts';
import type { Manifest } from '../builds/build-manifest.ts';
import { whenIdle } from '../idle.ts';
import { firstIntent } from '../intent.ts';
import { allowsPrefetch, type Connection, connection } from './connection.ts';
import type { Payloads } from './payloads.ts';

/** What pages fetched ahead may weigh before the reader shows that they are there, in bytes. */
const unaskedBytes = 24_000;
/** Who stays longer than this reads the page, and needs no other sign, in milliseconds. */
export const glance = 5000;

/** Links in the order in which they are likely to be followed: those of the text, the next page of the list, the rest. */
const likeliestFirst = [
  '.prose a[href]',
  '.sidebar li:has(> [aria-current]) + li > a[href]',
  'main a[href]:not(nav a)',
  '.sidebar a[href]',
  'a[href]',
];

interface PrefetchLinksOptions {
  manifest: Manifest;
  payloads: Payloads;
  isPage(path: string): boolean;
  /** Bytes of all payloads so far. */
  spent(): number;
}

/** Starts when the browser is idle; returns how to look for links that were added to the page. */
export function prefetchLinks({ manifest, payloads, isPage, spent }: PrefetchLinksOptions): () => void {
  let links: LinkObserver | null = null;
  void whenIdle().then(() => {
    const loading = loadManifest(manifest);
    // Without the Navigation API a click loads a document, which a payload does nothing for.
    if (!('navigation' in window)) return;
    const queue = createPrefetcher({ fetch: payloads.prefetch, connection, spent, budget: unaskedBytes });
    void firstIntent().then(queue.lift);
    setTimeout(queue.lift, glance);
    links = observeLinks(window, {
      // Links in view can wait until it is known which of them are pages.
      onVisible: (path) => void loading.then(() => isPage(path) && queue.add(path)),
      onIntent: (path) => isPage(path) && queue.addFirst(path),
    });
    links.refresh();
  });
  return () => links?.refresh();
}

async function loadManifest(manifest: Manifest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, constants.manifestDelay));
  if (connection()?.effectiveType !== 'slow-2g') await manifest.load();
}

interface Prefetcher {
  /** Fetches a path when its turn comes and the budget allows it, unless it was fetched before. */
  add(path: string): void;
  /** The same for a path that the reader has shown interest in: it is the next, whatever it costs. */
  addFirst(path: string): void;
  /** From now on the budget does not count. */
  lift(): void;
}

interface PrefetcherOptions {
  fetch(path: string): Promise<void>;
  connection(): Connection | undefined;
  atOnce?: number;
  /** Bytes spent on pages so far. */
  spent(): number;
  /** Nothing more is begun that would most likely cost more than this. */
  budget: number;
}

/** A queue of pages to fetch. */
export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { fetch, connection, atOnce = constants.maxRoutePreloads, spent } = options;
  const begun = new Set<string>();
  const first = new Set<string>();
  const others = new Set<string>();
  let { budget } = options;
  let running = 0;
  let done = 0;

  /**
   * Whether one more fits, should it cost as much as the others did. Until the budget is lifted they come one after
   * another: then what they cost is known, and the same pages are fetched on every machine.
   */
  function fits(): boolean {
    if (budget === Number.POSITIVE_INFINITY) return true;
    return running === 0 && (done === 0 || spent() * (1 + 1 / done) <= budget);
  }

  function next(): string | undefined {
    const [path] = first.size > 0 ? first : fits() ? others : [];
    return path;
  }

  function advance(): void {
    while (running < atOnce) {
      const path = next();
      if (path === undefined) return;
      first.delete(path);
      others.delete(path);
      begun.add(path);
      running++;
      void fetch(path).finally(() => {
        running--;
        done++;
        advance();
      });
    }
  }

  function addTo(queue: Set<string>, path: string): void {
    if (begun.has(path) || !allowsPrefetch(connection())) return;
    queue.add(path);
    advance();
  }

  return {
    add: (path) => addTo(others, path),
    addFirst: (path) => addTo(first, path),
    lift() {
      budget = Number.POSITIVE_INFINITY;
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
      // Those in view are told of in the order in which they were observed.
      for (const link of likeliestFirst.flatMap((links) => [...document.querySelectorAll(links)])) {
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
