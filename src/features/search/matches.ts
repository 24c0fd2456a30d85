// Chooses the rows of the list: the given ones, those of them that match, or the results of a search. The
// list is never empty only because a result is pending.
import * as text from '#messages/search-rows.ts';
import { matchItems, type PaletteGroup, type PaletteItem } from './palette-items.ts';

/** The result for a term; no groups if the search failed. */
export interface SearchResult {
  term: string;
  groups: readonly PaletteGroup[] | null;
}

/** The rows of the list, before they are limited. */
export interface PaletteMatches {
  groups: readonly PaletteGroup[];
  /** The term of these rows. */
  term: string;
  state:
    | 'settled'
    /** These rows match, and there may be more: the first result is pending. */
    | 'partial'
    /** These rows are the result for an earlier term. */
    | 'stale';
}

interface MatchesInput {
  /** Without surrounding spaces. */
  term: string;
  groups: readonly PaletteGroup[];
  /** `false` when the search is ready: the list may stay unchanged until the result arrives. */
  isLoading?: boolean | undefined;
  /** Whether there is a search; otherwise only the given rows are listed. */
  hasSearch: boolean;
  /** The last result since the input was empty. */
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

/** The message shown instead of rows; null while there are some or may still be some. */
export function emptyText({ term, state }: PaletteMatches, rowCount: number): string | null {
  if (rowCount > 0 || state !== 'settled') return null;
  return term === '' ? text.noData : text.noMatch;
}

/** The number of rows for a term; empty without a term or without rows. */
export function countText({ term }: PaletteMatches, rowCount: number): string {
  if (term === '' || rowCount === 0) return '';
  return text.resultCount(rowCount);
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

/** Adds a number to a name that is already used. Surrounding spaces are ignored. */
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
