import { HttpError } from './http-error.js';

const nothing = Buffer.alloc(0);

/** Reads lines from bytes that arrive in pieces of any size. */
export class Reader {
  #pieces;
  #rest = nothing;

  /** The stream is a socket, or anything else that gives bytes. */
  constructor(stream) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** The next line without its CR LF; null if the stream has ended. */
  async readLine() {
    while (!this.#rest.includes('\n'))
      if (!(await this.#more())) return null;
    const end = this.#rest.indexOf('\n') + 1;
    const line = this.#take(end).toString('latin1');
    if (!line.endsWith('\r\n'))
      throw new HttpError(400, 'A line must end with CR LF');
    return line.slice(0, -2);
  }

  /** Some bytes, at most this many; null if the stream has ended. */
  async readPiece(most) {
    if (this.#rest.length === 0 && !(await this.#more())) return null;
    return this.#take(most);
  }

  /** Reads everything that is left and forgets it. */
  async drain() {
    while (await this.#more()) this.#rest = nothing;
  }

  /** Waits for another piece; false if the stream has ended. */
  async #more() {
    const { done, value } = await this.#pieces.next();
    if (done) return false;
    this.#rest = Buffer.concat([this.#rest, value]);
    return true;
  }

  #take(count) {
    const taken = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(count);
    return taken;
  }
}
