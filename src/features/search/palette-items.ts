// The items of the palette, and the place where a term matches them. Filtering and highlighting use the same
// test, so a row found by its label always shows the match.
import type { SearchRowKind } from '#schema/search.ts';

/** One row: a page, a heading of a page, or a command. */
export interface PaletteItem {
  id: string;
  label: string;
  description?: string;
  icon?: string;
  /** The row's context, shown before the label: `Elements > dialog >`. */
  prefix?: string;
  /** The type of the row; headings, elements and attributes have an icon for it. */
  kind?: SearchRowKind;
  /** The words to highlight instead of the term, set by a search with corrections. */
  highlight?: string;
  /** The link target. It makes the row a link, so that it can be opened in a new tab. */
  to?: string;
  /** Called when the row is chosen, before the palette closes. */
  onSelect?: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

/**
 * Finds the rows for a term, which is not empty and has no surrounding spaces. Later results are passed to
 * `onMore`, together with all earlier ones.
 */
export type PaletteSearch = (
  term: string,
  onMore: (groups: readonly PaletteGroup[]) => void,
) => Promise<readonly PaletteGroup[]>;

/** From `start` up to but not including `end`. */
export interface Range {
  start: number;
  end: number;
}

/** A piece of a text, highlighted or not. */
export interface TextPiece extends Range {
  text: string;
  isHighlighted: boolean;
}

/** The first occurrence of a term in a text, ignoring case. */
export function findTerm(text: string, term: string): Range | null {
  const [first] = findAll(text, term);
  return first ?? null;
}

/** A letter or digit just before the end. Compiled once, because such classes are slow to compile. */
const endsInWord = /[\p{L}\p{N}]$/u;

/** The first match at the start of a word, otherwise the first of all. */
function findWord(text: string, term: string): Range | null {
  let first: Range | null = null;
  for (const range of findAll(text, term)) {
    if (!endsInWord.test(text.slice(0, range.start))) return range;
    first ??= range;
  }
  return first;
}

function* findAll(text: string, term: string): Generator<Range> {
  if (term === '') return;
  // Not by lower-casing both: that can change the length of a text and shift the range.
  for (const found of text.matchAll(patternOf(term)))
    yield { start: found.index, end: found.index + found[0].length };
}

/** Cached, because all rows of a list search for the same few words. */
const patterns = new Map<string, RegExp>();

function patternOf(term: string): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  if (patterns.size > 100) patterns.clear();
  const made = new RegExp(escapePattern(term), 'giu');
  patterns.set(term, made);
  return made;
}

function escapePattern(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * The whole term if it occurs, otherwise each of its words, because a search may have found them separately.
 */
export function highlightRanges(text: string, term: string): Range[] {
  const whole = findWord(text, term);
  if (whole) return [whole];
  const words = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.map((word) => findWord(text, word)).filter((range) => range !== null);
  return mergeOverlapping(found.toSorted((a, b) => a.start - b.start));
}

/** The text split into highlighted and plain pieces. */
export function highlightText(text: string, term: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (start: number, end: number, isHighlighted: boolean) => {
    if (start < end) pieces.push({ start, end, text: text.slice(start, end), isHighlighted });
  };
  let position = 0;
  for (const { start, end } of highlightRanges(text, term)) {
    add(position, start, false);
    add(start, end, true);
    position = end;
  }
  add(position, text.length, false);
  return pieces;
}

function mergeOverlapping(sorted: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/**
 * Filters the given rows; the pages of the site have an index of their own. In each group, matches in the
 * label come first, then matches in the description, both in the given order.
 */
export function matchItems(groups: readonly PaletteGroup[], term: string): PaletteGroup[] {
  return groups.flatMap((group) => {
    const byLabel = group.items.filter(({ label }) => findTerm(label, term));
    const byDescription = group.items.filter(
      (item) => !byLabel.includes(item) && matchesDescription(item, term),
    );
    const items = [...byLabel, ...byDescription];
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

function matchesDescription({ description = '' }: PaletteItem, term: string): boolean {
  return findTerm(description, term) !== null;
}
