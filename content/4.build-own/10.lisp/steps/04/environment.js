import { print } from './printer.js';

/** Names and their values, with a link to the environment around it. */
export class Environment {
  #values = new Map();
  #parent;

  constructor(parent = null) {
    this.#parent = parent;
  }

  define(name, value) {
    this.#values.set(name, value);
  }

  get(name) {
    if (this.#values.has(name)) return this.#values.get(name);
    if (this.#parent) return this.#parent.get(name);
    throw new Error(`${print(name)} is not defined`);
  }
}
