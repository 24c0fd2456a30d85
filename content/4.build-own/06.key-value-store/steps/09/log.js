import { decodeRecord, encodeRecord, readRecord } from './record.js';

/** All changes in the order in which they were made. */
export class Log {
  #file;

  constructor(file) {
    this.#file = file;
  }

  get size() {
    return this.#file.size;
  }

  /** Adds a change and returns its place in the file. */
  append(key, value) {
    const bytes = encodeRecord(key, value);
    const place = { at: this.size, length: bytes.length };
    this.#file.append(bytes);
    return place;
  }

  /** The record at a place, with a single read. */
  read({ at, length }) {
    return decodeRecord(this.#file.read(at, length));
  }

  /** Every complete record with its place, oldest first. */
  *records() {
    let at = 0;
    while (at < this.size) {
      const record = readRecord(this.#file, at);
      if (record === null) return; // the program stopped in its middle
      yield { at, ...record };
      at += record.length;
    }
  }

  /** Removes everything after a record. */
  cutAfter({ at, length }) {
    this.#file.truncate(at + length);
  }
}
