// Finds the lines of a file that are new compared with its previous version.

/** Maximum number of line pairs to compare. Files of guides have some hundred lines at most. */
const maxPairs = 4_000_000;

/**
 * The numbers of the new lines, from one: all lines outside the longest common subsequence. If the files are
 * too long for that, all lines between the first and the last change.
 */
export function newLines(before: readonly string[], after: readonly string[]): Set<number> {
  if (before.length * after.length <= maxPairs) return linesOutsideCommonRow(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return new Set(Array.from({ length: after.length - end - start }, (_, at) => start + at + 1));
}

function linesOutsideCommonRow(before: readonly string[], after: readonly string[]): Set<number> {
  const width = after.length + 1;
  // lengths[i][j]: length of the longest common subsequence of `before` from i and `after` from j.
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));

  const added = new Set<number>();
  let i = 0;
  for (let j = 0; j < after.length; j++) {
    // Skips a line of the old file without a match.
    while (i < before.length && before[i] !== after[j] && lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    if (i < before.length && before[i] === after[j]) i++;
    else added.add(j + 1);
  }
  return added;
}

/** The lines of a text file. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
