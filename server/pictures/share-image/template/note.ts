import type { ReactNode } from 'react';
import type { difficulties } from '#schema/page/front-matter.ts';
import { box } from '../box.ts';
import { plinth } from '../colours.ts';
import { places } from '../places.ts';

/** Written out here, because the schema would bring its checks along into every process. */
const levels: typeof difficulties = ['beginner', 'intermediate', 'advanced', 'expert'];

const { width, height } = places.note;
const onPlinth = { width, height, background: plinth.ground } as const;
const atEnd = { ...onPlinth, alignItems: 'center', justifyContent: 'flex-end' } as const;

/** Who wrote a post, and when. */
export function bylineOf(byline: string): ReactNode {
  return box(
    atEnd,
    box({ display: 'block', maxWidth: width, color: plinth.muted, fontSize: 30, lineClamp: 1 }, byline),
  );
}

/** How hard a page is: one to four slabs and the word. A word of the author's own has no slabs. */
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
