// The code of a lesson grows from step to step, and its new lines must be marked, so that readers need not
// compare.
import { linesOf, newLines } from '#pipeline/guides/new-lines.ts';
import type { Fence } from '../examples/fences.ts';

/** The missing options of an example, such as `{3,5-7}`; null if the right lines are marked. */
export function unmarkedNews(before: Fence, after: Fence): string | null {
  const old = linesOf(before.code);
  const lines = linesOf(after.code);
  const added = newLines(old, lines);
  // Code without common lines is a separate example, and its author decides what to mark.
  if (added.size === 0 || added.size === lines.length) return null;
  const isRight =
    after.markedLines.size === added.size && isRow(old, withoutMarked(lines, after.markedLines));
  return isRight ? null : `{${rangesOf([...added].sort((a, b) => a - b))}}`;
}

/** If a new line equals its neighbour, either of them may be marked as new. */
function isRow(old: readonly string[], kept: readonly string[]): boolean {
  let at = 0;
  for (const line of old) if (line === kept[at]) at++;
  return at === kept.length;
}

function withoutMarked(lines: readonly string[], marked: ReadonlySet<number>): string[] {
  return lines.filter((_, index) => !marked.has(index + 1));
}

/** 1, 3, 4, 5 becomes `1,3-5`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
