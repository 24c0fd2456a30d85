import { createReadStream } from 'node:fs';
import { checkConditions } from './conditions.js';
import { HttpError } from './http-error.js';
import { rangeOf } from './range.js';
import { typeOf } from './types.js';
import { versionOf } from './version.js';

/** The response with a file, or with the news that it is the same. */
export function fileResponse(request, path, info) {
  const size = Number(info.size);
  const version = versionOf(info);
  const headers = {
    etag: version.etag,
    'last-modified': new Date(version.modified).toUTCString(),
    // A browser may keep the file, but has to ask before it uses it.
    'cache-control': 'no-cache',
  };
  const status = checkConditions(request, version);
  if (status !== null) return { status, headers };

  headers['accept-ranges'] = 'bytes';
  headers['content-type'] = typeOf(path);
  const range = rangeOf(request, size, version);
  if (range === null) {
    headers['content-length'] = size;
    return { headers, body: bytesOf(path, 0, size) };
  }
  const { start, end } = range;
  if (start >= size) {
    const none = { 'content-range': `bytes */${size}` };
    throw new HttpError(416, 'The file has no such bytes', none);
  }
  headers['content-range'] = `bytes ${start}-${end - 1}/${size}`;
  headers['content-length'] = end - start;
  return { status: 206, headers, body: bytesOf(path, start, end) };
}

/** Opens the file only when the body is sent, so not for HEAD. */
async function* bytesOf(path, start, end) {
  if (start < end) yield* createReadStream(path, { start, end: end - 1 });
}
