// How well a row matches a query. Lower is better; rows with equal rank keep their reading order.
import { stopWords } from '#lib/search-words.ts';
import type { SearchRow } from '#schema/search.ts';
import type { Query } from './parse-query.ts';

/**
 * The place of the match, best first; `inside` is inside a word, `nearest` matches only some of the words.
 */
export type Tier = 'exact' | 'title' | 'heading' | 'description' | 'text' | 'inside' | 'nearest';

/** A typed word and its search forms: the word itself as a prefix, or the words it may be a typo of. */
export interface QueryWord {
  forms: readonly string[];
  isFuzzy: boolean;
}

/** A row with its label prepared for comparison. */
export interface IndexedRow extends SearchRow {
  folded: string;
  name: string;
  words: readonly string[];
  aliases: readonly Alias[];
  /** A name in a table that is not the title of any page: this is where it is explained. */
  isAtHome: boolean;
}

/** An alternative term for a page, set by its author. */
export interface Alias {
  words: readonly string[];
  /** The rank of the page among those that share the term, from 1. */
  place: number;
}

export interface Rank {
  tier: Tier;
  /** Compared number by number. */
  order: readonly number[];
}

/** Ranks a matching row. */
export function rankRow(row: IndexedRow, query: Query, words: readonly QueryWord[]): Rank {
  const matches = words.map((word) => matchWord(row.words, word));
  const hasAll = matches.every((match) => match !== 'none');
  const wrongKind = query.kind !== null && row.kind !== query.kind ? 1 : 0;
  const name = row.level === 1 || row.isAtHome ? placeOfName(row, query) : -1;
  if (name === 0 || (name > 0 && !wrongKind))
    return { tier: 'exact', order: [0, row.level === 1 ? 0 : 2, name, wrongKind] };
  const alias = row.aliases.find(({ words: own }) =>
    [query.words, query.phrase].some((typed) => isSameWords(own, typed)),
  );
  if (alias) return { tier: 'exact', order: [0, 1, alias.place] };

  // The whole label was typed, along with words of its description or of the titles above it: `alt text` is
  // about `alt`, and `img alt` about `alt` in the list of `img`.
  const isTyped = (own: string) => words.some(({ forms }) => forms.includes(own));
  const isWhole = (own: readonly string[]) => own.length > 0 && own.every(isTyped);
  const hasWholeLabel = !hasAll && [row.words, ...row.aliases.map((one) => one.words)].some(isWhole);
  if (row.level === 1) {
    if (!hasAll && !hasWholeLabel) {
      const missing = matches.filter((match) => match === 'none').length;
      return { tier: 'description', order: [3, missing, wrongKind] };
    }
    return {
      tier: 'title',
      order: [
        ...[1, wrongKind, hasWholeLabel ? 1 : matchPenalty(matches), gapPenalty(row.words, words)],
        lengthPenalty(row, words),
      ],
    };
  }
  const order = hasWholeLabel
    ? [matchPenalty(matches.filter((match) => match !== 'none')), 0, 0]
    : [hasAll ? matchPenalty(matches) : 9, gapPenalty(row.words, words), lengthPenalty(row, words)];
  return { tier: 'heading', order: [2, ...order, row.level === 3 ? 0 : 1, wrongKind] };
}

function isSameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

/**
 * The index of the query's name that a row has; −1 for none. A name such as `data-*` matches every name with
 * that prefix.
 */
export function placeOfName({ name }: IndexedRow, { names }: Query): number {
  const beginning = name.endsWith('-*') ? name.slice(0, -1) : null;
  return names.findIndex((typed) => typed === name || (beginning !== null && typed.startsWith(beginning)));
}

/** A number is a corrected word, by its position among the corrections. */
type WordMatch = 'whole' | 'prefix' | 'none' | number;

function matchWord(own: readonly string[], { forms, isFuzzy }: QueryWord): WordMatch {
  if (isFuzzy) {
    const place = forms.findIndex((form) => own.includes(form));
    return place < 0 ? 'none' : place;
  }
  const [form = ''] = forms;
  // A stop word in a title does not count as a whole match, but it may be the start of a name.
  if (own.includes(form)) return stopWords.has(form) ? 'prefix' : 'whole';
  return own.some((word) => word.startsWith(form)) ? 'prefix' : 'none';
}

/** Whole words, then (1, see above) whole titles, then prefixes, then typos, the most likely word first. */
function matchPenalty(matches: readonly WordMatch[]): number {
  const corrected = matches.filter((match) => typeof match === 'number');
  if (corrected.length > 0) return 3 + Math.max(...corrected);
  return matches.includes('prefix') ? 2 : 0;
}

/** 0 if the words are adjacent in the label, in the order of the query. */
function gapPenalty(own: readonly string[], words: readonly QueryWord[]): number {
  const fits = (start: number) =>
    words.every(({ forms }, offset) => forms.some((form) => own[start + offset]?.startsWith(form)));
  return own.some((_, start) => fits(start)) ? 0 : 1;
}

/** 0 if the query is the label, 1 if it is all of its words, 2 if at least half of them, 3 if fewer. */
function lengthPenalty(row: IndexedRow, words: readonly QueryWord[]): number {
  const [first] = words;
  if (words.length === 1 && first?.forms.includes(row.name)) return 0;
  if (row.words.length <= words.length) return 1;
  return row.words.length <= 2 * words.length ? 2 : 3;
}

/** Negative if the first rank is better, 0 if they are equal. */
export function compareRanks(a: Rank, b: Rank): number {
  const index = a.order.findIndex((value, position) => value !== b.order[position]);
  return index < 0 ? 0 : (a.order[index] ?? 0) - (b.order[index] ?? 0);
}
