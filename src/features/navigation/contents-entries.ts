import type { ContentsEntry } from '#schema/body.ts';
import { contentsDepth } from '#schema/constants.ts';

/** The headings worth listing. One alone tells the reader nothing, so there are none or at least two. */
export function contentsEntries(
  entries: readonly ContentsEntry[],
  depth: number = contentsDepth,
): readonly ContentsEntry[] {
  const shown = entries.filter((entry) => entry.depth > 1 && entry.depth <= depth);
  return shown.length < 2 ? [] : shown;
}
