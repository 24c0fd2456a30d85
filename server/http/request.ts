// Parses a request's target. Pure: it never reads the disk.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Method, target and headers of a request, as they were sent. */
export interface RequestInfo {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

export function readRequest({ method = 'GET', url = '/', headers }: IncomingMessage): RequestInfo {
  // The one target that is not a path: "which methods does this server support?"
  return { method, target: method === 'OPTIONS' && url === '*' ? '/' : url, headers };
}

/** The status for a request that Node accepts but that must be refused; the connection is closed after it. */
export function refusalFor(request: IncomingMessage): 400 | 417 | 501 | null {
  if (isAmbiguous(request)) return 400;
  const { expect, 'transfer-encoding': coding } = request.headers;
  // HTTP/1.0 clients do not support expectations (RFC 9110, 10.1.1).
  if (expect !== undefined && request.httpVersionMinor > 0 && !/^100-continue$/i.test(expect)) return 417;
  return coding === undefined || /^chunked$/i.test(coding) ? null : 501;
}

/**
 * Whether another server or proxy could interpret the request differently (request smuggling): HTTP/0.9 has
 * no headers and no status, HTTP/1.0 no transfer codings; HTTP/1.1 requires a host, and of two Node takes the
 * first while others take the last; if the last coding of a body is not `chunked`, its end is undefined (RFC
 * 9112, 3.2, 6.1 and 6.3).
 */
function isAmbiguous({ httpVersionMajor, httpVersionMinor, headers, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor === 0) return true;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (httpVersionMinor === 0 || !isChunkedOnce(coding))) return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    // The length is compared first, because this runs for every header of every request.
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1 || (hosts === 0 && httpVersionMinor > 0);
}

function isChunkedOnce(coding: string): boolean {
  const names = coding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names.indexOf('chunked') === names.length - 1;
}

const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:\d{1,4}|[1-5]\d{4}))?$/;

/**
 * Whether target and host are like those of a browser: a path or an absolute address, and a name or IP with a
 * port. Backslashes are refused, because some parsers read them as slashes.
 */
export function isWellFormed({
  target,
  headers: { host },
}: Pick<RequestInfo, 'target' | 'headers'>): boolean {
  if (target.includes('\\') && /^[^?]*\\/.test(target)) return false;
  if (target.charCodeAt(0) !== 47 && !(/^https?:\/\//.test(target) && URL.canParse(target))) return false;
  return !host || PLAIN_HOST.test(host) || isHost(host);
}

/** Whether the host parses completely as the host of an address. */
function isHost(host: string): boolean {
  const url = URL.parse(`http://${host}/`);
  return url?.hostname === host.replace(/:\d+$/, '').toLowerCase();
}

/** `path` is decoded and is the key of a file; `full` is the requested pathname and query, as sent. */
export type RequestPath =
  | { ok: true; path: string; full: string; search: string }
  | { ok: false; status: 400 | 404; full: string };

/** Parses the target; an ambiguous path is refused rather than repaired. */
export function parseRequestPath(target: string): RequestPath {
  const full = originForm(target);
  const queryAt = full.indexOf('?');
  const raw = queryAt === -1 ? full : full.slice(0, queryAt);
  const search = queryAt === -1 ? '' : full.slice(queryAt);
  let path = raw;
  if (raw.includes('%')) {
    // An encoded slash is not a separator, and no file name contains one.
    if (/%2f/i.test(raw)) return { ok: false, status: 404, full };
    try {
      path = decodeURIComponent(raw);
    } catch {
      return { ok: false, status: 400, full };
    }
  }
  if (path.charCodeAt(0) !== 47 || path.includes('\0') || path.includes('\\'))
    return { ok: false, status: 400, full };
  if (path.includes('/.') && /\/\.\.?(\/|$)/.test(path)) return { ok: false, status: 404, full };
  return { ok: true, path, full, search };
}

/** `http://host/a?b#c` and `/a?b#c` are both `/a?b`. */
function originForm(target: string): string {
  let form = target;
  if (target.charCodeAt(0) !== 47) {
    const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
    if (rest === undefined) return target;
    form = rest.startsWith('/') ? rest : `/${rest}`;
  }
  const hashAt = form.indexOf('#');
  return hashAt === -1 ? form : form.slice(0, hashAt);
}
