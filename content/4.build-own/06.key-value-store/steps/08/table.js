import { decodeRecord, decodeRecords } from './record.js';
import { footerLength } from './table-writer.js';

/** A sorted table. Its file never changes once it is written. */
export class Table {
  #file;
  /** The first key and the place of every block. */
  #blocks;

  constructor(file) {
    this.#file = file;
    const indexEnd = Math.max(0, file.size - footerLength);
    const footer = decodeRecord(file.read(indexEnd, footerLength));
    const indexAt = Number(footer.value);
    const index = file.read(indexAt, indexEnd - indexAt);
    this.#blocks = [...decodeRecords(index)].map(({ key, value }) => {
      const [at, length] = value.split(' ').map(Number);
      return { key, at, length };
    });
  }

  get size() {
    return this.#file.size;
  }

  /** The record of a key, or undefined if the table has none. */
  get(key) {
    const block = this.#blocks[this.#blockOf(key)];
    if (!block) return undefined; // less than every key
    for (const record of this.#recordsOf(block))
      if (record.key >= key) return record.key === key ? record : undefined;
    return undefined;
  }

  /** Every record from a key on, in order. */
  *records(from = '') {
    const first = Math.max(0, this.#blockOf(from));
    for (const block of this.#blocks.slice(first))
      for (const record of this.#recordsOf(block))
        if (record.key >= from) yield record;
  }

  /** The number of the last block that begins at or before a key. */
  #blockOf(key) {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#blocks[middle].key <= key) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #recordsOf({ at, length }) {
    return decodeRecords(this.#file.read(at, length));
  }
}
