// The response for a file: 200, 206, 304, 412 or 416. Conditions (RFC 9110, 13) ask whether the client
// already has these bytes; a range (14) is one piece of them. Several ranges or invalid syntax are ignored,
// because sending the whole file is correct.
import type { IncomingHttpHeaders } from 'node:http';
import type { Representation, Version } from './representation.ts';
import type { RequestInfo } from './request.ts';
import type { ResponseData } from './response.ts';

/** Responds with an opened representation of the file, and closes it if its bytes are not needed. */
export function fileResponse(request: RequestInfo, found: Representation): ResponseData {
  const response = decide(request, found);
  if (found.body.kind === 'file' && response.body === null) found.body.handle.close().catch(() => {});
  return response;
}

function decide({ method, headers: asked }: RequestInfo, found: Representation): ResponseData {
  const { headers, notModifiedHeaders, size, encoding } = found;
  if (isAnotherVersion(asked, found)) {
    const refused = { ...notModifiedHeaders, 'Content-Length': '0' };
    return { status: 412, headers: refused, body: null, bytes: 0 };
  }
  if (isNotModified(asked, found)) return { status: 304, headers: notModifiedHeaders, body: null, bytes: 0 };
  const { range } = asked;
  // Ranges count uncompressed bytes, and the client's earlier piece must be of the same version.
  const wantsRange =
    method === 'GET' && encoding === 'identity' && isSingleRange(range) && isSameVersion(asked, found);
  if (wantsRange) return rangeResponse(range ?? '', found);
  if (method === 'HEAD') return { status: 200, headers, body: null, bytes: 0, encoding };
  return { status: 200, headers, body: bodyOf(found, 0, size - 1), bytes: size, encoding };
}

function rangeResponse(range: string, found: Representation): ResponseData {
  const { headers, notModifiedHeaders, size } = found;
  const piece = resolveRange(range, size);
  if (piece === null) {
    const refused = { ...notModifiedHeaders, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
    return { status: 416, headers: refused, body: null, bytes: 0 };
  }
  const { start, end } = piece;
  const bytes = end - start + 1;
  const partial = {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': String(bytes),
  };
  return { status: 206, headers: partial, body: bodyOf(found, start, end), bytes };
}

function bodyOf({ body, size }: Representation, start: number, end: number): ResponseData['body'] {
  if (body.kind === 'file') return { handle: body.handle, start, end };
  return end - start + 1 === size ? body.bytes : body.bytes.subarray(start, end + 1);
}

/** Whether to answer 412: the client only wants the version in its request. */
function isAnotherVersion(asked: IncomingHttpHeaders, version: Version): boolean {
  const tags = asked['if-match'];
  if (tags !== undefined) return !matchesAny(tags, version.etag, 'strong');
  const since = asked['if-unmodified-since'];
  return since !== undefined && version.modified > parseDate(since);
}

/** Whether to answer 304. A date only counts without an ETag, because its resolution is one second. */
export function isNotModified(asked: IncomingHttpHeaders, version: Version): boolean {
  const tags = asked['if-none-match'];
  if (tags !== undefined) return tags === version.etag || matchesAny(tags, version.etag, 'weak');
  const since = asked['if-modified-since'];
  if (since === undefined) return false;
  return version.modified <= parseDate(since);
}

/** Whether a range may be sent: the client has a piece of this exact version. */
export function isSameVersion(asked: IncomingHttpHeaders, version: Version): boolean {
  const expected = asked['if-range']?.toString().trim();
  if (expected === undefined) return true;
  if (expected.includes('"')) return expected === version.etag;
  return version.modified === parseDate(expected);
}

/** Proxies that recompress mark our ETags with `W/`: equal content, but not equal bytes. */
function matchesAny(list: string, etag: string, comparison: 'weak' | 'strong'): boolean {
  if (list.trim() === '*') return true;
  return list
    .matchAll(/(W\/)?("[^"]*")/g)
    .some(([, isWeak, tag]) => tag === etag && !(isWeak && comparison === 'strong'));
}

const DATE = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/;
const OLD_DATE = /^\w{6,9}, \d\d-\w{3}-\d\d [\d:]{8} GMT$/;
const OLDEST_DATE = /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/;

/**
 * Seconds since 1970 for the three date formats of HTTP (RFC 9110, 5.6.7). Anything else is NaN, which fails
 * every comparison; JavaScript alone would accept `99999` as a year.
 */
function parseDate(text: string): number {
  if (DATE.test(text) || OLD_DATE.test(text)) return Date.parse(text) / 1000;
  return OLDEST_DATE.test(text) ? Date.parse(`${text} GMT`) / 1000 : Number.NaN;
}

/** First and last byte, both included. */
interface ByteRange {
  start: number;
  end: number;
}

const SINGLE_RANGE = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/** Whether the header requests a single valid range. */
export function isSingleRange(header: string | undefined): boolean {
  const match = header === undefined ? null : SINGLE_RANGE.exec(header);
  return match !== null && (!match[2] || Number(match[1]) <= Number(match[2]));
}

/** The bytes of a `size` byte file that a single range selects, or null if there are none. */
export function resolveRange(header: string, size: number): ByteRange | null {
  const [, first, last, suffix] = SINGLE_RANGE.exec(header) ?? [];
  if (suffix !== undefined) {
    const start = Math.max(0, size - Number(suffix));
    return start < size ? { start, end: size - 1 } : null;
  }
  const start = Number(first);
  return start < size ? { start, end: last ? Math.min(Number(last), size - 1) : size - 1 } : null;
}
