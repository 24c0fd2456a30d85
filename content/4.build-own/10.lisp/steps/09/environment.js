import { LispError } from './errors.js';
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

  /** The value of a name, or undefined. */
  find(name) {
    return this.#values.has(name) ? this.#values.get(name) : this.#parent?.find(name);
  }

  get(name) {
    const value = this.find(name);
    if (value === undefined) throw new LispError(`${print(name)} is not defined`);
    return value;
  }

  /** Changes a name where it was defined. */
  set(name, value) {
    if (this.#values.has(name)) this.#values.set(name, value);
    else if (this.#parent) this.#parent.set(name, value);
    else throw new LispError(`${print(name)} is not defined`);
  }
}
