import { BloomFilter } from './bloom.js';
import { encodeRecord } from './record.js';

/** A block is full when it has this many bytes. */
const blockSize = 512;
const numberLength = 12;
/** The footer is a record too, with an empty key. */
export const footerLength = encodeFooter(0).length;

/** Writes a sorted table: blocks of records, a Bloom filter, an index
    of the blocks, and a footer that says where the filter begins. */
export class TableWriter {
  #file;
  #blocks = [];
  #keys = [];

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
    this.#keys.push(key);
  }

  finish() {
    const filter = BloomFilter.withRoomFor(this.#keys.length);
    for (const key of this.#keys) filter.add(key);
    const filterAt = this.#file.size;
    this.#file.append(encodeRecord('', filter.toText()));
    for (const { key, at, length } of this.#blocks)
      this.#file.append(encodeRecord(key, `${at} ${length}`));
    this.#file.append(encodeFooter(filterAt));
    this.#file.sync();
  }
}

function encodeFooter(filterAt) {
  return encodeRecord('', String(filterAt).padStart(numberLength));
}
