import type { ReactNode } from 'react';
import { shareSize } from '#schema/page/share-image.ts';
import { box, picture } from '../box.ts';
import { plinth, wall } from '../colours.ts';
import { places, plinthHeight, wallHeight } from '../places.ts';
import { wallPattern } from './wall-pattern.ts';

const { width } = shareSize;
const { name } = places;
const markSize = 60;

/**
 * The common part of all pictures of a site: the wall, and the plinth with logo (a `data:` address) and name.
 */
export function baseOf(siteName: string, mark: string | null): ReactNode {
  const pattern = `data:image/svg+xml;base64,${btoa(wallPattern(width, wallHeight))}`;
  return box(
    { flexDirection: 'column', width },
    box({ height: wallHeight, background: wall.ground }, picture(pattern, width, wallHeight)),
    box(
      { alignItems: 'center', height: plinthHeight, paddingLeft: name.left, background: plinth.ground },
      mark && picture(mark, markSize, markSize, { marginRight: 24, objectFit: 'contain' }),
      nameOf(siteName, mark ? name.width - markSize - 24 : name.width),
    ),
  );
}

function nameOf(siteName: string, roomWidth: number): ReactNode {
  return box(
    {
      display: 'block',
      maxWidth: roomWidth,
      color: plinth.text,
      fontSize: 40,
      fontWeight: 600,
      letterSpacing: '-0.025em',
      lineClamp: 1,
    },
    siteName,
  );
}
