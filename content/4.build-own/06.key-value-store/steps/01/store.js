/** A store that keeps values under keys. Both are strings. */
export class Store {
  #values = new Map();

  /** Stores a value under a key and replaces an older one. */
  set(key, value) {
    checkText('key', key);
    checkText('value', value);
    this.#values.set(key, value);
  }

  /** The value of a key, or undefined if there is none. */
  get(key) {
    return this.#values.get(key);
  }

  /** Removes a key. Returns whether it was there. */
  delete(key) {
    return this.#values.delete(key);
  }
}

function checkText(name, text) {
  if (typeof text !== 'string')
    throw new TypeError(`The ${name} must be a string.`);
}
