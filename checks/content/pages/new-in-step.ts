// The code of a lesson grows from step to step, and what is new in it is marked, so that readers need not compare.
import { linesOf, newLines } from '#pipeline/guides/new-lines.ts';
import type { Fence } from '../examples/fences.ts';

/** What must be written after the language of an example, such as `{3,5-7}`; null when the right lines are marked. */
export function unmarkedNews(before: Fence, after: Fence): string | null {
  const old = linesOf(before.code);
  const lines = linesOf(after.code);
  const added = newLines(old, lines);
  // What has nothing in common with the step before is an example of its own, and its author knows what to mark.
  if (added.size === 0 || added.size === lines.length) return null;
  const isRight =
    after.markedLines.size === added.size && isRow(old, withoutMarked(lines, after.markedLines));
  return isRight ? null : `{${rangesOf([...added].sort((a, b) => a - b))}}`;
}

/** Where a new line is the same as its neighbour, there are several right ways to say which of the two is new. */
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
