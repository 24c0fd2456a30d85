// Compressed twins beside a file, so that no request ever waits for compression.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|json|css|js|svg|txt|xml|webmanifest|md)$/;

/** Below this, the header of a response outweighs what compression saves. */
const smallest = 200;

/**
 * Pages are many and change often; hashed assets are few and are compressed once and for long; a file of megabytes
 * changes with every page.
 */
export type Effort = 'page' | 'asset' | 'bulk';

const brotliQuality: Record<Effort, number> = { page: 6, asset: 11, bulk: 4 };
const gzipLevel: Record<Effort, number> = { page: 6, asset: 9, bulk: 1 };

/** Writes a file and its `.br` and `.gz` twins where they are smaller. */
export function writeWithTwins(file: string, content: string | Buffer, effort: Effort): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeFileSync(file, bytes);
  if (!compressible.test(file) || bytes.length < smallest) return;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const gzip = gzipSync(bytes, { level: gzipLevel[effort] });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
}
