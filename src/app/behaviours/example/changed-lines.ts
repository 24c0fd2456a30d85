// Which lines of an edited source are new, so that they can be marked and counted.

/** More lines than this are not compared one by one: nobody wrote them by hand. */
const mostLines = 400;

export interface LineChanges {
  /** For each line now, the number of the line that it was, or -1 where it is new. */
  origins: number[];
  /** How many lines differ: new ones, or missing ones where those are more. */
  count: number;
}

/** Compares two texts by the longest run of lines that they share, in order. */
export function changedLines(before: readonly string[], after: readonly string[]): LineChanges {
  const origins = after.map(() => -1);
  const width = after.length + 1;
  if (Math.max(before.length, after.length) > mostLines) return { origins, count: after.length };
  // shared[i * width + j]: how many lines `before` from i on and `after` from j on share.
  const shared = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      shared[i * width + j] =
        before[i] === after[j]
          ? (shared[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(shared[(i + 1) * width + j] ?? 0, shared[i * width + j + 1] ?? 0);
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) origins[j++] = i++;
    else if ((shared[(i + 1) * width + j] ?? 0) >= (shared[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return { origins, count: Math.max(before.length, after.length) - (shared[0] ?? 0) };
}
