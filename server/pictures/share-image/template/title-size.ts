// Estimates the font size of a title. Measuring exactly would take as long as drawing.

/** Pixels; the largest that fits is used, and the last in any case. */
const sizes = [132, 112, 96, 82, 70, 60, 52] as const;
const smallest = sizes[6];

export const lineHeight = 1.08;

/** The average width of a letter, relative to the font size. */
const letterWidth = 0.54;
const mostLines = 4;

/** Larger sizes are too dominant on more than one line. */
const largestOnTwoLines = 112;

/** The font size of a title and its maximum number of lines, within this many pixels. */
export function titleSize(title: string, width: number, height: number): { size: number; lines: number } {
  const linesOf = (size: number) =>
    size > largestOnTwoLines ? 1 : Math.max(1, Math.min(mostLines, Math.floor(height / (size * lineHeight))));
  const hasRoom = (size: number) => countLines(title, width / (size * letterWidth)) <= linesOf(size);
  const size = sizes.find(hasRoom) ?? smallest;
  return { size, lines: linesOf(size) };
}

/** The number of lines at this width in letters; a longer word does not fit at all. */
function countLines(title: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of title.split(' ')) {
    if (length > letters) return Number.POSITIVE_INFINITY;
    const isNext = used > 0 && used + 1 + length > letters;
    if (isNext) lines++;
    used = isNext || used === 0 ? length : used + 1 + length;
  }
  return lines;
}
