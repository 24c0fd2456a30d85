import { encodeRecord, readRecord } from './record.js';

/** All changes in the order in which they were made. */
export class Log {
  #file;

  constructor(file) {
    this.#file = file;
  }

  /** Adds a change. A value of undefined means "deleted". */
  append(key, value) {
    this.#file.append(encodeRecord(key, value));
  }

  /** Every record, from the oldest to the newest. */
  *records() {
    let at = 0;
    while (at < this.#file.size) {
      const record = readRecord(this.#file, at);
      yield record;
      at += record.length;
    }
  }
}
