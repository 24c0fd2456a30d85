import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { HttpError } from './http-error.js';
import { filePath } from './path.js';
import { typeOf } from './types.js';

/** A handler that answers with the files of a folder. */
export function serveFiles(root) {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
    const path = await filePath(root, request.target);
    const info = await infoOf(path);
    if (info?.isFile()) return fileResponse(path, info);
    if (!info?.isDirectory()) throw new HttpError(404, 'Not found');
    const [address, ...query] = request.target.split('?');
    if (!address.endsWith('/')) return moved([`${address}/`, ...query]);
    const index = await filePath(root, `${address}index.html`);
    const indexInfo = await infoOf(index);
    if (!indexInfo?.isFile()) throw new HttpError(404, 'Not found');
    return fileResponse(index, indexInfo);
  };
}

/** Size, time and kind of a file; null if it does not exist. */
function infoOf(path) {
  return stat(path).catch(() => null);
}

/** In a folder, links such as "a.png" work only after a slash. */
function moved(parts) {
  return { status: 301, headers: { location: parts.join('?') } };
}

function fileResponse(path, { size }) {
  const headers = { 'content-type': typeOf(path), 'content-length': size };
  return { headers, body: bytesOf(path, 0, size) };
}

/** Opens the file only when the body is sent, so not for HEAD. */
async function* bytesOf(path, start, end) {
  if (start < end) yield* createReadStream(path, { start, end: end - 1 });
}
