import { HttpError } from './http-error.js';

/** Whether a client waits for a yes before it sends the body. */
export function wantsContinue(headers, version) {
  const expected = headers.get('expect');
  if (expected === undefined || version === 'HTTP/1.0') return false;
  if (expected.toLowerCase() === '100-continue') return true;
  throw new HttpError(417, 'Unknown expectation');
}
