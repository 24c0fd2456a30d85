// What the palette lists, and where a term is found in it. Finding rows and marking them ask the same question here,
// so that a row found by its label always shows why.

/** One row: a page, a heading of a page, or a command. */
export interface PaletteItem {
  id: string;
  label: string;
  description?: string;
  icon?: string;
  /** Where the row belongs, as it stands before the label: `Elements > dialog >`. */
  prefix?: string;
  /** What the row stands for, where that is shown: a heading of a page, an element or an attribute by name. */
  kind?: 'page' | 'heading' | 'element' | 'attribute';
  /** The words to mark in place of the term, for a search that knows better. */
  found?: string;
  /** The address the row leads to. It makes the row a link, so that it can be opened in a new tab. */
  to?: string;
  /** What choosing the row does, besides closing the palette. */
  onSelect?: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

/** Finds the rows for a term that is neither empty nor surrounded by spaces. */
export type PaletteSearch = (term: string) => Promise<readonly PaletteGroup[]>;

/** From `start` up to, not including, `end`. */
export interface Range {
  start: number;
  end: number;
}

export interface TextPart extends Range {
  text: string;
  isMarked: boolean;
}

/** The first place of a term in a text, whatever the case. */
export function findTerm(text: string, term: string): Range | null {
  return term === '' ? null : findPattern(text, escapePattern(term));
}

/** The first place where a word begins with the term, else the first place of all. */
function findWord(text: string, term: string): Range | null {
  if (term === '') return null;
  const pattern = escapePattern(term);
  return findPattern(text, `(?<![\\p{L}\\p{N}])${pattern}`) ?? findPattern(text, pattern);
}

function findPattern(text: string, pattern: string): Range | null {
  // Not by lower-casing both: that can change the length of a text, and the place would be off.
  const found = new RegExp(pattern, 'iu').exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

function escapePattern(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The whole term where it occurs; else each of its words, because a search may find them apart. */
export function markRanges(text: string, term: string): Range[] {
  const whole = findWord(text, term);
  if (whole) return [whole];
  const words = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.map((word) => findWord(text, word)).filter((range) => range !== null);
  return joinOverlapping(found.toSorted((a, b) => a.start - b.start));
}

/** The text cut into marked and plain parts, which together are the text. */
export function markParts(text: string, term: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    if (start < end) parts.push({ start, end, text: text.slice(start, end), isMarked });
  };
  let position = 0;
  for (const { start, end } of markRanges(text, term)) {
    add(position, start, false);
    add(start, end, true);
    position = end;
  }
  add(position, text.length, false);
  return parts;
}

function joinOverlapping(sorted: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

/**
 * The rows that match a term, among rows that are at hand; the site's index has a search of its own. In each group
 * the rows found by their label, then those found by their description, each in their order.
 */
export function matchItems(groups: readonly PaletteGroup[], term: string): PaletteGroup[] {
  return groups.flatMap((group) => {
    const byLabel = group.items.filter(({ label }) => findTerm(label, term));
    const byDescription = group.items.filter(
      (item) => !byLabel.includes(item) && hasInDescription(item, term),
    );
    const items = [...byLabel, ...byDescription];
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

function hasInDescription({ description = '' }: PaletteItem, term: string): boolean {
  return findTerm(description, term) !== null;
}
