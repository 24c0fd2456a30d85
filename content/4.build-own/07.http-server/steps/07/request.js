import { bodyOf } from './body.js';
import { wantsContinue } from './continue.js';
import { checkHost, readHeaders } from './headers.js';
import { parseRequestLine } from './request-line.js';

/** The next request of a connection; null if there is none. */
export async function readRequest(reader) {
  const line = await reader.readLine();
  if (line === null) return null;
  const { method, target, version } = parseRequestLine(line);
  const headers = await readHeaders(reader);
  checkHost(headers, version);
  const body = bodyOf(reader, headers);
  const isWaiting = wantsContinue(headers, version);
  return { method, target, version, headers, body, isWaiting };
}
