/** Hints for longer words are useless, and the comparison takes quadratic time. */
const longestWord = 100;

/**
 * The known word within two typos (one for a short word), for "did you mean" hints; null if there is none.
 */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  if (word.length > longestWord) return null;
  let best: string | null = null;
  let bestDistance = word.length < 5 ? 2 : 3;
  for (const candidate of known) {
    // The distance is at least the difference in length.
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = distanceBetween(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Typos in the first letter are rare: of two equally close words, the one with the same first letter wins.
 */
function distanceBetween(word: string, candidate: string): number {
  return editDistance(word, candidate) + (word[0] === candidate[0] ? 0 : 0.5);
}

/** Edit distance: insertions, deletions, replacements and swaps of neighbouring letters. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? 0;
}
