// Which rows the list holds: the given ones, those of them that match, or what a search found. The list is never empty
// only because a result is still to come.
import { matchItems, type PaletteGroup, type PaletteItem } from './palette-items.ts';

/** What a search found for a term; no groups when it failed. */
export interface SearchResult {
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

interface MatchesInput {
  /** Without surrounding spaces. */
  term: string;
  groups: readonly PaletteGroup[];
  /** `false` when the search is ready: the list may stay as it is until the result comes. */
  isLoading?: boolean | undefined;
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
