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
