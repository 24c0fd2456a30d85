/// <reference types="vite/client" />
// The search of the running site: loaded once, by whoever needs it first.

import type { FoundRow } from '#features/search/matching/found-row.ts';
import type { Overview, Port } from '#features/search/matching/search-client.ts';
import { createSearchClient } from '#features/search/matching/search-client.ts';
import { createStore, type Store } from '#lib/store.ts';
import { constants } from '#schema/constants.ts';
import type { Site } from '../site.ts';
import { listedPages } from './search-groups.ts';

type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; overview: Overview }
  | { kind: 'failed' };

export interface SiteSearch {
  state: Store<SearchState>;
  /** Loads what is missing. */
  load(): void;
  search(term: string): Promise<readonly FoundRow[]>;
}

const searches = new WeakMap<Site, SiteSearch>();

export function siteSearchOf(site: Site): SiteSearch {
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
