// Where things stand in a picture: a wall above, a plinth below, words on both. Pixels.
import { shareSize } from '#schema/page/share-image.ts';

const margin = 72;

export const plinthHeight = 120;
export const wallHeight = shareSize.height - plinthHeight;

/** A part of the picture; what is drawn in it stands at its bottom. */
export interface Place {
  left: number;
  width: number;
  bottom: number;
  /** What there is room for. */
  height: number;
}

const width = shareSize.width - 2 * margin;
const sectionPlace: Place = { left: margin, width, bottom: 114, height: 60 };
const wordsBottom = wallHeight - 30;
const wordsHeight = wordsBottom - sectionPlace.bottom;

/** The mark and the name of the site. */
const namePlace: Place = { left: margin, width: 520, bottom: shareSize.height, height: plinthHeight };
const noteWidth = width - namePlace.width;

export const places = {
  section: sectionPlace,
  words: { left: margin, width, bottom: wordsBottom, height: wordsHeight },
  name: namePlace,
  /** Opposite the name: how hard the page is, or who wrote it when. */
  note: { left: margin + namePlace.width, width: noteWidth, bottom: shareSize.height, height: plinthHeight },
} as const satisfies Record<string, Place>;
