import { writeChunks } from './chunks.js';
import { isHeaderValue } from './headers.js';
import { reasons } from './status.js';
import { staysOpen } from './stays-open.js';
import { isToken } from './token.js';

const textType = 'text/plain; charset=utf-8';

/** What a handler returned, as the head and the body to send. */
export function formatResponse(result, request) {
  const isText = typeof result === 'string';
  const { status = 200, body = '', ...given } = isText
    ? { body: result }
    : result;
  const headers = { date: new Date().toUTCString() };
  if (typeof body === 'string') headers['content-type'] = textType;
  for (const [name, value] of Object.entries(given.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  const { isLast, sent } = frame(status, headers, body, request);
  headers.connection = isLast ? 'close' : 'keep-alive';
  const head = headOf(status, headers);
  return { head, body: request?.method === 'HEAD' ? '' : sent, isLast };
}

/** Decides how a client finds the end of a body. */
function frame(status, headers, body, request) {
  const isLast = !staysOpen(request);
  // These two never have a body, so they need no length either.
  if (status === 204 || status === 304) {
    delete headers['content-type'];
    return { isLast, sent: '' };
  }
  if (typeof body === 'string' || body instanceof Uint8Array) {
    headers['content-length'] = Buffer.byteLength(body);
    return { isLast, sent: body };
  }
  const length = headers['content-length'];
  if (length !== undefined)
    return { isLast, sent: exactly(body, Number(length)) };
  // HTTP/1.0 has no chunks: the end of the connection ends the body.
  if (request?.version === 'HTTP/1.0') return { isLast: true, sent: body };
  headers['transfer-encoding'] = 'chunked';
  return { isLast, sent: writeChunks(body) };
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
