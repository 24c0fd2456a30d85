import * as text from '#messages/page.ts';
import type { PageBaseline } from '#schema/facts.ts';

/** Browser support in words, and the number of filled blocks out of three. */
export const baselineWords: Readonly<Record<PageBaseline['status'], { words: string; slabs: number }>> = {
  widely: { words: text.widely, slabs: 3 },
  newly: { words: text.newly, slabs: 2 },
  limited: { words: text.limited, slabs: 1 },
  varies: { words: text.varies, slabs: 0 },
};
