// The display size of a picture, and the largest file it may use.
import type { ImageFormat } from './image-url.ts';

export interface ImageBox {
  /** Pixels on the page; other CSS lengths are passed through as attributes. */
  width?: number | string;
  height?: number | string;
  /** The size of the source file, if known. */
  naturalWidth?: number;
  naturalHeight?: number;
}

/** The format's limit for each side of a WebP file. */
const longestWebpSide = 16_383;

/** A number of pixels, or null for anything else (`50%`). */
export function pixels(length: number | string | undefined): number | null {
  const amount = /^\d+(?:\.\d+)?(?=(?:px)?$)/.exec(String(length ?? '').trim())?.[0];
  return Number(amount ?? 0) || null;
}

/** The aspect ratio (height by width) of the requested box. */
export function askedRatio({ width, height }: ImageBox): number | null {
  const [w, h] = [pixels(width), pixels(height)];
  return w && h ? h / w : null;
}

function naturalRatio({ naturalWidth, naturalHeight }: ImageBox): number | null {
  return naturalWidth && naturalHeight ? naturalHeight / naturalWidth : null;
}

/** Width and height on the page; if only one is given, the other follows from the file's aspect ratio. */
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

/** The widest file that neither enlarges the picture nor exceeds the limits of the format. */
export function widestFile(box: ImageBox, format: ImageFormat): number {
  const { naturalWidth = Infinity, naturalHeight = Infinity } = box;
  const longest = format === 'webp' ? longestWebpSide : Infinity;
  const asked = askedRatio(box);
  const byHeight = asked
    ? Math.min(naturalHeight, longest) / asked
    : longest / (naturalRatio(box) ?? Number.MIN_VALUE);
  return Math.max(1, Math.floor(Math.min(naturalWidth, longest, byHeight)));
}

/** The width of the picture from a certain window width on. */
interface SizeEntry {
  /** 0 for the entry without a name. */
  from: number;
  /** As CSS. */
  value: string;
  /** Pixels, at the width where the entry begins. */
  width: number;
}

/**
 * Parses `100vw sm:50vw md:400px`; ascending. Invalid entries are left out; of two for one breakpoint, the
 * later wins.
 */
export function parseSizes(sizes: string, breakpoints: Readonly<Record<string, number>>): SizeEntry[] {
  const entries = new Map<number, SizeEntry>();
  for (const written of sizes.split(/[\s,]+/)) {
    const entry = parseEntry(written, breakpoints);
    if (entry) entries.set(entry.from, entry);
  }
  return [...entries.values()].sort((a, b) => a.from - b.from);
}

function parseEntry(written: string, breakpoints: Readonly<Record<string, number>>): SizeEntry | null {
  const [, name, amount = '', unit = 'px'] = /^(?:([^:]*):)?(\d+(?:\.\d+)?)(px|vw)?$/.exec(written) ?? [];
  const from = name === undefined ? 0 : breakpointOf(name, breakpoints);
  if (amount === '' || from === null) return null;
  // A `vw` width without a lower bound is computed for the smallest breakpoint.
  const screen = from || Math.min(...Object.values(breakpoints));
  const width = Math.round(unit === 'vw' ? (screen * Number(amount)) / 100 : Number(amount));
  return width > 0 ? { from, value: `${Number(amount)}${unit}`, width } : null;
}

function breakpointOf(name: string, breakpoints: Readonly<Record<string, number>>): number | null {
  if (Object.hasOwn(breakpoints, name)) return breakpoints[name] ?? null;
  return /^\d+$/.test(name) ? Number(name) : null;
}

/** The `sizes` attribute: each entry applies up to the next one, the last without a condition. */
export function sizesAttribute(entries: readonly SizeEntry[]): string {
  return entries
    .map(({ value }, index) => {
      const next = entries[index + 1];
      return next ? `(max-width: ${next.from - 1}px) ${value}` : value;
    })
    .join(', ');
}
