// The changed pixels of one place in a picture. All others stay as they are.
import type { Palette } from './palette.ts';
import { rowLength } from './palette-png.ts';
import type { Place } from './places.ts';
import type { Raster } from './raster.ts';

/** Positions in the rows of a picture, and the colour of each. */
export interface Stamp {
  at: Uint32Array;
  colour: Uint8Array;
}

/** All pixels of a drawing at the bottom of its place, except those with the background colour. */
export function stampOf(
  { width, height, pixels }: Raster,
  { left, bottom }: Pick<Place, 'left' | 'bottom'>,
  ground: number,
  { indexOf }: Palette,
): Stamp {
  const at = new Uint32Array(pixels.length);
  const colour = new Uint8Array(pixels.length);
  let count = 0;
  // Most pixels equal the previous one.
  let last = ground;
  let index = 0;
  for (let y = Math.max(0, height - bottom); y < height; y++) {
    const from = y * width;
    const to = (bottom - height + y) * rowLength + 1 + left;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[from + x] as number;
      if (pixel === ground) continue;
      if (pixel !== last) {
        last = pixel;
        index = indexOf(pixel);
      }
      at[count] = to + x;
      colour[count++] = index;
    }
  }
  return { at: at.slice(0, count), colour: colour.slice(0, count) };
}

/** Applies a stamp to the rows of a picture. */
export function press({ at, colour }: Stamp, rows: Uint8Array): void {
  for (let index = 0; index < at.length; index++) rows[at[index] as number] = colour[index] as number;
}
