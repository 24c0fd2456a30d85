// Writes compressed versions beside each file, so that no request waits for compression.
import { closeSync, createReadStream, readdirSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { hashBytes } from '#pipeline/markdown/pictures.ts';
import { makeFolder, openInside, streamInside, writeInside } from '../../write-inside.ts';

const compressible = /\.(html|json|css|js|svg|txt|xml|webmanifest|md)$/;

const endings = ['br', 'gz'] as const;

/** Below this size, the additional headers outweigh the savings. */
const smallest = 200;

/**
 * Pages are many and change often; hashed assets are few and are compressed once. Data is little and changes
 * with its pages: for the search file of 1,000 pages this level saves an eighth and takes 40 ms. The records
 * of a build are two files that every visit fetches: for 24 kB of text this level saves 6 % over level 8 and
 * takes 25 ms.
 */
export type Effort = 'page' | 'data' | 'record' | 'asset';

/**
 * For 799 documents and payloads, level 8 saves 1.0 % over level 6, with 2.1 instead of 1.7 ms each; 9 takes
 * 20 ms for a large page.
 */
const brotliQuality: Record<Effort, number> = { page: 8, data: 9, record: 10, asset: 11 };
/** For the few clients without Brotli: 3 % more bytes than level 6 in two thirds of its time. */
const gzipLevel: Record<Effort, number> = { page: 4, data: 6, record: 6, asset: 9 };

/** The names of a file's compressed versions, whether they exist or not. */
export function compressedForms(file: string): string[] {
  return endings.map((ending) => `${file}.${ending}`);
}

/** The compressed bytes of a file by ending. */
type Forms = Record<(typeof endings)[number], Buffer>;

/**
 * Writes a file of a folder, and its `.br` and `.gz` versions if they are smaller; returns the total bytes
 * written. `ready` is a folder in which `compressAssets` may have stored them.
 */
export function writePrecompressed(
  root: string,
  file: string,
  content: string | Buffer,
  effort: Effort,
  ready?: string,
): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeInside(root, file, bytes);
  if (!isCompressible(file, bytes)) return bytes.length;
  const forms = (ready && readyForms(ready, bytes)) || {
    br: brotliCompressSync(bytes, brotliOptions(brotliQuality[effort], bytes.length)),
    gz: gzipSync(bytes, { level: gzipLevel[effort] }),
  };
  let written = bytes.length;
  for (const ending of endings) {
    const form = forms[ending];
    if (form.length >= bytes.length) continue;
    writeInside(root, `${file}.${ending}`, form);
    written += form.length;
  }
  return written;
}

/**
 * Compresses assets, several at a time, into files of a folder that are named by the hash of the original.
 */
export async function compressAssets(assets: readonly Asset[], folder: string): Promise<void> {
  makeFolder(folder);
  await Promise.all(
    assets.map(async ({ name, bytes }) => {
      if (!isCompressible(name, bytes)) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, brotliOptions(brotliQuality.asset, bytes.length)),
        promisify(gzip)(bytes, { level: gzipLevel.asset }),
      ]);
      writeInside(folder, `${hashBytes(bytes)}.br`, br);
      writeInside(folder, `${hashBytes(bytes)}.gz`, gz);
    }),
  );
}

export interface Asset {
  name: string;
  bytes: Buffer;
}

export function assetsIn(folder: string): Asset[] {
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

function readyForms(folder: string, bytes: Buffer): Forms | null {
  const file = join(folder, hashBytes(bytes));
  try {
    return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
  } catch {
    return null;
  }
}

function isCompressible(file: string, bytes: Buffer): boolean {
  return compressible.test(file) && bytes.length >= smallest;
}

/** The transfer size of a file for a browser that only supports gzip. */
export function sentBytes(file: string): number {
  return (statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/**
 * Like `writePrecompressed`, for a text of megabytes that changes with every page: it is never completely in
 * memory, and is compressed less, by other threads.
 */
export async function writeLongTextPrecompressed(
  root: string,
  file: string,
  parts: Iterable<string>,
): Promise<void> {
  writeInPieces(openInside(root, file), parts);
  const { size } = statSync(join(root, file));
  if (size < smallest) return;
  const compress = (form: Transform, ending: string) =>
    pipeline(
      createReadStream(join(root, file), { highWaterMark: pieceBytes }),
      form,
      streamInside(root, `${file}.${ending}`),
    );
  await Promise.all([
    compress(createBrotliCompress({ ...brotliOptions(1, size), chunkSize: pieceBytes }), 'br'),
    compress(createGzip({ level: 1, chunkSize: pieceBytes }), 'gz'),
  ]);
}

/**
 * Each piece requires a round trip to another thread while this one is busy, so a thousand pages are one
 * piece. Larger pieces cost memory: for 294 MB of text, pieces of 1, 16 and 64 MB had a peak of 155, 257 and
 * 449 MB.
 */
const pieceBytes = 16_000_000;

function writeInPieces(handle: number, parts: Iterable<string>): void {
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < pieceBytes) continue;
    writeText(handle, piece);
    piece = '';
  }
  writeText(handle, piece);
  closeSync(handle);
}

/** One call may write only a part. */
function writeText(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
}

function brotliOptions(quality: number, size: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
