// Which rows the list holds: the given ones, those of them that match, or what a search found. The list is never empty
// only because a result is still to come.
import { useEffect, useMemo, useState } from 'react';
import { matchItems, type PaletteGroup, type PaletteItem, type PaletteSearch } from './palette-items.ts';

/** What the rows depend on. */
export interface MatchesOptions {
  /** Without surrounding spaces. */
  term: string;
  groups: readonly PaletteGroup[];
  /** Used in place of the palette's own matching. */
  search?: PaletteSearch | undefined;
  /** `false` when the search is ready: the list may stay as it is until the result comes. */
  isLoading?: boolean | undefined;
}

/** What a search found for a term; no groups when it failed. */
interface SearchResult {
  term: string;
  groups: readonly PaletteGroup[] | null;
}

/** The rows of the list, before they are limited. */
export interface PaletteMatches {
  groups: readonly PaletteGroup[];
  /** The term these rows were found by. */
  term: string;
  state:
    | 'settled'
    /** These rows match, and there may be more: the first result has not come. */
    | 'partial'
    /** These rows are the result for an earlier term. */
    | 'stale';
}

interface MatchesInput extends Omit<MatchesOptions, 'search'> {
  /** Whether there is a search; otherwise the given rows are all there is. */
  hasSearch: boolean;
  /** The last result, if there was one since the input was empty. */
  result: SearchResult | null;
}

/** Decides what to list. */
export function chooseMatches({ term, groups, hasSearch, isLoading, result }: MatchesInput): PaletteMatches {
  if (term === '') return { groups, term, state: 'settled' };
  if (hasSearch && result?.groups) {
    const state = result.term === term ? 'settled' : 'stale';
    return { groups: result.groups, term: result.term, state };
  }
  if (hasSearch && isLoading === false && !result) return { groups, term: '', state: 'stale' };
  const isSettled = !hasSearch || result?.term === term;
  return { groups: matchItems(groups, term), term, state: isSettled ? 'settled' : 'partial' };
}

/** The rows for a term. Only the result for the last term counts, in whatever order results come. */
export function useMatches({ term, groups, search, isLoading }: MatchesOptions): PaletteMatches {
  const [result, setResult] = useState<SearchResult | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const receive = (next: SearchResult | null) => {
      if (isCurrent) setResult(next);
    };
    if (search && term !== '')
      runSearch(search, term).then(
        (found) => receive({ term, groups: found }),
        (error) => {
          console.error('The search failed.', error);
          receive({ term, groups: null });
        },
      );
    // An empty input starts over: an old result must not come back with the next letter.
    else receive(null);
    return () => {
      isCurrent = false;
    };
  }, [search, term]);

  const hasSearch = search !== undefined;
  return useMemo(
    () => chooseMatches({ term, groups, hasSearch, isLoading, result }),
    [term, groups, hasSearch, isLoading, result],
  );
}

/** Turns a search that throws into one that rejects. */
async function runSearch(search: PaletteSearch, term: string): Promise<readonly PaletteGroup[]> {
  return search(term);
}

/** The sentence in place of rows; null while there are some or may still be some. */
export function emptyText({ term, state }: PaletteMatches, rowCount: number): string | null {
  if (rowCount > 0 || state !== 'settled') return null;
  return term === '' ? 'No data' : 'No matching data';
}

/** How many rows were found for a term; empty without a term or without rows. */
export function countText({ term }: PaletteMatches, rowCount: number): string {
  if (term === '' || rowCount === 0) return '';
  return rowCount === 1 ? '1 result' : `${rowCount} results`;
}

/** A row and its key in the list. */
export interface KeyedRow {
  key: string;
  item: PaletteItem;
}

/** A group and its key in the list. */
export interface KeyedGroup {
  key: string;
  label: string;
  rows: KeyedRow[];
}

/** Gives groups and rows unique keys, even if a page is in two groups. */
export function keyRows(groups: readonly PaletteGroup[]): KeyedGroup[] {
  const groupKey = createKeys();
  const rowKey = createKeys();
  return groups.map(({ id, label, items }) => ({
    key: groupKey(id || label || 'group'),
    label,
    rows: items.map((item) => ({ key: rowKey(item.id || item.label || 'row'), item })),
  }));
}

/**
 * The rows of a new list to render at once: the first ones, and of the others those that are on the screen already,
 * unchanged. The rest can wait until these have been painted.
 */
export function firstRows(
  next: readonly KeyedGroup[],
  painted: readonly KeyedGroup[],
  count: number,
): KeyedGroup[] {
  const known = new Map(painted.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
  let left = count;
  return next.flatMap((group) => {
    const rows = group.rows.flatMap((row) => (left-- > 0 ? row : (known.get(row.key) ?? [])));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** Adds a number to a name that is taken. Spaces around a name make no difference. */
function createKeys() {
  const taken = new Set<string>();
  return (name: string): string => {
    const wanted = name.trim();
    let key = wanted;
    for (let number = 2; taken.has(key); number += 1) key = `${wanted} ${number}`;
    taken.add(key);
    return key;
  };
}
