// Preview pictures of pages, for an author to look at: drawn on demand.
import { join } from 'node:path';
import type { RenderedPage } from '#render/renderer.ts';
import type { ShareImage } from '#schema/share-image.ts';
import { shareFolder } from '#site/addresses.ts';
import { readMark } from '../pictures/share-image/site-mark.ts';

/** An address does not say what to draw, so the pictures of pages that were opened are kept here. */
const named = new Map<string, ShareImage>();

/** Keeps the picture that a page names in its head. */
export function noteShareImage(rendered: RenderedPage | null): void {
  if (rendered?.share) named.set(rendered.share.url, rendered.share);
}

/** The picture at a path as PNG; null when no page that was opened names it. */
export async function drawNamedImage(path: string, publicDir: string): Promise<Buffer | null> {
  const image = path.startsWith(`${shareFolder}/`) ? named.get(path) : undefined;
  if (!image) return null;
  const { openShareImages } = await import('../pictures/share-image/draw-share-image.ts');
  return openShareImages(readMark(join(publicDir, image.logo)))(image);
}
