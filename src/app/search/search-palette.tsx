/// <reference types="vite/client" />
// The site's search: the palette, and the index behind it, which is loaded once.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createSearchClient,
  type Overview,
  type WorkerPort,
} from '#features/search/matching/search-client.ts';
import type { ResultRow } from '#features/search/matching/search-worker.ts';
import { Palette } from '#features/search/palette.tsx';
import { createStore, type Store } from '#lib/store.ts';
import { constants } from '#schema/constants.ts';
import { type Site, useSite } from '../site.ts';
import { commandGroups, foundGroups, maxListed, openingGroups } from './search-groups.ts';

interface SearchPaletteProps {
  store: Store<boolean>;
  /** What the input holds when the search is first opened. */
  initialQuery: string;
}

/** The palette, bound to the site's pages, commands and navigation. */
export function SearchPalette({ store, initialQuery }: SearchPaletteProps) {
  const site = useSite();
  const { store: stateStore, load, search } = getSiteSearch(site);
  const isOpen = useSyncExternalStore(store.subscribe, store.get);
  const state = useSyncExternalStore(stateStore.subscribe, stateStore.get);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const [query, setQuery] = useState(initialQuery);

  const overview = state.kind === 'ready' ? state.overview : null;
  const commands = useMemo(
    () => commandGroups(overview, (mode) => site.preferences.set('colorMode', mode)),
    [overview, site],
  );
  const groups = useMemo(() => openingGroups(commands, overview), [commands, overview]);
  const find = useMemo(
    // A failure to load is reported by `load`.
    () => async (term: string) => foundGroups(await search(term).catch(() => []), commands, term),
    [search, commands],
  );
  return (
    <Palette
      open={isOpen}
      onOpenChange={(next) => {
        // The query of the address is for the first opening only.
        setQuery('');
        store.set(next);
      }}
      initialQuery={query}
      groups={groups}
      // Without an index the quick links and commands are all there is to search.
      search={state.kind === 'failed' ? undefined : find}
      isLoading={state.kind === 'loading'}
      onSelect={({ to }) => {
        if (to) void site.navigate(to);
      }}
    />
  );
}

/** Loads the index before the search is first opened. */
export function preloadSearch(site: Site): void {
  getSiteSearch(site).load();
}

type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; overview: Overview }
  | { kind: 'failed' };

interface SiteSearch {
  store: Store<SearchState>;
  /** Loads the index, unless it is loaded or loading. */
  load(): void;
  search(term: string): Promise<readonly ResultRow[]>;
}

const searches = new WeakMap<Site, SiteSearch>();

function getSiteSearch(site: Site): SiteSearch {
  const existing = searches.get(site);
  if (existing) return existing;
  const created = createSiteSearch(site);
  searches.set(site, created);
  return created;
}

function createSiteSearch(site: Site): SiteSearch {
  const store = createStore<SearchState>({ kind: 'idle' });
  const client = createSearchClient({
    fetchFile: () => site.fetchData<ArrayBuffer>('search', { responseType: 'arrayBuffer' }),
    startWorker: () =>
      new Worker(new URL('../../features/search/matching/search-worker.ts', import.meta.url), {
        type: 'module',
      }) as WorkerPort,
    maxListed,
    limit: constants.search.maxResults,
  });
  return {
    store,
    search: client.search,
    load() {
      const { kind } = store.get();
      if (kind === 'loading' || kind === 'ready') return;
      store.set({ kind: 'loading' });
      client.load().then(
        (overview) => store.set({ kind: 'ready', overview }),
        (error: unknown) => {
          console.error('The search could not be loaded.', error);
          store.set({ kind: 'failed' });
        },
      );
    },
  };
}
