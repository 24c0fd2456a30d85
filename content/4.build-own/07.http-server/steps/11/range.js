import { dateOf } from './conditions.js';

/**
 * The first byte that is wanted, and the one after the last. Null means
 * the whole file; with start = size, nothing of the file is wanted.
 */
export function rangeOf({ method, headers }, size, version) {
  if (method !== 'GET' || !isSameVersion(headers, version)) return null;
  const header = headers.get('range') ?? '';
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header);
  if (!parts) return null;
  const [, first, last] = parts;
  if (first === '') {
    if (last === '') return null;
    return { start: Math.max(0, size - Number(last)), end: size };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  return { start: Math.min(Number(first), size), end };
}

/** If-Range: give a part only of the version that was begun. */
function isSameVersion(headers, { etag, modified }) {
  const begun = headers.get('if-range');
  if (begun === undefined) return true;
  return begun === etag || dateOf(begun) === modified;
}
