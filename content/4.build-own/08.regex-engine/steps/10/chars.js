const lastCode = 0xffff;

/** Pairs of first and last character code. */
const digits = [[48, 57]];
const wordChars = [[48, 57], [65, 90], [95, 95], [97, 122]];
const lineBreaks = [[0x0a, 0x0a], [0x0d, 0x0d], [0x2028, 0x2029]];
const spaces = [
  [0x09, 0x0d], [0x20, 0x20], [0xa0, 0xa0], [0x1680, 0x1680], [0x2000, 0x200a],
  [0x2028, 0x2029], [0x202f, 0x202f], [0x205f, 0x205f], [0x3000, 0x3000], [0xfeff, 0xfeff],
];

/** The ranges behind \d, \w, \s and their opposites. */
export const namedSets = {
  d: digits,
  D: invert(digits),
  w: wordChars,
  W: invert(wordChars),
  s: spaces,
  S: invert(spaces),
};

/** All the codes that are in none of these ranges. */
export function invert(ranges) {
  const gaps = [];
  let next = 0;
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (first > next) gaps.push([next, first - 1]);
    next = Math.max(next, last + 1);
  }
  if (next <= lastCode) gaps.push([next, lastCode]);
  return gaps;
}

function isInside(ranges, char) {
  const code = char.charCodeAt(0);
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** Does this leaf of the tree accept this character of the text? */
export function accepts(leaf, char) {
  if (char === undefined) return false; // past the end of the text
  if (leaf.type === 'any') return !isInside(lineBreaks, char);
  if (leaf.type === 'set') return isInside(leaf.ranges, char);
  return leaf.char === char;
}

function isWordChar(char) {
  return char !== undefined && isInside(wordChars, char);
}

/** Is this anchor true between these two characters? They are undefined at the edges. */
export function holds(kind, before, after) {
  if (kind === 'start') return before === undefined;
  if (kind === 'end') return after === undefined;
  const isEdge = isWordChar(before) !== isWordChar(after);
  return kind === 'edge' ? isEdge : !isEdge;
}
