// Creates the resized pictures of all pages. Files of an earlier build are taken from the cache; unused ones
// are removed from it.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeAddress } from '#lib/address/decode-address.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import { UserError } from '#lib/user-error.ts';
import type { HeaderMap } from '#site/security-headers.ts';
import { drawImage, recipe } from '../pictures/draw-image.ts';
import { copyInside, makeFolder, writeWholeInside } from '../write-inside.ts';

export interface WriteImagesOptions {
  /** The folder of the site. */
  outDir: string;
  /** The file of a decoded address of the site; null if it does not exist. */
  sourceFile(src: string): string | null;
  cacheDir: string;
  onProgress?(done: number, total: number): void;
}

/** How many files were created, and how many taken from the cache. */
export interface WrittenImages {
  made: number;
  kept: number;
}

/** sharp uses several threads by itself; more pictures at once only take more memory. */
const picturesAtOnce = 2;

/** `variants` are those of all pages, including pages that were not rendered again. */
export async function writeImages(
  variants: readonly ImageVariant[],
  options: WriteImagesOptions,
): Promise<WrittenImages> {
  const cache = join(options.cacheDir, 'images');
  makeFolder(cache);
  const wanted = new Map(variants.map((variant) => [variant.url, variant]));
  const bySource = Map.groupBy(wanted.values(), (variant) => variant.source);
  const used = new Set<string>();
  const counts: WrittenImages = { made: 0, kept: 0 };

  const write = async (variant: ImageVariant, picture: Buffer) => {
    const name = cacheName(variant, picture);
    used.add(name);
    const file = decodeAddress(variant.url).slice(1);
    const putInPlace = () => copyIfThere(options.outDir, file, join(cache, name));
    if (await putInPlace()) counts.kept++;
    else {
      writeWholeInside(cache, name, await draw(variant, picture));
      await putInPlace();
      counts.made++;
    }
    options.onProgress?.(counts.made + counts.kept, wanted.size);
  };
  await forEach(bySource.entries(), async ([source, ofSource]) => {
    const picture = await readPicture(source, options);
    for (const variant of ofSource) await write(variant, picture);
  });
  await forgetOthers(cache, used);
  return counts;
}

/**
 * The media type of resized pictures, for hosts that derive it from the file ending, which is that of the
 * source. These hosts join the values of all matching rules, so no file may match two: one rule for all if
 * they have the same type, otherwise one per folder.
 */
export function imageHeaders(variants: readonly ImageVariant[]): Record<string, HeaderMap> {
  const formats = new Set(variants.map(({ format }) => format));
  return Object.fromEntries(
    variants.map(({ url, format }) => {
      const folder = formats.size === 1 ? '/_ipx' : url.split('/', 3).join('/');
      return [`${folder}/*`, { 'Content-Type': `image/${format}` }];
    }),
  );
}

async function readPicture(source: string, { sourceFile }: WriteImagesOptions): Promise<Buffer> {
  const src = decodeAddress(source);
  // An encoded slash can hide a path out of the folder.
  const file = src.split('/').includes('..') ? null : sourceFile(src);
  if (file === null) throw new UserError(`The picture "${src}" does not exist.`);
  return readFile(file).catch((cause) => {
    throw new UserError(`The picture "${src}" cannot be read: ${cause.message}`, { cause });
  });
}

function draw(variant: ImageVariant, picture: Buffer): Promise<Buffer> {
  return drawImage(variant, picture).catch((cause) => {
    const advice = 'Save it again as PNG, JPEG, WebP, AVIF or GIF.';
    throw new UserError(`The picture "${decodeAddress(variant.source)}" cannot be read. ${advice}`, {
      cause,
    });
  });
}

function cacheName({ url, format }: ImageVariant, picture: Buffer): string {
  const [, , modifiers = ''] = url.split('/', 3);
  return `${createHash('sha256').update(`${recipe} ${modifiers}\0`).update(picture).digest('hex')}.${format}`;
}

/** Copies a file of the cache into the output; false if it is not cached. */
async function copyIfThere(outDir: string, file: string, stored: string): Promise<boolean> {
  try {
    await copyInside(outDir, file, stored);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function forgetOthers(cache: string, used: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(others.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}

/** A few at a time. After a failure no further item is started, and pending ones are awaited. */
async function forEach<Item>(items: Iterator<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  let hasFailed = false;
  const runs = Array.from({ length: picturesAtOnce }, async () => {
    for (let next = items.next(); !next.done && !hasFailed; next = items.next()) {
      await work(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  });
  const failure = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (failure) throw failure.reason;
}
