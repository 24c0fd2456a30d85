import type { ReactNode } from 'react';
import type { ShareImage } from '#schema/page/share-image.ts';
import { box } from '../box.ts';
import { wall } from '../colours.ts';
import { places } from '../places.ts';
import { lineHeight, titleSize } from './title-size.ts';

/** Room for descenders, because the line height is smaller than the letters. */
const tails = 26;
const { width } = places.words;
const height = places.words.height - tails;
const descriptionHeight = 112;

const largestName = 190;
const smallestName = 80;
/** The width of a letter of a name, relative to the font size. */
const letterWidth = 0.6;

export type Words = Pick<ShareImage, 'template' | 'title' | 'marks' | 'description'>;

/** The page's own text: a title, or a name of the language, and sometimes a description. */
export function wordsOf(words: Words): ReactNode {
  const { template, description } = words;
  const name = template === 'reference' ? nameOf(words) : null;
  return box(
    {
      flexDirection: 'column',
      width,
      paddingBottom: tails,
      background: wall.ground,
      color: wall.text,
      fontWeight: 600,
    },
    name ?? titleOf(words),
    description && descriptionOf(description),
  );
}

function titleOf({ title, description }: Words): ReactNode {
  const { size, lines } = titleSize(title, width, description ? height - descriptionHeight : height);
  return box(
    {
      display: 'block',
      fontSize: size,
      lineHeight,
      letterSpacing: '-0.035em',
      wordBreak: 'break-word',
      lineClamp: lines,
    },
    title,
  );
}

/** A name of the language on one line; null if it does not fit, in which case it is drawn as a title. */
function nameOf({ title, marks: [before, after] }: Words): ReactNode {
  const letters = before.length + title.length + after.length;
  const size = Math.min(largestName, Math.floor(width / (letters * letterWidth)));
  if (size < smallestName) return null;
  const dimmed = (mark: string) => mark && box({ color: wall.dimmed, fontWeight: 500 }, mark);
  return box({ fontSize: size, lineHeight, letterSpacing: '-0.02em' }, dimmed(before), title, dimmed(after));
}

function descriptionOf(description: string): ReactNode {
  const style = {
    display: 'block',
    marginTop: 20,
    color: wall.muted,
    fontSize: 34,
    fontWeight: 500,
  } as const;
  return box({ ...style, lineHeight: 1.35, lineClamp: 2 }, description);
}
