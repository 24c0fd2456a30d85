import { decodeRecord, encodeRecord, readRecord } from './record.js';

/** All changes in the order in which they were made. */
export class Log {
  #file;

  constructor(file) {
    this.#file = file;
  }

  /** Adds a change and returns its place in the file. */
  append(key, value) {
    const bytes = encodeRecord(key, value);
    const place = { at: this.#file.size, length: bytes.length };
    this.#file.append(bytes);
    return place;
  }

  /** The record at a place, with a single read. */
  read({ at, length }) {
    return decodeRecord(this.#file.read(at, length));
  }

  /** Every record with its place, from the oldest to the newest. */
  *records() {
    let at = 0;
    while (at < this.#file.size) {
      const record = readRecord(this.#file, at);
      yield { at, ...record };
      at += record.length;
    }
  }
}
