// Pages that may come next, fetched while the reader reads. The record of the build comes first: it says which
// addresses are pages at all.
import type { Manifest } from '#runtime/build-manifest.ts';
import { whenIdle } from '#runtime/idle.ts';
import { type LinkObserver, observeLinks } from '#runtime/observe-links.ts';
import type { Payloads } from '#runtime/payloads.ts';
import { type Connection, createPrefetcher } from '#runtime/prefetch.ts';
import { constants } from '#schema/constants.ts';

interface PrefetchLinksOptions {
  manifest: Manifest;
  payloads: Payloads;
  isPage(path: string): boolean;
}

/** Starts when the browser is idle; returns how to look for links that were added to the page. */
export function prefetchLinks({ manifest, payloads, isPage }: PrefetchLinksOptions): () => void {
  let links: LinkObserver | null = null;
  void whenIdle().then(() => {
    const record = loadRecord(manifest);
    // Without the Navigation API a click loads a document, which a payload does nothing for.
    if (!('navigation' in window)) return;
    const prefetcher = createPrefetcher({ fetch: payloads.prefetch, connection });
    links = observeLinks(window, {
      // Links in view can wait until it is known which of them are pages.
      onVisible: (path) => void record.then(() => isPage(path) && prefetcher.want(path)),
      onIntent: (path) => isPage(path) && prefetcher.want(path),
    });
    links.refresh();
  });
  return () => links?.refresh();
}

async function loadRecord(manifest: Manifest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, constants.manifestDelay));
  if (connection()?.effectiveType !== 'slow-2g') await manifest.load();
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
