// The smallest change that turns one text into another, so that selection and scroll position survive it.

export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** Null for equal texts. */
export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from: start, to: before.length - same, insert: after.slice(start, after.length - same) };
}
