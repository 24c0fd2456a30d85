// The files a browser may choose from for one picture. Pure: this lists the files, and the build creates
// them.
import {
  askedRatio,
  type ImageBox,
  parseSizes,
  pixels,
  shownSize,
  sizesAttribute,
  widestFile,
} from './image-size.ts';
import { type ImageFit, type ImageFormat, type ImageVariant, imageVariant } from './image-url.ts';

export interface ImageRequest extends ImageBox {
  src: string;
  /** The display width: `100vw sm:50vw md:400px`. */
  sizes?: string | undefined;
  /** Dots per pixel: `1x 2x`. */
  densities?: string | readonly number[] | undefined;
  format?: ImageFormat | undefined;
  quality?: number;
  fit?: ImageFit;
  allowedHosts?: readonly string[];
}

/** Defaults for a request. */
export interface ImageDefaults {
  breakpoints: Readonly<Record<string, number>>;
  densities: readonly number[];
  format: ImageFormat;
}

/** Attributes of an `img` element, and the files they refer to. */
export interface ImageCandidates {
  src?: string;
  srcSet?: string;
  sizes?: string;
  width?: number | string;
  height?: number | string;
  variants: ImageVariant[];
}

interface Candidate {
  width?: number;
  height?: number;
  descriptor?: string;
}

export function imageCandidates(request: ImageRequest, defaults: ImageDefaults): ImageCandidates {
  const { src, fit, quality, format = defaults.format } = request;
  if (typeof src !== 'string') throw new TypeError(`The address of a picture must be a text (got ${src}).`);
  const size = shownSize(request);
  if (src.trim() === '') return { ...size, variants: [] };
  const source = sourceOf(src, request.allowedHosts ?? []);
  if (source === null) return { src, ...size, variants: [] };

  const entries = parseSizes(request.sizes ?? '', defaults.breakpoints);
  const densities = parseDensities(request.densities ?? '', defaults.densities);
  const candidates =
    entries.length > 0
      ? widthCandidates(
          entries.flatMap((entry) => densities.map((density) => Math.round(entry.width * density))),
          request,
          format,
        )
      : densityCandidates(densities, request, format);
  const variants = candidates.map(({ width, height }) =>
    imageVariant({
      source,
      ...(width && { width }),
      ...(height && { height }),
      format,
      ...(quality && { quality }),
      ...(fit && { fit }),
    }),
  );
  const srcSet = candidates.flatMap(({ descriptor }, index) =>
    descriptor ? [`${variants[index]?.url} ${descriptor}`] : [],
  );
  return {
    src: variants.at(entries.length > 0 ? -1 : 0)?.url ?? src,
    ...(srcSet.length > 0 && { srcSet: srcSet.join(', ') }),
    ...(entries.length > 0 && { sizes: sizesAttribute(entries) }),
    ...size,
    variants,
  };
}

/** For browsers without WebP: a format with transparency if the source may be transparent. */
export function legacyFormat(src: string): 'png' | 'jpeg' {
  return /\.(?:png|gif|webp)(?:[?#]|$)/i.test(src) ? 'png' : 'jpeg';
}

/** The address of the source file; null for a picture that is shown unchanged. */
function sourceOf(src: string, allowedHosts: readonly string[]): string | null {
  const site = 'site.invalid';
  const url = URL.parse(src, `https://${site}`);
  if (!url || !/^https?:$/.test(url.protocol) || /\.svgz?$/i.test(url.pathname)) return null;
  if (url.host === site) return url.pathname;
  // On another host the query may select the picture, and a file address cannot contain it.
  return allowedHosts.includes(url.host) && url.search === '' ? url.origin + url.pathname : null;
}

function parseDensities(written: string | readonly number[], preset: readonly number[]): readonly number[] {
  if (typeof written === 'string' && written.trim() === '') return preset;
  const list = typeof written === 'string' ? written.trim().split(/[\s,]+/) : written.map(String);
  const usable = list.map((word) => Number(word.replace(/^x|x$/i, ''))).filter((n) => n > 0 && n < Infinity);
  if (usable.length === 0)
    throw new Error(`"${written}" names no density of a picture. Write them like this: 1x 2x.`);
  return ascending(usable);
}

function widthCandidates(widths: readonly number[], request: ImageRequest, format: ImageFormat): Candidate[] {
  const ratio = askedRatio(request);
  return withinSource(ascending(widths), widestFile(request, format)).map((width) => ({
    width,
    ...(ratio && { height: Math.round(width * ratio) }),
    descriptor: `${width}w`,
  }));
}

function densityCandidates(
  densities: readonly number[],
  request: ImageRequest,
  format: ImageFormat,
): Candidate[] {
  const shown = shownSize(request);
  const width = pixels(shown.width) ?? request.naturalWidth;
  const height = pixels(request.height);
  if (!width) {
    // If the width is unknown, files can only be requested by height, or not at all.
    if (!height) return [{}];
    return densities.map((density) => ({ height: Math.round(height * density), descriptor: `${density}x` }));
  }
  const wanted = densities.map((density) => Math.round(width * density));
  const widths = withinSource(ascending(wanted), widestFile(request, format));
  return widths.map((each) => ({
    width: each,
    ...(height && { height: Math.round((each * height) / width) }),
    // With a single candidate, `src` is enough.
    ...(widths.length > 1 && { descriptor: `${Math.round((each / width) * 100) / 100}x` }),
  }));
}

/** Pictures are never enlarged: a width beyond the source is replaced by the source's own width. */
function withinSource(widths: readonly number[], widest: number): number[] {
  return ascending(widths.map((width) => Math.min(width, widest)));
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
