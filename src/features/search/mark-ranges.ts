// Where a text matches a term. Finding rows and marking them ask the same question here, so that a row found by its
// label always shows why.

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
