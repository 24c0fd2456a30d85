// How large a picture is on the page and on which screen, and how large a file of it may be.
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

/** From this width of the window on, the picture is this wide. */
interface SizeEntry {
  /** 0 for the entry without a name. */
  from: number;
  /** As CSS. */
  value: string;
  /** Pixels, at the width where the entry begins. */
  width: number;
}

/** Reads `100vw sm:50vw md:400px`; ascending. Entries that cannot be understood are left out; of two for one breakpoint, the later counts. */
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
  // A share of a window whose width has no lower end is taken of the smallest breakpoint.
  const screen = from || Math.min(...Object.values(breakpoints));
  const width = Math.round(unit === 'vw' ? (screen * Number(amount)) / 100 : Number(amount));
  return width > 0 ? { from, value: `${Number(amount)}${unit}`, width } : null;
}

function breakpointOf(name: string, breakpoints: Readonly<Record<string, number>>): number | null {
  if (Object.hasOwn(breakpoints, name)) return breakpoints[name] ?? null;
  return /^\d+$/.test(name) ? Number(name) : null;
}

/** The `sizes` attribute: each entry holds up to the next one, the last without a condition. */
export function sizesAttribute(entries: readonly SizeEntry[]): string {
  return entries
    .map(({ value }, index) => {
      const next = entries[index + 1];
      return next ? `(max-width: ${next.from - 1}px) ${value}` : value;
    })
    .join(', ');
}
