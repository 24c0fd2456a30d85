// Pictures in the cache: each drawn once, under a name made of all that is in it.
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import type { ShareImage } from '#schema/page/share-image.ts';
import type { DrawShareImage } from '../../pictures/share-image/draw-share-image.ts';

export interface ShareJob {
  image: ShareImage;
  /** The file in the cache. */
  stored: string;
}

/** The name in the cache: an address says what is written, and the mark is drawn with it. */
export function storedName(image: ShareImage, mark: string | null): string {
  const hash = createHash('sha256')
    .update(image.url)
    .update(`\0${mark ?? ''}`);
  return `${hash.digest('hex').slice(0, 32)}.png`;
}

/** Draws pictures into the cache; returns the size of each. One that is too large is not kept. */
export async function storeShareImages(
  jobs: readonly ShareJob[],
  draw: DrawShareImage,
  mostBytes: number,
): Promise<number[]> {
  const sizes: number[] = [];
  for (const { image, stored } of jobs) {
    const png = await draw(image);
    sizes.push(png.length);
    if (png.length > mostBytes) continue;
    // Whoever looks at a file finds all of it or none.
    writeFileSync(`${stored}.part`, png);
    renameSync(`${stored}.part`, stored);
  }
  return sizes;
}
