import { bodyByLength, lengthOf } from './body-by-length.js';
import { HttpError } from './http-error.js';

/** The body of a request, as pieces to loop over. */
export function bodyOf(reader, headers) {
  if (headers.has('transfer-encoding'))
    throw new HttpError(501, 'Send the length of the body');
  return new Body(bodyByLength(reader, lengthOf(headers)));
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
