/// <reference types="vite/client" />
// The site's search as the reader sees it. What it searches is loaded once, by whoever needs it first.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSearchClient, type Overview, type Port } from '#features/search/matching/search-client.ts';
import type { FoundRow } from '#features/search/matching/search-worker.ts';
import { Palette } from '#features/search/palette.tsx';
import { createStore, type Store } from '#lib/store.ts';
import { constants } from '#schema/constants.ts';
import { type Site, useSite } from '../site.ts';
import { commandGroups, foundGroups, listedPages, openingGroups } from './search-groups.ts';

interface SearchPaletteProps {
  store: Store<boolean>;
  /** What the input holds at the first opening. */
  askedTerm: string;
}

export function SearchPalette({ store, askedTerm }: SearchPaletteProps) {
  const site = useSite();
  const { state: states, load, search } = siteSearchOf(site);
  const isOpen = useSyncExternalStore(store.subscribe, store.get);
  const state = useSyncExternalStore(states.subscribe, states.get);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const [firstTerm, setFirstTerm] = useState(askedTerm);

  const overview = state.kind === 'ready' ? state.overview : null;
  const commands = useMemo(
    () => commandGroups(overview, (mode) => site.preferences.set('colorMode', mode)),
    [overview, site],
  );
  const groups = useMemo(() => openingGroups(commands, overview), [commands, overview]);
  const find = useMemo(
    // A load that fails is told where it happens.
    () => async (term: string) => foundGroups(await search(term).catch(() => []), commands, term),
    [search, commands],
  );
  return (
    <Palette
      open={isOpen}
      onOpenChange={(next) => {
        // The address asks once; who opens the search again has something else in mind.
        setFirstTerm('');
        store.set(next);
      }}
      firstTerm={firstTerm}
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

/** Loads the index ahead of the first opening. */
export function warmSearch(site: Site): void {
  siteSearchOf(site).load();
}

type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; overview: Overview }
  | { kind: 'failed' };

interface SiteSearch {
  state: Store<SearchState>;
  /** Loads what is missing. */
  load(): void;
  search(term: string): Promise<readonly FoundRow[]>;
}

const searches = new WeakMap<Site, SiteSearch>();

function siteSearchOf(site: Site): SiteSearch {
  const known = searches.get(site);
  if (known) return known;
  const made = createSiteSearch(site);
  searches.set(site, made);
  return made;
}

function createSiteSearch(site: Site): SiteSearch {
  const state = createStore<SearchState>({ kind: 'idle' });
  const client = createSearchClient({
    fetchFile: () => site.http<ArrayBuffer>(site.files.search, { responseType: 'arrayBuffer' }),
    openWorker: () =>
      new Worker(new URL('../../features/search/matching/search-worker.ts', import.meta.url), {
        type: 'module',
      }) as Port,
    listed: listedPages,
    limit: constants.search.maxResults,
  });
  return {
    state,
    search: client.search,
    load() {
      const { kind } = state.get();
      if (kind === 'loading' || kind === 'ready') return;
      state.set({ kind: 'loading' });
      client.load().then(
        (overview) => state.set({ kind: 'ready', overview }),
        (error: unknown) => {
          console.error('The search could not be loaded.', error);
          state.set({ kind: 'failed' });
        },
      );
    },
  };
}
