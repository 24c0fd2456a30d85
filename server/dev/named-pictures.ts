// Pictures referred to by pages: resized photographs, and preview images. They are created on request, but
// only those that a page refers to: an address alone could request any size.
import { decodeAddress } from '#lib/address/decode-address.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import { findFile, readPublishable } from '#pipeline/folder/folder-files.ts';
import type { RenderedData } from '#render/renderer.ts';
import type { ShareImage } from '#schema/page/share-image.ts';
import { drawImage } from '../pictures/draw-image.ts';
import { readMark } from '../pictures/share-image/site-mark.ts';
import type { LiveContent } from './live-content.ts';

/** Pictures referred to by the pages opened so far, by the path of the address. */
const previews = new Map<string, ShareImage>();
const sizes = new Map<string, ImageVariant>();

/** Records the pictures of a page. */
export function notePictures(rendered: RenderedData | null): void {
  if (rendered?.share) previews.set(rendered.share.url, rendered.share);
  for (const variant of rendered?.images ?? []) sizes.set(decodeAddress(variant.url), variant);
}

interface Drawn {
  type: string;
  bytes: Buffer;
}

/** The picture at a path; null if no opened page refers to it, or its file is missing. */
export async function drawNamedPicture(
  path: string,
  content: LiveContent,
  publicDir: string,
): Promise<Drawn | null> {
  const preview = previews.get(path);
  if (preview) {
    const { openShareImages } = await import('../pictures/share-image/draw-share-image.ts');
    const mark = findFile(publicDir, preview.logo);
    return {
      type: 'image/png',
      bytes: await openShareImages(readMark(mark.ok ? mark.absolute : null))(preview),
    };
  }
  const size = sizes.get(path);
  if (!size) return null;
  const source = decodeAddress(size.source);
  const inPublic = readPublishable(publicDir, source);
  const picture = content.readPicture(source) ?? (inPublic.ok ? inPublic.bytes : null);
  return picture && { type: `image/${size.format}`, bytes: await drawImage(size, picture) };
}
