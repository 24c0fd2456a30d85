import { bodyByLength, lengthOf } from './body-by-length.js';
import { HttpError } from './http-error.js';

/** The body of a request, as pieces to loop over. */
export function bodyOf(reader, headers) {
  if (headers.has('transfer-encoding'))
    throw new HttpError(501, 'Send the length of the body');
  return bodyByLength(reader, lengthOf(headers));
}

/** All of a body as text. */
export async function readText(body) {
  return Buffer.concat(await Array.fromAsync(body)).toString();
}
