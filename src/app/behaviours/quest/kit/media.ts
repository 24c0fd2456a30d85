// Pictures, films and their captions: what is loaded, and what would be loaded on another screen.

import { candidates } from './srcset.ts';
import { viewport } from './viewport.ts';

export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Waits for a picture, and says whether it came. */
export async function pictureLoads(image: HTMLImageElement): Promise<boolean> {
  // What is far below would wait for the reader.
  image.loading = 'eager';
  await image.decode().catch(() => {});
  return image.complete && image.naturalWidth > 0;
}

/** The cues of a track, in their order; null when its file does not load or is no WebVTT. */
export async function cuesOf(element: HTMLTrackElement): Promise<Cue[] | null> {
  const { track } = element;
  if (track.mode === 'disabled') track.mode = 'hidden';
  if (element.readyState < 2)
    await new Promise((done) => {
      element.addEventListener('load', done);
      element.addEventListener('error', done);
    });
  if (element.readyState !== 2 || !track.cues) return null;
  return [...(track.cues as unknown as Iterable<VTTCue>)].map(({ startTime, endTime, text }) => ({
    start: startTime,
    end: endTime,
    text,
  }));
}

/** Waits until it is known how long a film or a sound is; `NaN` when it does not load. */
export async function durationOf(media: HTMLMediaElement): Promise<number> {
  if (media.readyState === 0 && media.error === null) {
    media.preload = 'metadata';
    const sources = [...media.querySelectorAll('source')];
    await new Promise((done) => {
      media.addEventListener('loadedmetadata', done);
      media.addEventListener('error', done);
      sources.at(-1)?.addEventListener('error', done);
      if (media.networkState === media.NETWORK_NO_SOURCE) done(null);
    });
  }
  return media.duration;
}

/** The address that a browser would choose for a picture now, on a screen with so many points to a pixel. */
export function sourceFor(image: HTMLImageElement, density = 1): string {
  const picture = image.parentElement instanceof HTMLPictureElement ? image.parentElement : null;
  const sources = picture ? [...picture.querySelectorAll(':scope > source')] : [];
  const chosen = sources.find(
    (source) =>
      source.hasAttribute('srcset') &&
      // Browsers look no further than the picture itself.
      source.compareDocumentPosition(image) & Node.DOCUMENT_POSITION_FOLLOWING &&
      matchMedia(source.getAttribute('media') || 'all').matches &&
      !/jxl|jp2|heic/.test(source.getAttribute('type') ?? ''),
  );
  const from = chosen ?? image;
  const width = slotWidth(from.getAttribute('sizes') ?? image.getAttribute('sizes') ?? '', image);
  const written = candidates(from).map(({ url, width: own, density: pixels = 1 }) => ({
    address: url,
    isByWidth: own !== undefined,
    density: own === undefined ? pixels : own / width,
  }));
  const plain = image.getAttribute('src') ?? '';
  // The plain address is one of them, unless another has its size or they are told by width.
  const isPlainOne = !chosen && plain && !written.some((one) => one.isByWidth || one.density === 1);
  const choices = [...written, ...(isPlainOne ? [{ address: plain, density: 1 }] : [])].sort(
    (one, other) => one.density - other.density,
  );
  return (choices.find((one) => one.density >= density * 0.9) ?? choices.at(-1))?.address ?? plain;
}

/** How wide the source says that the picture will be. */
function slotWidth(sizes: string, image: HTMLImageElement): number {
  if (/^auto\b/i.test(sizes.trim())) return image.getBoundingClientRect().width || viewport.width();
  for (const size of sizes.split(/,(?![^(]*\))/).map((part) => part.trim())) {
    const { condition, length } =
      /^(?<condition>.*\))?\s*(?<length>(?:\w+\(.*\)|[^\s()]+))$/.exec(size)?.groups ?? {};
    if (!length || (condition && !matchMedia(condition).matches)) continue;
    const probe = document.createElement('div');
    probe.style.cssText = `position:absolute;visibility:hidden;width:${length}`;
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    if (width > 0) return width;
  }
  return viewport.width();
}
