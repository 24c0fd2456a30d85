// A response as data, and short responses that are not files.
import type { FileHandle } from 'node:fs/promises';
import type { HeaderMap } from '#site/security-headers.ts';

/** A byte range of an open file, both ends included. The sender must close it. */
export interface FilePart {
  handle: FileHandle;
  start: number;
  end: number;
}

/** The data to send. `bytes` and `encoding` are for the access log. */
export interface ResponseData {
  status: number;
  headers: HeaderMap;
  body: Uint8Array | string | FilePart | null;
  bytes: number;
  encoding?: string;
}

const ALLOW = 'GET, HEAD, OPTIONS';
const TEXT = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const FALLBACK_ERROR =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>500 - Internal Server Error</title>' +
  '<h1>Internal Server Error</h1><p>Something went wrong on our side. Please try again.</p></html>';

/** A short text response. */
export function textResponse(
  status: number,
  text: string,
  common: HeaderMap,
  extra: HeaderMap = {},
): ResponseData {
  return contentResponse(status, `${text}\n`, TEXT, { ...common, 'Cache-Control': 'no-cache', ...extra });
}

/** A document created for this request. */
export function documentResponse(status: number, html: string, common: HeaderMap): ResponseData {
  return contentResponse(status, html, HTML, { ...common, 'Cache-Control': 'no-cache' });
}

/** The 500 document of the build, or a plain one; never contains details of the error. */
export function errorResponse(html: string | null, common: HeaderMap): ResponseData {
  return contentResponse(500, html ?? FALLBACK_ERROR, HTML, { ...common, 'Cache-Control': 'no-store' });
}

/** Lists the supported methods. */
export function optionsResponse(common: HeaderMap): ResponseData {
  return { status: 204, headers: { ...common, Allow: ALLOW }, body: null, bytes: 0 };
}

/** For every other method. */
export function methodNotAllowed(common: HeaderMap): ResponseData {
  return textResponse(405, 'Method not allowed.', common, { Allow: ALLOW });
}

/** Redirects to the page's current address. */
export function redirectResponse(status: number, location: string, common: HeaderMap): ResponseData {
  return textResponse(status, `See ${location}`, common, { Location: location });
}

/** The server's status, for monitoring. */
export function healthResponse(
  status: 'ok' | 'stopping' | 'unreadable',
  build: string | null,
  common: HeaderMap,
): ResponseData {
  const body = JSON.stringify({ status, build });
  return contentResponse(status === 'ok' ? 200 : 503, body, 'application/json', {
    ...common,
    'Cache-Control': 'no-store',
  });
}

function contentResponse(status: number, body: string, type: string, headers: HeaderMap): ResponseData {
  const bytes = Buffer.byteLength(body);
  return {
    status,
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes) },
    body,
    bytes,
  };
}
