import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori from 'satori';
import { box } from './box.ts';
import { fontsFor } from './fonts.ts';
import type { Pixels } from './palette.ts';

/** A drawing as pixels. */
export interface Raster {
  width: number;
  height: number;
  pixels: Pixels;
}

/** Draws boxes with their natural height. `text` is all the text in them. */
export async function drawBoxes(tree: ReactNode, width: number, text: string): Promise<Raster> {
  const all = box({ fontFamily: 'Inter', fontWeight: 500 }, tree);
  const svg = await satori(all, { width, fonts: fontsFor(text) });
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { buffer, byteOffset, length } = drawn.pixels;
  return { width: drawn.width, height: drawn.height, pixels: new Int32Array(buffer, byteOffset, length / 4) };
}
