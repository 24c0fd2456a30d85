// Finds rows for a term: by the words of their labels and descriptions, every word of the term among them.
import MiniSearch from 'minisearch';
import type { SearchRow } from '#schema/search.ts';
import { compareRanks, type IndexedRow, type Place, rankRow, type Word } from './rank-row.ts';
import { closeWords, fillers, foldText, nameOf, readQuery, splitWords } from './read-query.ts';

export interface Hit {
  row: SearchRow;
  place: Place;
  /** The words to mark: those typed and what they stand for. */
  found: string;
}

export interface SearchIndex {
  /** At most `limit` rows, the best first. */
  find(term: string, limit: number): Hit[];
}

export function createSearchIndex(rows: readonly SearchRow[]): SearchIndex {
  const indexed = rows.map(
    (row): IndexedRow => ({ ...row, name: nameOf(row.label), words: splitWords(row.label) }),
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

  function readWord(typed: string): Word {
    if (hasBeginning(vocabulary, typed)) return { forms: [typed], isMistyped: false };
    return { forms: closeWords(typed, vocabulary), isMistyped: true };
  }

  function findRows(words: readonly Word[]): number[] {
    if (words.length === 0 || words.some(({ forms }) => forms.length === 0)) return [];
    const queries = words.map(({ forms, isMistyped }) => ({
      combineWith: 'OR' as const,
      queries: [...forms],
      prefix: !isMistyped,
    }));
    return index.search({ combineWith: 'AND', queries }).map(({ id }) => id as number);
  }

  function findRanked(term: string): Hit[] {
    const query = readQuery(term);
    const words = query.words.map(readWord);
    const ids = new Set(findRows(words));
    // A title that was typed exactly is found even where a word such as "element" beside it is not.
    for (const [id, row] of indexed.entries())
      if (row.level === 1 && query.names.includes(row.name)) ids.add(id);
    const typed =
      foldText(term)
        .match(/[\p{L}\p{N}]+/gu)
        ?.filter((word) => !fillers.has(word)) ?? [];
    const found = [...new Set([...typed, ...words.flatMap(({ forms }) => forms)])].join(' ');
    return [...ids]
      .flatMap((id) => {
        const row = indexed[id];
        return row ? [{ id, row, rank: rankRow(row, query, words) }] : [];
      })
      .sort((a, b) => compareRanks(a.rank, b.rank) || a.id - b.id)
      .map(({ row, rank }) => ({ row, place: rank.place, found }));
  }

  /** Labels in which the term stands somewhere, as it was typed; pages first. */
  function findInside(term: string, isTaken: ReadonlySet<SearchRow>): Hit[] {
    const folded = foldText(term.trim());
    const inside = indexed.filter((row) => !isTaken.has(row) && foldText(row.label).includes(folded));
    return inside
      .toSorted((a, b) => a.level - b.level)
      .map((row) => ({ row, place: 'inside', found: folded }));
  }

  return {
    find(term, limit) {
      const ranked = findRanked(term).slice(0, limit);
      if (ranked.length === limit || term.trim() === '') return ranked;
      const inside = findInside(term, new Set(ranked.map(({ row }) => row)));
      const hits = [...ranked, ...inside].slice(0, limit);
      // Whatever follows `data-` is the author's own; the page is about all of it.
      if (hits.length === 0 && /^data-[\w-]+$/i.test(term.trim()))
        return findRanked('data-*').slice(0, limit);
      return hits;
    },
  };
}

/** Whether a word of the sorted list begins like this. */
function hasBeginning(sorted: readonly string[], beginning: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(beginning) ?? false;
}
