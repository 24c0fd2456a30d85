// The layout of a preview image: a wall above, a plinth below, text on both. In pixels.
import { shareSize } from '#schema/page/share-image.ts';

const margin = 72;

export const plinthHeight = 120;
export const wallHeight = shareSize.height - plinthHeight;

/** An area of the picture; its content is aligned to the bottom. */
export interface Place {
  left: number;
  width: number;
  bottom: number;
  /** The available height. */
  height: number;
}

const width = shareSize.width - 2 * margin;
const sectionPlace: Place = { left: margin, width, bottom: 114, height: 60 };
const wordsBottom = wallHeight - 30;
const wordsHeight = wordsBottom - sectionPlace.bottom;

/** Logo and name of the site. */
const namePlace: Place = { left: margin, width: 520, bottom: shareSize.height, height: plinthHeight };
const noteWidth = width - namePlace.width;

export const places = {
  section: sectionPlace,
  words: { left: margin, width, bottom: wordsBottom, height: wordsHeight },
  name: namePlace,
  /** Opposite the name: the level of the page, or author and date. */
  note: { left: margin + namePlace.width, width: noteWidth, bottom: shareSize.height, height: plinthHeight },
} as const satisfies Record<string, Place>;
