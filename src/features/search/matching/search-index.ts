// Finds the rows for a term. A row must contain every word of it in its label, in its description or, if it
// contains at least one of them itself, in the titles above it.
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
import { withPrefix } from './with-prefix.ts';

/** A matching row. */
export interface Hit {
  row: SearchRow;
  tier: Tier;
  /** The words to highlight: the typed ones and those they matched. */
  highlight: string;
}

export interface SearchIndex {
  readonly rows: readonly IndexedRow[];
  /** Whether a label or a description contains a word with this prefix. */
  knows(word: string): boolean;
  /** The search forms: the word itself, or the words it may be a typo of. */
  lookUp(word: string): QueryWord;
  /** Every row with the word, and the weight of the match: highest in a title, lowest in a description. */
  weigh(word: QueryWord): Map<number, number>;
  /** At most `limit` rows, best first. Words that are `known` from elsewhere are not treated as typos. */
  find(term: string, limit: number, known?: ReadonlySet<string>): Hit[];
}

/** The weight of a word by its place. */
const weights = { title: 3, heading: 2, description: 1.5 };

/** Reduced weight for a prefix or a corrected word. */
const weakened = { prefix: 0.6, fuzzy: 0.8 };

/** Maximum number of corrections for a mistyped word. */
const mostCorrections = 5;

/** Indexes the rows, which are in reading order. */
export function createSearchIndex(rows: readonly SearchRow[]): SearchIndex {
  const titles = new Set(rows.flatMap((row) => (row.level === 1 ? normaliseName(row.label) : [])));
  const readLabel = remember((label: string) => ({
    folded: foldText(label),
    name: normaliseName(label),
    words: splitWords(label),
  }));
  const indexed = rows.map((row): IndexedRow => {
    const { folded, name, words } = readLabel(row.label);
    const aliases = row.keywords?.map(readAlias) ?? [];
    return { ...row, folded, name, words, aliases, isAtHome: row.level === 3 && !titles.has(name) };
  });
  const rowsByWord = new Map<string, number[]>();
  const note = (words: readonly string[], id: number) => {
    for (const word of words) {
      const ids = rowsByWord.get(word);
      if (!ids) rowsByWord.set(word, [id]);
      // A repeated word of the same row is already recorded.
      else if (ids.at(-1) !== id) ids.push(id);
    }
  };
  for (const [id, { words, aliases, description }] of indexed.entries()) {
    note(words, id);
    for (const alias of aliases) note(alias.words, id);
    if (description) note(splitWords(description), id);
  }
  const vocabulary = [...rowsByWord.keys()].sort();

  function lookUp(typed: string): QueryWord {
    if (withPrefix(vocabulary, typed).length > 0) return { forms: [typed], isFuzzy: false };
    const forms = fuzzyMatches(typed, vocabulary);
    // Of several equally close words, the most frequent one is most likely.
    const uses = (form: string) => rowsByWord.get(form)?.length ?? 0;
    return { forms: forms.sort((a, b) => uses(b) - uses(a)).slice(0, mostCorrections), isFuzzy: true };
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

  /** Whether a word occurs in the titles above a row. */
  function isAbove({ forms, isFuzzy }: QueryWord, row: IndexedRow | undefined): boolean {
    return (row?.titles ?? []).some((title) => {
      const words = wordsOfTitle.get(title) ?? splitWords(title);
      wordsOfTitle.set(title, words);
      return forms.some((form) =>
        isFuzzy ? words.includes(form) : words.some((word) => word.startsWith(form)),
      );
    });
  }

  function findRanked(term: string, known: ReadonlySet<string>): Hit[] {
    const query = parseQuery(term);
    const words = query.words.map((word) =>
      known.has(word) ? { forms: [word], isFuzzy: false } : lookUp(word),
    );
    const ids = rowsWithAll(words);
    // An exact title is found even if it does not contain a word such as "element" from the query.
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

  function weigh({ forms, isFuzzy }: QueryWord): Map<number, number> {
    const found = new Map<number, number>();
    const words = isFuzzy ? forms : forms.flatMap((form) => withPrefix(vocabulary, form));
    for (const word of words) {
      const fit = isFuzzy ? weakened.fuzzy : forms.includes(word) ? 1 : weakened.prefix;
      for (const id of rowsByWord.get(word) ?? []) {
        const row = indexed[id];
        if (!row) continue;
        const isName = row.words.includes(word) || row.aliases.some((one) => one.words.includes(word));
        const weight = isName ? (row.level === 1 ? weights.title : weights.heading) : weights.description;
        found.set(id, Math.max(found.get(id) ?? 0, weight * fit));
      }
    }
    return found;
  }

  return {
    rows: indexed,
    knows: (word) => withPrefix(vocabulary, word).length > 0,
    lookUp,
    weigh,
    find(term, limit, known = new Set()) {
      const ranked = findRanked(term, known).slice(0, limit);
      if (ranked.length === limit || term.trim() === '') return ranked;
      const inside = findInside(term, new Set(ranked.map(({ row }) => row)));
      return [...ranked, ...inside].slice(0, limit);
    },
  };
}

/** Caches results, because many headings have the same text. */
function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

/** `bold (2)` ranks the page second for `bold`. */
function readAlias(keyword: string): Alias {
  const [, word = keyword, place = '1'] = /^(.*) \((\d)\)$/.exec(keyword) ?? [];
  return { words: splitWords(word).filter((own) => !stopWords.has(own)), place: Number(place) };
}
