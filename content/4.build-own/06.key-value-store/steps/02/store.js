import { Log } from './log.js';

/** A store that keeps values under keys. Both are strings. */
export class Store {
  #log;

  constructor(file) {
    this.#log = new Log(file);
  }

  /** Stores a value under a key and replaces an older one. */
  set(key, value) {
    checkText('key', key);
    checkText('value', value);
    this.#log.append(key, value);
  }

  /** The value of a key, or undefined if there is none. */
  get(key) {
    let value;
    for (const record of this.#log.records())
      if (record.key === key) value = record.value; // the last one counts
    return value;
  }

  /** Removes a key. Returns whether it was there. */
  delete(key) {
    if (this.get(key) === undefined) return false;
    this.#log.append(key, undefined);
    return true;
  }
}

/** Half of a surrogate pair has no UTF-8, so it can't be stored. */
function checkText(name, text) {
  if (typeof text !== 'string' || !text.isWellFormed())
    throw new TypeError(`The ${name} must be a well-formed string.`);
}
