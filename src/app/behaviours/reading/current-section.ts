interface Reading {
  /** Where each heading stands, measured from the top of the window, in reading order. */
  tops: readonly number[];
  /** A heading at or above this height has been reached. */
  line: number;
  /** The height of the window. */
  height: number;
  /** Whether the page can be scrolled no further down, though it can be scrolled. */
  isAtEnd: boolean;
  /** The heading that the reader asked for last; -1 for none. */
  chosen: number;
}

/** Which heading is being read: the last one reached; at the end of the page the last one, or the one asked for. */
export function currentSection({ tops, line, height, isAtEnd, chosen }: Reading): number {
  // A section near the end cannot come up to the line, and after a short one the next is above it already; whoever
  // asked for one is there all the same.
  const top = tops[chosen];
  if (top !== undefined && top >= 0 && top < height) return chosen;
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
