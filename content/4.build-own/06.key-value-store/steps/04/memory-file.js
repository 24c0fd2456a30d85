/** A file in memory: bytes that can only be added at the end. */
export class MemoryFile {
  #bytes;
  #size;

  /** How often the file was read. Tests use this number. */
  reads = 0;

  constructor(bytes = new Uint8Array()) {
    this.#bytes = bytes.slice();
    this.#size = bytes.length;
  }

  get size() {
    return this.#size;
  }

  append(bytes) {
    const end = this.#size + bytes.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(bytes, this.#size);
    this.#size = end;
  }

  /** A copy of the bytes from a place on, fewer if the file ends. */
  read(at, length) {
    this.reads += 1;
    return this.#bytes.slice(at, Math.min(at + length, this.#size));
  }

  /** Removes everything after the first bytes. */
  truncate(size) {
    this.#size = size;
  }

  /** Doubles the room, so that most appends don't copy anything. */
  #grow(needed) {
    const bytes = new Uint8Array(Math.max(needed, 2 * this.#size));
    bytes.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = bytes;
  }
}
