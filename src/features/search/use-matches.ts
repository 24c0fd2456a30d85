// Which rows stand in the list: the given ones, those among them that match, or what a search answered. Never none
// only because an answer is on its way.
import { useEffect, useMemo, useState } from 'react';
import { matchItems, type PaletteGroup, type PaletteItem, type PaletteSearch } from './palette-items.ts';

export interface MatchesOptions {
  /** Without surrounding spaces. */
  term: string;
  groups: readonly PaletteGroup[];
  /** Asked in place of the palette's own matching. */
  search?: PaletteSearch | undefined;
  /** `false` when the search answers at once: what stands there may stay until it does. */
  isLoading?: boolean | undefined;
}

/** What a search said about a term; no groups when it failed. */
export interface Answer {
  term: string;
  groups: readonly PaletteGroup[] | null;
}

export interface PaletteMatches {
  groups: readonly PaletteGroup[];
  /** The term these rows were found by. */
  term: string;
  state:
    | 'settled'
    /** These rows match, and there may be more: the first answer has not come. */
    | 'partial'
    /** The answer to an earlier term, until the one to this term is here. */
    | 'stale';
}

export interface Question extends Omit<MatchesOptions, 'search'> {
  /** Whether there is a search to ask; otherwise the given rows are all there is. */
  isAsked: boolean;
  answer: Answer | null;
}

export function choosePaletteMatches({ term, groups, isAsked, isLoading, answer }: Question): PaletteMatches {
  if (term === '') return { groups, term, state: 'settled' };
  if (isAsked && answer?.groups) {
    const state = answer.term === term ? 'settled' : 'stale';
    return { groups: answer.groups, term: answer.term, state };
  }
  if (isAsked && isLoading === false && !answer) return { groups, term: '', state: 'stale' };
  const isOver = !isAsked || answer?.term === term;
  return { groups: matchItems(groups, term), term, state: isOver ? 'settled' : 'partial' };
}

/** The rows for a term. The answer to the last term counts, in whatever order answers come. */
export function useMatches({ term, groups, search, isLoading }: MatchesOptions): PaletteMatches {
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const hear = (heard: Answer | null) => {
      if (isCurrent) setAnswer(heard);
    };
    if (search && term !== '')
      ask(search, term).then(
        (found) => hear({ term, groups: found }),
        (error) => {
          console.error('The search failed.', error);
          hear({ term, groups: null });
        },
      );
    // Without a term the list starts afresh: an old answer must not come back with the next letter.
    else hear(null);
    return () => {
      isCurrent = false;
    };
  }, [search, term]);

  const isAsked = search !== undefined;
  return useMemo(
    () => choosePaletteMatches({ term, groups, isAsked, isLoading, answer }),
    [term, groups, isAsked, isLoading, answer],
  );
}

/** A search that throws at once has failed like one whose promise does. */
async function ask(search: PaletteSearch, term: string): Promise<readonly PaletteGroup[]> {
  return search(term);
}

/** The sentence in place of rows; null while there are some, or may still be. */
export function emptyText({ term, state }: PaletteMatches, rowCount: number): string | null {
  if (rowCount > 0 || state !== 'settled') return null;
  return term === '' ? 'No data' : 'No matching data';
}

/** How many rows a term has found; nothing to say without a term or without rows. */
export function countText({ term }: PaletteMatches, rowCount: number): string {
  if (term === '' || rowCount === 0) return '';
  return rowCount === 1 ? '1 result' : `${rowCount} results`;
}

export interface KeyedRow {
  key: string;
  item: PaletteItem;
}

export interface KeyedGroup {
  key: string;
  label: string;
  rows: KeyedRow[];
}

/** Gives groups and rows the keys the list tells them apart by, even where a page stands in two groups. */
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
 * What of a new list to draw at once: its first rows, and of the others those that stand there already, as they are.
 * Drawing the rest can wait until the reader has seen these.
 */
export function soonRows(
  next: readonly KeyedGroup[],
  drawn: readonly KeyedGroup[],
  first: number,
): KeyedGroup[] {
  const known = new Map(drawn.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
  let left = first;
  return next.flatMap((group) => {
    const rows = group.rows.flatMap((row) => (left-- > 0 ? row : (known.get(row.key) ?? [])));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** Adds a number to a name that was taken. Names that differ only by spaces around them count as the same. */
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
