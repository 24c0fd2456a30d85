// How large a title can be written. A rough rule of widths: the exact one would cost as much as the drawing.

/** Pixels; the largest that has room is taken, and the last in any case. */
const sizes = [132, 112, 96, 82, 70, 60, 52] as const;
const smallest = sizes[6];

export const lineHeight = 1.08;

/** The width of a letter on average, as a part of its size. */
const letterWidth = 0.54;
const mostLines = 4;

/** Larger than this, a title is loud on more than one line. */
const largestOnTwoLines = 112;

/** The size of a title's letters and the number of lines it may take, within so many pixels. */
export function titleSize(title: string, width: number, height: number): { size: number; lines: number } {
  const linesOf = (size: number) =>
    size > largestOnTwoLines ? 1 : Math.max(1, Math.min(mostLines, Math.floor(height / (size * lineHeight))));
  const hasRoom = (size: number) => countLines(title, width / (size * letterWidth)) <= linesOf(size);
  const size = sizes.find(hasRoom) ?? smallest;
  return { size, lines: linesOf(size) };
}

/** The lines that the words take, so many letters wide; a word that is longer has no room at all. */
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
