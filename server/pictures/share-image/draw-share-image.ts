// Draws one preview image as PNG. Parts shared with other images are drawn once; for each image only its text
// is drawn.
import type { ReactNode } from 'react';
import { type ShareImage, shareSize } from '#schema/page/share-image.ts';
import { inks, plinth, wall } from './colours.ts';
import { drawableText } from './drawable-text.ts';
import { kept } from './kept.ts';
import { makePalette, type Palette, pixelOf } from './palette.ts';
import { palettePng, rowLength } from './palette-png.ts';
import { places } from './places.ts';
import { drawBoxes } from './raster.ts';
import { press, type Stamp, stampOf } from './stamp.ts';
import { baseOf } from './template/base.ts';
import { bylineOf, levelOf } from './template/note.ts';
import { sectionOf } from './template/section.ts';
import { wordsOf } from './template/words.ts';

export type DrawShareImage = (image: ShareImage) => Promise<Buffer>;

/** The common background of all pictures of a site. */
interface Base {
  rows: Uint8Array;
  palette: Palette;
  /** Draws text in one of the places. */
  write(place: keyof typeof places, tree: ReactNode, text: string): Promise<Stamp>;
}

/** Cache size for sections and levels, of which a site has few. */
const stampsKept = 100;

/** Draws the pictures of one site. `mark` is its logo as a `data:` address; null for none. */
export function openShareImages(mark: string | null): DrawShareImage {
  const openSite = kept(1, async (siteName) => {
    const base = await drawBase(siteName, mark);
    return {
      ...base,
      section: kept(stampsKept, (text) => base.write('section', sectionOf(text), text)),
      byline: kept(stampsKept, (text) => base.write('note', bylineOf(text), text)),
      level: kept(stampsKept, (text) => base.write('note', levelOf(text), text)),
    };
  });
  return async (image) => {
    const { section, difficulty, byline, siteName, ...words } = drawable(image);
    const site = await openSite(siteName);
    const rows = site.rows.slice();
    if (section) press(await site.section(section), rows);
    if (byline) press(await site.byline(byline), rows);
    else if (difficulty) press(await site.level(difficulty), rows);
    const text = words.marks.join('') + words.title + words.description;
    if (words.title) press(await site.write('words', wordsOf(words), text), rows);
    return palettePng(rows, site.palette.colours);
  };
}

async function drawBase(siteName: string, mark: string | null): Promise<Base> {
  const draw = (shown: string | null) => drawBoxes(baseOf(siteName, shown), shareSize.width, siteName);
  // An unreadable logo is left out, because the picture is useful without it.
  const raster = await draw(mark).catch(() => draw(null));
  const palette = makePalette(inks, raster.pixels);
  const rows = new Uint8Array(rowLength * shareSize.height);
  // All pixels are opaque, so none is 0.
  press(stampOf(raster, { left: 0, bottom: shareSize.height }, 0, palette), rows);
  const onWall = pixelOf(wall.ground);
  const onPlinth = pixelOf(plinth.ground);
  return {
    rows,
    palette,
    async write(place, tree, text) {
      const drawn = await drawBoxes(tree, places[place].width, text);
      return stampOf(drawn, places[place], place === 'note' ? onPlinth : onWall, palette);
    },
  };
}

/** If the title cannot be drawn, the section replaces it, or otherwise only logo and name are shown. */
function drawable(image: ShareImage): ShareImage {
  const section = drawableText(image.section);
  const title = drawableText(image.title);
  return {
    ...image,
    title: title || section,
    marks: title ? image.marks : ['', ''],
    section: title ? section : '',
    description: drawableText(image.description),
    byline: drawableText(image.byline),
    difficulty: image.difficulty && drawableText(image.difficulty),
    siteName: drawableText(image.siteName),
  };
}
