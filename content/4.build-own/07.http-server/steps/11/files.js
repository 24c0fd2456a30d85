import { stat } from 'node:fs/promises';
import { fileResponse } from './file-response.js';
import { HttpError } from './http-error.js';
import { filePath } from './path.js';

/** A handler that answers with the files of a folder. */
export function serveFiles(root) {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
    const path = await filePath(root, request.target);
    const info = await infoOf(path);
    if (info?.isFile()) return fileResponse(request, path, info);
    if (!info?.isDirectory()) throw new HttpError(404, 'Not found');
    const [address, ...query] = request.target.split('?');
    if (!address.endsWith('/')) return moved([`${address}/`, ...query]);
    const index = await filePath(root, `${address}index.html`);
    const indexInfo = await infoOf(index);
    if (!indexInfo?.isFile()) throw new HttpError(404, 'Not found');
    return fileResponse(request, index, indexInfo);
  };
}

/** Size, time and kind of a file; null if it does not exist. */
function infoOf(path) {
  return stat(path, { bigint: true }).catch(() => null);
}

/** In a folder, links such as "a.png" work only after a slash. */
function moved(parts) {
  return { status: 301, headers: { location: parts.join('?') } };
}
