// Compressed files beside a file, so that no request ever waits for compression.
import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

const compressible = /\.(html|json|css|js|svg|txt|xml|webmanifest|md)$/;

const endings = ['br', 'gz'] as const;

/** Below this, the header of a response outweighs what compression saves. */
const smallest = 200;

/**
 * Pages are many and change often; hashed assets are few and are compressed once and for long. Data is few and changes
 * with its pages: of the search file of 1,000 pages this makes an eighth less and takes 40 ms. The records of a build
 * are two files that every visit fetches: of 24 kB of text this makes 6 % less than level 8 and takes 25 ms.
 */
export type Effort = 'page' | 'data' | 'record' | 'asset';

/** Of 799 documents and payloads, level 8 makes 1.0 % less than level 6, in 2.1 in place of 1.7 ms each; 9 takes 20 ms for a large page. */
const brotliQuality: Record<Effort, number> = { page: 8, data: 9, record: 10, asset: 11 };
/** For the few that take nothing better: 3 % more bytes than level 6 in two thirds of its time. */
const gzipLevel: Record<Effort, number> = { page: 4, data: 6, record: 6, asset: 9 };

/** The names of a file's compressed forms, whether they exist or not. */
export function compressedForms(file: string): string[] {
  return endings.map((ending) => `${file}.${ending}`);
}

/** The bytes of a file by the ending of its form. */
type Forms = Record<(typeof endings)[number], Buffer>;

/**
 * Writes a file and its `.br` and `.gz` files where they are smaller; returns the bytes of all that was written. `ready`
 * is a folder in which `compressAssets` may have left them.
 */
export function writePrecompressed(
  file: string,
  content: string | Buffer,
  effort: Effort,
  ready?: string,
): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeNewFile(file, bytes);
  if (!isCompressible(file, bytes)) return bytes.length;
  const forms = (ready && readyForms(ready, bytes)) || {
    br: brotliCompressSync(bytes, brotliOptions(brotliQuality[effort], bytes.length)),
    gz: gzipSync(bytes, { level: gzipLevel[effort] }),
  };
  let written = bytes.length;
  for (const ending of endings) {
    const form = forms[ending];
    if (form.length >= bytes.length) continue;
    writeNewFile(`${file}.${ending}`, form);
    written += form.length;
  }
  return written;
}

/** Compresses assets, several at a time, into files of a folder that are named by the bytes they are forms of. */
export async function compressAssets(assets: readonly Asset[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    assets.map(async ({ name, bytes }) => {
      if (!isCompressible(name, bytes)) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, brotliOptions(brotliQuality.asset, bytes.length)),
        promisify(gzip)(bytes, { level: gzipLevel.asset }),
      ]);
      writeFileSync(join(folder, `${hashBytes(bytes)}.br`), br);
      writeFileSync(join(folder, `${hashBytes(bytes)}.gz`), gz);
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

/** What a browser is sent of a file, where it takes no better form than the one that all know. */
export function sentBytes(file: string): number {
  return (statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** Writes a file, in place of one with that name. That one may be served under another name, so it is left as it is. */
export function writeNewFile(file: string, content: string | Buffer): void {
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(file, { force: true });
    writeFileSync(file, content);
  }
}

/**
 * Like `writePrecompressed`, for a text of megabytes that changes with every page: it is never in memory as a whole, and
 * is compressed less, by other threads.
 */
export async function writeLongTextPrecompressed(file: string, parts: Iterable<string>): Promise<void> {
  writeInPieces(file, parts);
  const { size } = statSync(file);
  if (size < smallest) return;
  const compress = (form: Transform, ending: string) =>
    pipeline(
      createReadStream(file, { highWaterMark: pieceBytes }),
      form,
      createWriteStream(`${file}.${ending}`),
    );
  await Promise.all([
    compress(createBrotliCompress({ ...brotliOptions(1, size), chunkSize: pieceBytes }), 'br'),
    compress(createGzip({ level: 1, chunkSize: pieceBytes }), 'gz'),
  ]);
}

/**
 * Each piece is a trip to another thread and back, for which this one is rarely free: a thousand pages are one piece.
 * Larger ones cost memory: of 294 MB of text, pieces of 1, 16 and 64 MB had a peak of 155, 257 and 449 MB.
 */
const pieceBytes = 16_000_000;

function writeInPieces(file: string, parts: Iterable<string>): void {
  const handle = openSync(file, 'w');
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < pieceBytes) continue;
    writeFileSync(handle, piece);
    piece = '';
  }
  writeFileSync(handle, piece);
  closeSync(handle);
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
