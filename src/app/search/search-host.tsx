// Opens the search. Its code comes when it is opened first, or when the reader is about to: what is here is loaded
// with every page.
import { useEffect } from 'react';
import { hasAppleKeyboard } from '#features/search/apple-keyboard.ts';
import { isSearchKey } from '#runtime/early-actions.ts';
import { LazyHost } from '../lazy-host.tsx';
import type { Site } from '../site.ts';

const load = () => import('./search-palette.tsx');

export function SearchHost({ site }: { site: Site }) {
  useEffect(() => listenForKey(site), [site]);
  useEffect(() => warmAtButtons(site), [site]);
  useEffect(() => {
    if (askedTerm(location.href)) site.search.set(true);
  }, [site]);
  return (
    <LazyHost
      store={site.search}
      isNeeded={(search) => search.get()}
      load={async () => {
        const { SearchPalette } = await load();
        const term = askedTerm(location.href);
        return ({ store }) => <SearchPalette store={store} askedTerm={term} />;
      }}
      onError={(error) => {
        // Closed, so that opening it again tries again.
        site.search.set(false);
        site.errors.report(error, 'the search could not be loaded');
      }}
    />
  );
}

/** What an address asks to be searched for: search engines and browsers open `/?q=table`. */
export function askedTerm(address: string): string {
  return new URL(address).searchParams.get('q')?.trim() ?? '';
}

/** Before anything else hears the key: an editor on the page may have a use for it. */
function listenForKey({ search }: Site): () => void {
  const isApple = hasAppleKeyboard(navigator);
  const toggle = (event: KeyboardEvent) => {
    if (!isSearchKey(event, isApple)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) search.set(!search.get());
  };
  window.addEventListener('keydown', toggle, true);
  return () => window.removeEventListener('keydown', toggle, true);
}

/** Who points at a button that opens the search, or moves the focus to it, will not have to wait. */
function warmAtButtons(site: Site): () => void {
  const listening = new AbortController();
  const warm = ({ target }: Event) => {
    if (!(target as Element).closest?.('[data-open-search]')) return;
    listening.abort();
    // Opening it tries again, and tells.
    load().then(
      ({ warmSearch }) => warmSearch(site),
      () => {},
    );
  };
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, warm, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
