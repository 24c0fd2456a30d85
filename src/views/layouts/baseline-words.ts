import type { PageBaseline } from '#schema/facts.ts';

/** Browser support in words, and the number of filled blocks out of three. */
export const baselineWords: Readonly<Record<PageBaseline['status'], { words: string; slabs: number }>> = {
  widely: { words: 'Widely available', slabs: 3 },
  newly: { words: 'Newly available', slabs: 2 },
  limited: { words: 'Limited availability', slabs: 1 },
  varies: { words: 'Support depends on the element', slabs: 0 },
};
