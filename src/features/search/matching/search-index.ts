// Finds the rows for a term. A row has to contain every word of it, in its label or its description.
import MiniSearch from 'minisearch';
import type { SearchRow } from '#schema/search.ts';
import { foldText, fuzzyMatches, normaliseName, parseQuery, splitWords, stopWords } from './parse-query.ts';
import { compareRanks, type IndexedRow, type QueryWord, rankRow, type Tier } from './rank-row.ts';

/** A row that was found. */
export interface Hit {
  row: SearchRow;
  tier: Tier;
  /** The words to highlight: those typed and those they matched. */
  highlight: string;
}

export interface SearchIndex {
  /** At most `limit` rows, the best first. */
  find(term: string, limit: number): Hit[];
}

/** Indexes the rows, which are in reading order. */
export function createSearchIndex(rows: readonly SearchRow[]): SearchIndex {
  const indexed = rows.map(
    (row): IndexedRow => ({ ...row, name: normaliseName(row.label), words: splitWords(row.label) }),
  );
  const known = new Set<string>();
  const index = new MiniSearch<{ id: number; label: string; description: string }>({
    fields: ['label', 'description'],
    tokenize: splitWords,
    processTerm(word) {
      known.add(word);
      return word;
    },
    // Rows are ranked by rules of our own.
    searchOptions: { boostDocument: () => 1, tokenize: (word) => [word], processTerm: (word) => word },
  });
  index.addAll(indexed.map(({ label, description }, id) => ({ id, label, description })));
  const vocabulary = [...known].sort();

  function lookUp(typed: string): QueryWord {
    if (hasPrefix(vocabulary, typed)) return { forms: [typed], isFuzzy: false };
    return { forms: fuzzyMatches(typed, vocabulary), isFuzzy: true };
  }

  function findRows(words: readonly QueryWord[]): number[] {
    if (words.length === 0 || words.some(({ forms }) => forms.length === 0)) return [];
    const queries = words.map(({ forms, isFuzzy }) => ({
      combineWith: 'OR' as const,
      queries: [...forms],
      prefix: !isFuzzy,
    }));
    return index.search({ combineWith: 'AND', queries }).map(({ id }) => id as number);
  }

  function findRanked(term: string): Hit[] {
    const query = parseQuery(term);
    const words = query.words.map(lookUp);
    const ids = new Set(findRows(words));
    // An exact title is found even where a word such as "element" next to it is not.
    for (const [id, row] of indexed.entries())
      if (row.level === 1 && query.names.includes(row.name)) ids.add(id);
    const typed =
      foldText(term)
        .match(/[\p{L}\p{N}]+/gu)
        ?.filter((word) => !stopWords.has(word)) ?? [];
    const highlight = [...new Set([...typed, ...words.flatMap(({ forms }) => forms)])].join(' ');
    return [...ids]
      .flatMap((id) => {
        const row = indexed[id];
        return row ? [{ id, row, rank: rankRow(row, query, words) }] : [];
      })
      .sort((a, b) => compareRanks(a.rank, b.rank) || a.id - b.id)
      .map(({ row, rank }) => ({ row, tier: rank.tier, highlight }));
  }

  /** Labels that contain the term anywhere, exactly as typed; pages first. */
  function findInside(term: string, taken: ReadonlySet<SearchRow>): Hit[] {
    const folded = foldText(term.trim());
    const inside = indexed.filter((row) => !taken.has(row) && foldText(row.label).includes(folded));
    return inside
      .toSorted((a, b) => a.level - b.level)
      .map((row) => ({ row, tier: 'inside', highlight: folded }));
  }

  return {
    find(term, limit) {
      const ranked = findRanked(term).slice(0, limit);
      if (ranked.length === limit || term.trim() === '') return ranked;
      const inside = findInside(term, new Set(ranked.map(({ row }) => row)));
      const hits = [...ranked, ...inside].slice(0, limit);
      // Authors choose what follows `data-`; one page covers all of it.
      if (hits.length === 0 && /^data-[\w-]+$/i.test(term.trim()))
        return findRanked('data-*').slice(0, limit);
      return hits;
    },
  };
}

/** Whether a word of the sorted list starts with the prefix. */
function hasPrefix(sorted: readonly string[], prefix: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(prefix) ?? false;
}
