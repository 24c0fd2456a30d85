// The headings of a page as its contents show them.
import type { ContentsEntry } from '#schema/body.ts';
import { contentsDepth } from '#schema/constants.ts';

/** The headings worth listing. One alone is of no use, so there are none or at least two. */
export function contentsEntries(
  entries: readonly ContentsEntry[],
  depth: number = contentsDepth,
): readonly ContentsEntry[] {
  const shown = entries.filter((entry) => entry.depth > 1 && entry.depth <= depth);
  return shown.length < 2 ? [] : shown;
}

const stepHeading = /^(Step \d+[:.]?\s+)(\S.*)$/s;

/** `Step 3: one or the other` as its number and its name; null for a heading that is not a step. */
export function stepName(heading: string): { number: string; name: string } | null {
  const [, number, name] = stepHeading.exec(heading) ?? [];
  return number && name ? { number, name } : null;
}
