import { HttpError } from './http-error.js';
import { isToken } from './token.js';

/** The headers up to the empty line, with their names in lower case. */
export async function readHeaders(reader) {
  const headers = new Map();
  for (;;) {
    const line = await reader.readLine();
    if (line === null) throw new HttpError(400, 'The headers do not end');
    if (line === '') return headers;
    const [name, value] = parseHeader(line);
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
}

function parseHeader(line) {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(colon, 0));
  const value = line.slice(colon + 1);
  if (!isToken(name) || !isHeaderValue(value))
    throw new HttpError(400, 'Bad header');
  return [name.toLowerCase(), value.trim()];
}

/** Whether a text has no control characters except tabs. */
export function isHeaderValue(text) {
  return /^[\t -~\x80-\xff]*$/.test(text);
}

const host = /^([\w.~-]+|\[[\da-f:.]+\])(:\d*)?$/i;

/** The Host header tells which site is meant. HTTP/1.1 demands it. */
export function checkHost(headers, version) {
  if (version === 'HTTP/1.0' && !headers.has('host')) return;
  if (!host.test(headers.get('host') ?? ''))
    throw new HttpError(400, 'Send one Host header');
}
