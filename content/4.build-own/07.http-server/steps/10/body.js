import { bodyByLength, lengthOf } from './body-by-length.js';
import { readChunks } from './chunks.js';
import { HttpError } from './http-error.js';

/** The body of a request, as pieces to loop over. */
export function bodyOf(reader, headers, version) {
  const coding = headers.get('transfer-encoding');
  if (coding === undefined)
    return new Body(bodyByLength(reader, lengthOf(headers)));
  // With a length as well, two servers could see two different ends.
  if (headers.has('content-length') || version === 'HTTP/1.0')
    throw new HttpError(400, 'The end of the body is unclear');
  if (coding.toLowerCase() !== 'chunked')
    throw new HttpError(501, 'Only chunks can be read');
  return new Body(readChunks(reader));
}

/** A body whose rest can still be read after leaving a loop early. */
class Body {
  isBroken = false;
  #pieces;

  constructor(pieces) {
    this.#pieces = this.#watch(pieces);
  }

  async *#watch(pieces) {
    try {
      yield* pieces;
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }

  // Without a method "return", a loop that ends early stops nothing.
  [Symbol.asyncIterator]() {
    return { next: () => this.#pieces.next() };
  }

  /** Skips the rest. Whether the next request can begin after it. */
  async finish() {
    try {
      while (!(await this.#pieces.next()).done);
    } catch {
      // A broken body needs no error here: the answer has been sent.
    }
    return !this.isBroken;
  }
}

/** All of a body as text. */
export async function readText(body) {
  return Buffer.concat(await Array.fromAsync(body)).toString();
}
