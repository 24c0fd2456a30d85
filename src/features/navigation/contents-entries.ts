// The headings of a page for its table of contents.

import { contentsDepth } from '#schema/constants.ts';
import type { ContentsEntry } from '#schema/page/body.ts';

/** The headings to list. A single one is useless, so there are none or at least two. */
export function contentsEntries(entries: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const shown = entries.filter((entry) => entry.depth > 1 && entry.depth <= contentsDepth);
  return shown.length < 2 ? [] : shown;
}
