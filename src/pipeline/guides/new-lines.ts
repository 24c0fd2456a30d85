// Which lines of a file were not in it before.

/**
 * The numbers of the new lines, counted from one: all that do not belong to the longest row of lines that both have in
 * the same order. Files of guides have some hundred lines at most, so the plain table of lengths will do.
 */
export function newLines(before: readonly string[], after: readonly string[]): Set<number> {
  const width = after.length + 1;
  // lengths[i][j]: how many lines `before` from i on and `after` from j on have in common.
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
    // A line of the old file that nothing matches is passed over.
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
