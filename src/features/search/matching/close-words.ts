// Words that a mistyped one may have been meant for.

/** How many letters may be wrong, missing, extra or swapped in a word of this length. */
function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The nearest of the known words, or of their beginnings, because the reader may still be typing. First letters agree. */
export function closeWords(typed: string, known: Iterable<string>): string[] {
  let least = allowedSlips(typed.length);
  let close: string[] = [];
  if (least === 0) return close;
  for (const word of known) {
    if (word[0] !== typed[0] || word.length < typed.length - least) continue;
    const slips = countSlips(typed, word);
    if (slips > least) continue;
    if (slips < least) close = [];
    least = slips;
    close.push(word);
  }
  return close;
}

/** The fewest slips that turn the typed letters into a beginning of the word. */
function countSlips(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, index) => index);
  let fewest = typed.length;
  for (let end = 1; end <= word.length; end++) {
    const row = [end];
    for (let i = 1; i <= typed.length; i++) {
      const isSame = typed[i - 1] === word[end - 1];
      const isSwapped = i > 1 && typed[i - 1] === word[end - 2] && typed[i - 2] === word[end - 1];
      row[i] = Math.min(
        (last[i - 1] ?? 0) + (isSame ? 0 : 1),
        (last[i] ?? 0) + 1,
        (row[i - 1] ?? 0) + 1,
        isSwapped && end > 1 ? (beforeLast[i - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    fewest = Math.min(fewest, row[typed.length] ?? fewest);
    beforeLast = last;
    last = row;
  }
  return fewest;
}
