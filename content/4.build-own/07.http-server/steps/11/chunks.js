import { bodyByLength } from './body-by-length.js';
import { readHeaders } from './headers.js';
import { HttpError } from './http-error.js';

/** The bytes of a body in chunks, each with its size before it. */
export async function* readChunks(reader) {
  for (;;) {
    const size = sizeOf(await reader.readLine());
    if (size === 0) break;
    yield* bodyByLength(reader, size);
    let end = '';
    for await (const piece of bodyByLength(reader, 2)) end += piece;
    if (end !== '\r\n') throw new HttpError(400, 'Bad end of a chunk');
  }
  await readHeaders(reader); // More headers may follow. They are ignored.
}

/** A size such as `1f`, with extensions that mean nothing here. */
function sizeOf(line) {
  const size = /^([\da-f]{1,12})[\t ]*(;[\t -~]*)?$/i.exec(line ?? '')?.[1];
  if (!size) throw new HttpError(400, 'Bad size of a chunk');
  return Number.parseInt(size, 16);
}

/** Puts the size before each piece. A chunk of size 0 is the end. */
export async function* writeChunks(body) {
  for await (const piece of body) {
    const bytes = Buffer.from(piece);
    if (bytes.length === 0) continue;
    yield Buffer.from(`${bytes.length.toString(16)}\r\n`);
    yield bytes;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from('0\r\n\r\n');
}
