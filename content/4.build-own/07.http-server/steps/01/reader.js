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
    while (!this.#rest.includes('\r\n'))
      if (!(await this.#more())) return null;
    const end = this.#rest.indexOf('\r\n') + 2;
    return this.#take(end).toString('latin1').slice(0, -2);
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
