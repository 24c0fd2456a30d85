// Compressed files beside a file, so that no request ever waits for compression.
import { createReadStream, createWriteStream, statSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type BrotliOptions,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';

const compressible = /\.(html|json|css|js|svg|txt|xml|webmanifest|md)$/;

/** Below this, the header of a response outweighs what compression saves. */
const smallest = 200;

/** Pages are many and change often; hashed assets are few and are compressed once and for long. */
export type Effort = 'page' | 'asset';

const brotliQuality: Record<Effort, number> = { page: 6, asset: 11 };
const gzipLevel: Record<Effort, number> = { page: 6, asset: 9 };

/** Writes a file and its `.br` and `.gz` files where they are smaller. */
export function writePrecompressed(file: string, content: string | Buffer, effort: Effort): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeFileSync(file, bytes);
  if (!compressible.test(file) || bytes.length < smallest) return;
  const brotli = brotliCompressSync(bytes, brotliOptions(brotliQuality[effort], bytes.length));
  const gzip = gzipSync(bytes, { level: gzipLevel[effort] });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
}

/**
 * The same for a text of megabytes that changes with every page: it is never in memory as a whole, and is compressed
 * less, by other threads.
 */
export async function writeLongTextPrecompressed(file: string, parts: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(parts), createWriteStream(file));
  const { size } = statSync(file);
  if (size < smallest) return;
  await Promise.all([
    pipeline(
      createReadStream(file),
      createBrotliCompress(brotliOptions(4, size)),
      createWriteStream(`${file}.br`),
    ),
    pipeline(createReadStream(file), createGzip({ level: 1 }), createWriteStream(`${file}.gz`)),
  ]);
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
