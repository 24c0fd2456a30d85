import { HttpError } from './http-error.js';

/** The value of Content-Length; 0 without this header. */
export function lengthOf(headers) {
  const text = headers.get('content-length') ?? '0';
  // More than 15 digits may be too many for a number in JavaScript.
  if (!/^\d{1,15}$/.test(text)) throw new HttpError(400, 'Bad length');
  return Number(text);
}

/** The next bytes of a connection, piece by piece. */
export async function* bodyByLength(reader, length) {
  let left = length;
  while (left > 0) {
    const piece = await reader.readPiece(left);
    if (!piece) throw new HttpError(400, 'The body is too short');
    left -= piece.length;
    yield piece;
  }
}
