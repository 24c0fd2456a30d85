import { bodyOf } from './body.js';
import { wantsContinue } from './continue.js';
import { checkHost, readHeaders } from './headers.js';
import { HttpError } from './http-error.js';
import { parseRequestLine } from './request-line.js';

/** The next request of a connection. */
export async function readRequest(reader, limits) {
  // Some clients send an empty line after a body, so skip one.
  const line = (await reader.readLine(414)) || (await reader.readLine(414));
  if (!line) throw new HttpError(400, 'The request is not complete');
  const { method, target, version } = parseRequestLine(line);
  const headers = await readHeaders(reader);
  checkHost(headers, version);
  const body = bodyOf(reader, headers, version, limits);
  const isWaiting = wantsContinue(headers, version);
  return { method, target, version, headers, body, isWaiting };
}
