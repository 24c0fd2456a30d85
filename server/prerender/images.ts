// The files that the pictures of all pages may ask for. What an earlier build made is taken from the cache; what no
// page asks for any longer leaves it.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeAddress } from '#lib/address/decode-address.ts';
import type { ImageVariant } from '#lib/images/image-url.ts';
import { UserError } from '#lib/user-error.ts';
import type { HeaderMap } from '#site/security-headers.ts';
import { drawImage, recipe } from '../pictures/draw-image.ts';

export interface WriteImagesOptions {
  /** The folder of the site. */
  outDir: string;
  /** The file behind an address of the site, decoded; null when there is none. */
  sourceFile(src: string): string | null;
  cacheDir: string;
  onProgress?(done: number, total: number): void;
}

/** How many files were drawn, and how many taken from the cache. */
export interface WrittenImages {
  made: number;
  kept: number;
}

/** Drawing uses several threads by itself; more pictures at once only take more memory. */
const picturesAtOnce = 2;

/** `variants` are those of every page, also of pages that were not rendered again. */
export async function writeImages(
  variants: readonly ImageVariant[],
  options: WriteImagesOptions,
): Promise<WrittenImages> {
  const cache = join(options.cacheDir, 'images');
  await mkdir(cache, { recursive: true });
  const wanted = new Map(variants.map((variant) => [variant.url, variant]));
  const bySource = Map.groupBy(wanted.values(), (variant) => variant.source);
  const used = new Set<string>();
  const counts: WrittenImages = { made: 0, kept: 0 };

  const write = async (variant: ImageVariant, picture: Buffer) => {
    const name = cacheName(variant, picture);
    const stored = join(cache, name);
    used.add(name);
    const target = join(options.outDir, decodeAddress(variant.url));
    await mkdir(dirname(target), { recursive: true });
    if (await putInPlace(stored, target)) counts.kept++;
    else {
      await writeWhole(stored, await draw(variant, picture));
      await putInPlace(stored, target);
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
 * The type of made pictures for hosts that know a type by the end of a name, which is that of the source. These hosts
 * join the values of all rules that match, so no file may fall under two: one rule for all where all are alike, else
 * one for each folder.
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
  // An encoded slash can hide the way out of a folder.
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

/** Whoever looks at a file finds all of it or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Copies a file of the cache into the output; false when the cache has none. */
async function putInPlace(stored: string, target: string): Promise<boolean> {
  try {
    await copyFile(stored, `${target}.part`, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  await rename(`${target}.part`, target);
  return true;
}

async function forgetOthers(cache: string, used: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(others.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}

/** A few at a time. After a failure nothing new begins, and what has begun is waited for. */
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
