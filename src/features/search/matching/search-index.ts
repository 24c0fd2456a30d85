// Finds the rows for a term. A row has to contain every word of it, in its label, its description or, when it has at
// least one of them itself, in the titles above it.
import { foldText, splitWords, stopWords } from '#lib/search-words.ts';
import type { SearchRow } from '#schema/search.ts';
import { fuzzyMatches, normaliseName, parseQuery } from './parse-query.ts';
import {
  type Alias,
  compareRanks,
  type IndexedRow,
  placeOfName,
  type QueryWord,
  rankRow,
  type Tier,
} from './rank-row.ts';

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
  const titles = new Set(rows.flatMap((row) => (row.level === 1 ? normaliseName(row.label) : [])));
  const indexed = rows.map((row): IndexedRow => {
    const name = normaliseName(row.label);
    const isAtHome = row.level === 3 && !titles.has(name);
    const aliases = (row.keywords ?? []).map(readAlias);
    return { ...row, folded: foldText(row.label), name, words: splitWords(row.label), aliases, isAtHome };
  });
  const rowsByWord = new Map<string, number[]>();
  for (const [id, { words, aliases, description }] of indexed.entries())
    for (const word of new Set([
      ...words,
      ...aliases.flatMap((one) => one.words),
      ...splitWords(description),
    ])) {
      const ids = rowsByWord.get(word);
      if (ids) ids.push(id);
      else rowsByWord.set(word, [id]);
    }
  const vocabulary = [...rowsByWord.keys()].sort();

  function lookUp(typed: string): QueryWord {
    if (withPrefix(vocabulary, typed).length > 0) return { forms: [typed], isFuzzy: false };
    return { forms: fuzzyMatches(typed, vocabulary), isFuzzy: true };
  }

  function rowsWith({ forms, isFuzzy }: QueryWord): Set<number> {
    const words = isFuzzy ? forms : forms.flatMap((form) => withPrefix(vocabulary, form));
    return new Set(words.flatMap((word) => rowsByWord.get(word) ?? []));
  }

  function rowsWithAll(words: readonly QueryWord[]): Set<number> {
    const found = words.map((word) => ({ word, ids: rowsWith(word) }));
    const some = new Set(found.flatMap(({ ids }) => [...ids]));
    const hasAll = (id: number) => found.every(({ word, ids }) => ids.has(id) || isAbove(word, indexed[id]));
    return new Set([...some].filter(hasAll));
  }

  const wordsOfTitle = new Map<string, string[]>();

  /** Whether a word stands in the titles above a row. */
  function isAbove({ forms, isFuzzy }: QueryWord, row: IndexedRow | undefined): boolean {
    return (row?.titles ?? []).some((title) => {
      const words = wordsOfTitle.get(title) ?? splitWords(title);
      wordsOfTitle.set(title, words);
      return forms.some((form) =>
        isFuzzy ? words.includes(form) : words.some((word) => word.startsWith(form)),
      );
    });
  }

  function findRanked(term: string): Hit[] {
    const query = parseQuery(term);
    const words = query.words.map(lookUp);
    const ids = rowsWithAll(words);
    // An exact title is found even where a word such as "element" next to it is not.
    for (const [id, row] of indexed.entries())
      if ((row.level === 1 || row.isAtHome) && placeOfName(row, query) >= 0) ids.add(id);
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
    const inside = indexed.filter((row) => !taken.has(row) && row.folded.includes(folded));
    return inside
      .toSorted((a, b) => a.level - b.level)
      .map((row) => ({ row, tier: 'inside', highlight: folded }));
  }

  return {
    find(term, limit) {
      const ranked = findRanked(term).slice(0, limit);
      if (ranked.length === limit || term.trim() === '') return ranked;
      const inside = findInside(term, new Set(ranked.map(({ row }) => row)));
      return [...ranked, ...inside].slice(0, limit);
    },
  };
}

/** `bold (2)` makes the second page for `bold`. */
function readAlias(keyword: string): Alias {
  const [, word = keyword, place = '1'] = /^(.*) \((\d)\)$/.exec(keyword) ?? [];
  return { words: splitWords(word).filter((own) => !stopWords.has(own)), place: Number(place) };
}

/** The words of a sorted list that start with the prefix. */
function withPrefix(sorted: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
