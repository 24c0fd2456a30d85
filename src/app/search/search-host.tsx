// Opens the search. Its code is fetched when it is first opened or about to be; this file is loaded with every page.
import { useEffect } from 'react';
import { hasAppleKeyboard, listenForShortcuts, shortcuts } from '#runtime/shortcuts.ts';
import { LazyHost } from '../lazy-host.tsx';
import type { Site } from '../site.ts';

const load = () => import('./search-palette.tsx');

/** Renders the search once it is needed. */
export function SearchHost({ site }: { site: Site }) {
  useEffect(() => toggleByKey(site), [site]);
  useEffect(() => preloadOnIntent(site), [site]);
  useEffect(() => {
    if (initialQuery(location.href)) site.search.set(true);
  }, [site]);
  return (
    <LazyHost
      store={site.search}
      isNeeded={(search) => search.get()}
      load={async () => {
        const { SearchPalette } = await load();
        const query = initialQuery(location.href);
        return ({ store }) => <SearchPalette store={store} initialQuery={query} />;
      }}
      onError={(error) => {
        // Closed, so that the next opening tries again.
        site.search.set(false);
        site.errors.report(error, 'the search could not be loaded');
      }}
    />
  );
}

/** The query of an address such as `/?q=table`, which browsers and search engines open. */
export function initialQuery(address: string): string {
  return new URL(address).searchParams.get('q')?.trim() ?? '';
}

function toggleByKey({ search }: Site): () => void {
  const toggle = { ...shortcuts.search, run: () => search.set(!search.get()) };
  return listenForShortcuts(window, [toggle], hasAppleKeyboard(navigator));
}

/** Starts loading when the reader points at a search button or focuses it. */
function preloadOnIntent(site: Site): () => void {
  const listening = new AbortController();
  const preload = ({ target }: Event) => {
    if (!(target as Element).closest?.('[data-open-search]')) return;
    listening.abort();
    // Opening the search tries again and reports a failure.
    load().then(
      ({ preloadSearch }) => preloadSearch(site),
      () => {},
    );
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, preload, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
