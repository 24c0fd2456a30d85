// The pictures that stand for pages where they are shared, for an author to look at: drawn when they are asked for.
import { join } from 'node:path';
import type { RenderedPage } from '#render/renderer.ts';
import type { ShareImage } from '#schema/share-image.ts';
import { shareFolder } from '#site/addresses.ts';
import { readMark } from '../pictures/share-image/site-mark.ts';

/** An address does not tell what is drawn; the pages that were looked at do. */
const named = new Map<string, ShareImage>();

/** Notes the picture that a page names in its head. */
export function noteShareImage(rendered: RenderedPage | null): void {
  if (rendered?.share) named.set(rendered.share.url, rendered.share);
}

/** The picture at a path as PNG; null when no page that was looked at names it. */
export async function drawNamedImage(path: string, publicDir: string): Promise<Buffer | null> {
  const image = path.startsWith(`${shareFolder}/`) ? named.get(path) : undefined;
  if (!image) return null;
  const { openShareImages } = await import('../pictures/share-image/draw-share-image.ts');
  return openShareImages(readMark(join(publicDir, image.logo)))(image);
}
