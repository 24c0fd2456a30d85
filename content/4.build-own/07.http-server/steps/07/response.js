import { isHeaderValue } from './headers.js';
import { reasons } from './status.js';
import { isToken } from './token.js';

const textType = 'text/plain; charset=utf-8';

/** What a handler returned, as the head and the body to send. */
export function formatResponse(result, isHead = false) {
  const isText = typeof result === 'string';
  const { status = 200, body = '', ...given } = isText
    ? { body: result }
    : result;
  const headers = { date: new Date().toUTCString() };
  if (typeof body === 'string') headers['content-type'] = textType;
  for (const [name, value] of Object.entries(given.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  headers.connection = 'close';

  // These two never have a body, so they need no length either.
  if (status === 204 || status === 304) {
    delete headers['content-type'];
    return { head: headOf(status, headers), body: '' };
  }
  const isWhole = typeof body === 'string' || body instanceof Uint8Array;
  if (isWhole) headers['content-length'] = Buffer.byteLength(body);
  const length = headers['content-length'];
  const sent = isWhole || !length ? body : exactly(body, Number(length));
  return { head: headOf(status, headers), body: isHead ? '' : sent };
}

function headOf(status, headers) {
  const lines = [`HTTP/1.1 ${status} ${reasons[status] ?? ''}`];
  for (const [name, value] of Object.entries(headers)) {
    // A line break in a value would begin another header, or the body.
    if (!isToken(name) || !isHeaderValue(value))
      throw new Error(`Bad header in a response: ${name}`);
    lines.push(`${name}: ${value}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** The pieces of a body, if they have the length that was promised. */
async function* exactly(body, length) {
  let left = length;
  for await (const piece of body) {
    left -= piece.length;
    if (left < 0) break;
    yield piece;
  }
  if (left !== 0) throw new Error('The body has another length');
}
