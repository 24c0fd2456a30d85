// One stored form of a file, opened. Headers come from the same open file as the bytes, never from an earlier
// read, so a response cannot mix two builds even if the folder is replaced meanwhile.
import { hash } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { HeaderMap } from '#site/security-headers.ts';
import type { Encoding } from './accept-encoding.ts';
import type { BuildFile } from './build-files.ts';

/** Up to this size a file is read completely and cached; larger ones are streamed. */
export const SMALL_FILE_BYTES = 256 * 1024;

/** Identifies a version of a file. `modified` is in whole seconds since 1970, like HTTP dates. */
export interface Version {
  etag: string;
  modified: number;
}

/** An encoded form of a file with its headers; large ones hold an open file that the response must close. */
export interface Representation extends Version {
  encoding: Encoding;
  size: number;
  headers: HeaderMap;
  notModifiedHeaders: HeaderMap;
  body: { kind: 'bytes'; bytes: Uint8Array } | { kind: 'file'; handle: FileHandle };
}

/** The file was modified while it was being read. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}

/** Opens one form of a file. `common` are the headers of every response for it. */
export async function openRepresentation(
  file: BuildFile,
  encoding: Encoding,
  common: HeaderMap,
): Promise<Representation> {
  const name = file.stored[encoding] ?? file.stored.identity;
  // O_NOFOLLOW: a symlink that replaced a listed file must not lead out of the folder.
  const handle = await open(name, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  let keepOpen = false;
  try {
    const stats = await handle.stat({ bigint: true });
    const size = Number(stats.size);
    if (size > SMALL_FILE_BYTES) {
      keepOpen = true;
      const etag = `${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}`;
      return describe(file, encoding, common, stats, etag, { kind: 'file', handle });
    }
    const bytes = await readWhole(handle, size, stats);
    // A hash of the bytes is the same after a rebuild, so unchanged pages stay valid in browser caches.
    const etag = hash('sha256', bytes, 'base64url').slice(0, 22);
    return describe(file, encoding, common, stats, etag, { kind: 'bytes', bytes });
  } finally {
    if (!keepOpen) await handle.close();
  }
}

/** All bytes of an open file, if it is still the file described by `before`. */
export async function readWhole(handle: FileHandle, size: number, before: BigIntStats): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await handle.read(bytes, filled, size - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  const after = await handle.stat({ bigint: true });
  if (filled !== size || after.size !== before.size || after.mtimeNs !== before.mtimeNs) {
    throw new FileChangedError('The file changed while it was read.');
  }
  return bytes;
}

function describe(
  file: BuildFile,
  encoding: Encoding,
  common: HeaderMap,
  stats: BigIntStats,
  tag: string,
  body: Representation['body'],
): Representation {
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  const modified = Number(stats.mtimeNs / 1_000_000_000n);
  const notModifiedHeaders: HeaderMap = {
    ...common,
    'Cache-Control': file.cacheControl,
    ETag: etag,
    'Last-Modified': new Date(modified * 1000).toUTCString(),
  };
  if (file.isPrecompressed) notModifiedHeaders.Vary = 'Accept-Encoding';
  const headers: HeaderMap = {
    ...notModifiedHeaders,
    'Content-Type': file.type,
    'Content-Length': String(stats.size),
  };
  if (encoding === 'identity') headers['Accept-Ranges'] = 'bytes';
  else headers['Content-Encoding'] = encoding;
  return { encoding, size: Number(stats.size), etag, modified, headers, notModifiedHeaders, body };
}
