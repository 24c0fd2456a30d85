// Compresses dynamic responses. Files are stored with compressed versions.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';
import type { ResponseData } from './response.ts';

/** Below this size, the additional headers outweigh the savings. */
const smallest = 200;

/** A list of icons of 30 kB takes a millisecond. */
const compressors: Record<Exclude<Encoding, 'identity'>, (body: string) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body, { level: 4 }),
};

/** The same response in the first of the encodings. */
export function compressResponse(response: ResponseData, [encoding]: readonly Encoding[]): ResponseData {
  const { headers, body, bytes } = response;
  if (typeof body !== 'string' || bytes < smallest) return response;
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  if (encoding === undefined || encoding === 'identity') return { ...response, headers: varying };
  const compressed = compressors[encoding](body);
  return {
    ...response,
    headers: { ...varying, 'Content-Encoding': encoding, 'Content-Length': String(compressed.length) },
    body: compressed,
    bytes: compressed.length,
    encoding,
  };
}
