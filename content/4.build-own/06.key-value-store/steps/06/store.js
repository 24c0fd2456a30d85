import { Log } from './log.js';

/** A store that keeps values under keys. Both are strings. */
export class Store {
  #log;
  /** The place of the newest record of each key. */
  #index = new Map();

  constructor(file) {
    this.#log = new Log(file);
    let last = { at: 0, length: 0 };
    for (const record of this.#log.records()) {
      this.#remember(record);
      last = record;
    }
    this.#log.cutAfter(last);
  }

  /** Stores a value under a key and replaces an older one. */
  set(key, value) {
    checkText('key', key);
    checkText('value', value);
    this.#index.set(key, this.#log.append(key, value));
  }

  /** The value of a key, or undefined if there is none. */
  get(key) {
    const place = this.#index.get(key);
    return place && this.#log.read(place).value;
  }

  /** Removes a key. Returns whether it was there. */
  delete(key) {
    if (!this.#index.has(key)) return false;
    this.#log.append(key, undefined);
    return this.#index.delete(key);
  }

  /** How many bytes the store takes. */
  get bytes() {
    return this.#log.size;
  }

  /** Copies what is still needed to an empty file, then uses that
      file. It pauses after every record, so writes can go on. */
  *compacting(file) {
    const log = new Log(file);
    const index = new Map();
    for (const { key, value, at } of this.#log.records()) {
      if (this.#index.get(key)?.at === at)
        index.set(key, log.append(key, value));
      else if (value === undefined && index.delete(key))
        log.append(key, undefined); // deleted after it was copied
      yield;
    }
    this.#log = log;
    this.#index = index;
  }

  #remember({ key, value, at, length }) {
    if (value === undefined) this.#index.delete(key);
    else this.#index.set(key, { at, length });
  }
}

/** Half of a surrogate pair has no UTF-8, so it can't be stored. */
function checkText(name, text) {
  if (typeof text !== 'string' || !text.isWellFormed())
    throw new TypeError(`The ${name} must be a well-formed string.`);
}
