import { encodeRecord } from './record.js';

/** A block is full when it has this many bytes. */
const blockSize = 512;
const numberLength = 12;
/** The footer is a record too, with an empty key. */
export const footerLength = encodeFooter(0).length;

/** Writes a sorted table: blocks of records, an index of the blocks,
    and a footer that says where the index begins. */
export class TableWriter {
  #file;
  #blocks = [];

  constructor(file) {
    this.#file = file;
  }

  get isEmpty() {
    return this.#blocks.length === 0;
  }

  /** Adds a record. Its key must be greater than the one before. */
  add({ key, value }) {
    let block = this.#blocks.at(-1);
    if (this.isEmpty || block.length >= blockSize) {
      block = { key, at: this.#file.size, length: 0 };
      this.#blocks.push(block);
    }
    const bytes = encodeRecord(key, value);
    this.#file.append(bytes);
    block.length += bytes.length;
  }

  finish() {
    const indexAt = this.#file.size;
    for (const { key, at, length } of this.#blocks)
      this.#file.append(encodeRecord(key, `${at} ${length}`));
    this.#file.append(encodeFooter(indexAt));
  }
}

function encodeFooter(indexAt) {
  return encodeRecord('', String(indexAt).padStart(numberLength));
}
