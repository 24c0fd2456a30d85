import type { ReactNode } from 'react';
import type { difficulties } from '#schema/page/front-matter.ts';
import { box } from '../box.ts';
import { plinth } from '../colours.ts';
import { places } from '../places.ts';

/** Duplicated here, because importing the schema would load its validation code into every process. */
const levels: typeof difficulties = ['beginner', 'intermediate', 'advanced', 'expert'];

const { width, height } = places.note;
const onPlinth = { width, height, background: plinth.ground } as const;
const atEnd = { ...onPlinth, alignItems: 'center', justifyContent: 'flex-end' } as const;

/** Author and date of a post. */
export function bylineOf(byline: string): ReactNode {
  return box(
    atEnd,
    box({ display: 'block', maxWidth: width, color: plinth.muted, fontSize: 30, lineClamp: 1 }, byline),
  );
}

/** The level of a page: one to four blocks and the word. An unknown level has no blocks. */
export function levelOf(difficulty: string): ReactNode {
  const reached = (levels as readonly string[]).indexOf(difficulty) + 1;
  const slabs = levels.map((_, fromTop) =>
    box({
      width: 44,
      height: 9,
      marginTop: fromTop === 0 ? 0 : 5,
      borderRadius: 2,
      background: levels.length - fromTop <= reached ? plinth.block : plinth.blockOff,
    }),
  );
  return box(
    { ...atEnd, color: plinth.text, fontSize: 32 },
    reached > 0 && box({ flexDirection: 'column', marginRight: 20 }, ...slabs),
    difficulty.charAt(0).toUpperCase() + difficulty.slice(1),
  );
}
