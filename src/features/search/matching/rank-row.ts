// How well a row answers a query. Lower is better; what compares equal keeps its reading order.
import type { SearchRow } from '#schema/search.ts';
import { fillers, type Query } from './read-query.ts';

/** Where the query was found, best first; `inside` is a part of a word. */
export type Place = 'exact' | 'title' | 'heading' | 'description' | 'inside';

/** A typed word and what it may stand for: the beginning of a word, or the words it was mistyped for. */
export interface Word {
  forms: readonly string[];
  isMistyped: boolean;
}

/** A row with the words of its label, cut once. */
export interface IndexedRow extends SearchRow {
  name: string;
  words: readonly string[];
}

export interface Rank {
  place: Place;
  /** Compared number by number. */
  order: readonly number[];
}

export function rankRow(row: IndexedRow, query: Query, words: readonly Word[]): Rank {
  const found = words.map((word) => findWord(row.words, word));
  const hasAll = found.every((way) => way !== 'none');
  const kind = query.kind !== null && row.kind !== query.kind ? 1 : 0;
  const name = row.level === 1 ? query.names.indexOf(row.name) : -1;
  if (name >= 0) return { place: 'exact', order: [0, name, kind] };

  // A page whose whole title was typed, beside words of its description: `alt text` is about `alt`.
  const isTyped = (own: string) => words.some(({ forms }) => forms.includes(own));
  const isNamed = !hasAll && row.words.length > 0 && row.words.every(isTyped);
  if (!hasAll && !isNamed) {
    const missing = found.filter((way) => way === 'none').length;
    return { place: 'description', order: [3, missing, kind] };
  }
  const order = [isNamed ? 1 : wayOrder(found), apartness(row.words, words), distance(row, words), kind];
  return row.level === 1
    ? { place: 'title', order: [1, ...order] }
    : { place: 'heading', order: [2, ...order] };
}

type Way = 'whole' | 'beginning' | 'mistyped' | 'none';

function findWord(own: readonly string[], { forms, isMistyped }: Word): Way {
  if (isMistyped) return forms.some((form) => own.includes(form)) ? 'mistyped' : 'none';
  const [form = ''] = forms;
  // A filler in a title is no answer to the same filler typed; it may begin a name, though.
  if (own.includes(form)) return fillers.has(form) ? 'beginning' : 'whole';
  return own.some((word) => word.startsWith(form)) ? 'beginning' : 'none';
}

/** Whole words, then (1, see above) named pages, then beginnings, then mistyped words. */
function wayOrder(found: readonly Way[]): number {
  if (found.includes('mistyped')) return 3;
  return found.includes('beginning') ? 2 : 0;
}

/** 0 when the words stand side by side in the label, in the order of the query. */
function apartness(own: readonly string[], words: readonly Word[]): number {
  const fits = (start: number) =>
    words.every(({ forms }, offset) => forms.some((form) => own[start + offset]?.startsWith(form)));
  return own.some((_, start) => fits(start)) ? 0 : 1;
}

/** 0 when the query is the label, 1 when it is all of its words, 2 when at least half of them, 3 when less. */
function distance(row: IndexedRow, words: readonly Word[]): number {
  const [first] = words;
  if (words.length === 1 && first?.forms.includes(row.name)) return 0;
  if (row.words.length <= words.length) return 1;
  return row.words.length <= 2 * words.length ? 2 : 3;
}

export function compareRanks(a: Rank, b: Rank): number {
  for (const [index, value] of a.order.entries()) {
    const difference = value - (b.order[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
