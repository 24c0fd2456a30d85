// How large a picture is on the page, and how large a file of it may be.
import type { ImageFormat } from './image-url.ts';

export interface ImageBox {
  /** Pixels on the page; other CSS lengths are handed through as attributes. */
  width?: number | string;
  height?: number | string;
  /** The size of the file, where it is known. */
  naturalWidth?: number;
  naturalHeight?: number;
}

/** No WebP file is longer than this on either side. */
const longestWebpSide = 16_383;

/** A number of pixels, or null for anything else (`50%`). */
export function pixels(length: number | string | undefined): number | null {
  const amount = /^\d+(?:\.\d+)?(?=(?:px)?$)/.exec(String(length ?? '').trim())?.[0];
  return Number(amount ?? 0) || null;
}

/** Height by width of the box that was asked for. */
export function askedRatio({ width, height }: ImageBox): number | null {
  const [w, h] = [pixels(width), pixels(height)];
  return w && h ? h / w : null;
}

function naturalRatio({ naturalWidth, naturalHeight }: ImageBox): number | null {
  return naturalWidth && naturalHeight ? naturalHeight / naturalWidth : null;
}

/** Width and height on the page; where only one is given, the other follows from the shape of the file. */
export function shownSize(box: ImageBox): Pick<ImageBox, 'width' | 'height'> {
  const { width, height } = box;
  if (width === undefined && height === undefined) return size(box.naturalWidth, box.naturalHeight);
  const [w, h, ratio] = [pixels(width), pixels(height), naturalRatio(box)];
  if (height === undefined) return size(w ?? width, w && ratio ? Math.round(w * ratio) : undefined);
  if (width === undefined) return size(h && ratio ? Math.round(h / ratio) : undefined, h ?? height);
  return size(w ?? width, h ?? height);
}

function size(width: number | string | undefined, height: number | string | undefined) {
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

/** The widest file that neither enlarges the picture nor breaks the limits of the format. */
export function widestFile(box: ImageBox, format: ImageFormat): number {
  const { naturalWidth = Infinity, naturalHeight = Infinity } = box;
  const longest = format === 'webp' ? longestWebpSide : Infinity;
  const asked = askedRatio(box);
  const byHeight = asked
    ? Math.min(naturalHeight, longest) / asked
    : longest / (naturalRatio(box) ?? Number.MIN_VALUE);
  return Math.max(1, Math.floor(Math.min(naturalWidth, longest, byHeight)));
}
