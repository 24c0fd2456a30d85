// What the site's search lists: pages by their index, which is loaded once, and commands.

import {
  createSearchClient,
  type Overview,
  type SearchParts,
} from '#features/search/matching/search-client.ts';
import type { ResultRow } from '#features/search/matching/search-worker.ts';
import { type PaletteContents, startPalette } from '#features/search/palette.ts';
import type { PaletteGroup } from '#features/search/palette-items.ts';
import type { SearchWindow } from '#features/search/search-window.ts';
import { createStore, type Store } from '#lib/store.ts';
import * as text from '#messages/search-rows.ts';
import { safeStorage } from '#runtime/storage.ts';
import { constants } from '#schema/constants.ts';
import type { Site } from '../site.ts';
import { createRecentPages } from './recent-pages.ts';
import { commandGroups, foundGroups, maxListed, openingGroups } from './search-groups.ts';
import { fetchSearchParts } from './search-parts.ts';

const recent = createRecentPages(safeStorage('local'));

interface Filling {
  /** Listed in place of the site's pages and commands. */
  groups?: readonly PaletteGroup[] | undefined;
  /** Asks for the pages once more where they could not be had. */
  triesAgain: boolean;
}

/** Fills the window with the site's pages and commands, or with other groups. */
export function fillWindow(site: Site, window: SearchWindow, { groups, triesAgain }: Filling): void {
  const palette = startPalette(window, {
    icons: site.icons,
    onSelect: (item) => {
      if (!item.to) return;
      if (!groups) recent.add(item);
      void site.navigate(item.to);
    },
  });
  if (groups) {
    palette.show({ groups });
    return;
  }
  const search = getSiteSearch(site);
  const show = () => palette.show(contentsOf(site, search));
  const stop = search.store.subscribe(show);
  window.onClose(stop);
  if (triesAgain) search.load();
  show();
}

function contentsOf(site: Site, { store, search }: SiteSearch): PaletteContents {
  const state = store.get();
  const overview = state.kind === 'ready' ? state.overview : null;
  const commands = commandGroups(overview, (mode) => site.preferences.set('colorMode', mode));
  return {
    groups: openingGroups(commands, overview, recent.list()),
    elsewhere: commands.links.items,
    // Without an index the quick links and commands are all there is to search. A failure to load is reported by `load`.
    search:
      state.kind === 'failed'
        ? undefined
        : async (term, onMore) => {
            const show = (rows: readonly ResultRow[]) => foundGroups(rows, commands, term);
            return show(await search(term, (rows) => onMore(show(rows))).catch(() => []));
          },
    isLoading: state.kind === 'loading',
    ...(state.kind === 'failed' && { problem: text.pagesNotLoaded }),
  };
}

/** Loads the index, for which `parts` were asked already. */
export function loadSearch(site: Site, parts: SearchParts): void {
  getSiteSearch(site, parts).load();
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
  search(term: string, onMore: (rows: readonly ResultRow[]) => void): Promise<readonly ResultRow[]>;
}

const searches = new WeakMap<Site, SiteSearch>();

function getSiteSearch(site: Site, parts?: SearchParts): SiteSearch {
  const existing = searches.get(site);
  if (existing) return existing;
  const created = createSiteSearch(site, parts);
  searches.set(site, created);
  return created;
}

/** `asked`: what was asked for ahead. After a failure everything is asked for again. */
function createSiteSearch(site: Site, asked?: SearchParts): SiteSearch {
  const store = createStore<SearchState>({ kind: 'idle' });
  const client = createSearchClient({
    start() {
      const parts = asked ?? fetchSearchParts(site.fetchData);
      asked = undefined;
      return parts;
    },
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
