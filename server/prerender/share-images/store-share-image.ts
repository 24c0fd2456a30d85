// Caches pictures: each is drawn once, under a hash of its content.
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { ShareImage } from '#schema/page/share-image.ts';
import type { DrawShareImage } from '../../pictures/share-image/draw-share-image.ts';
import { writeWholeInside } from '../../write-inside.ts';

export interface ShareJob {
  image: ShareImage;
  /** The file in the cache. */
  stored: string;
}

/** The name in the cache: the address covers the text, and the hash adds the logo. */
export function storedName(image: ShareImage, mark: string | null): string {
  const hash = createHash('sha256')
    .update(image.url)
    .update(`\0${mark ?? ''}`);
  return `${hash.digest('hex').slice(0, 32)}.png`;
}

/** Draws pictures into the cache; returns the size of each. One that is too large is not stored. */
export async function storeShareImages(
  jobs: readonly ShareJob[],
  draw: DrawShareImage,
  mostBytes: number,
): Promise<number[]> {
  const sizes: number[] = [];
  for (const { image, stored } of jobs) {
    const png = await draw(image);
    sizes.push(png.length);
    if (png.length <= mostBytes) writeWholeInside(dirname(stored), basename(stored), png);
  }
  return sizes;
}
