// Names while a program is compiled (Scope) and values while it runs (Globals, Frame).

import { LispError } from './errors.js';
import { print } from './printer.js';

/** The names that are known everywhere. */
export class Globals {
  #values = new Map();

  define(name, value) {
    this.#values.set(name, value);
  }

  /** The value of a name, or undefined. */
  find(name) {
    return this.#values.get(name);
  }

  get(name) {
    return expectDefined(name, this.find(name));
  }

  set(name, value) {
    this.get(name);
    this.define(name, value);
  }
}

/** The values of one call, and the frame of the code around it. */
export class Frame {
  constructor(values, parent) {
    this.values = values;
    this.parent = parent;
  }
}

/** The names of one procedure, in the order of their values in a frame. */
export class Scope {
  constructor(globals, names = [], parent = null) {
    this.globals = globals;
    this.names = names;
    this.parent = parent;
  }

  get isGlobal() {
    return this.parent === null;
  }

  /** The index of a name in this scope, which is made when it is new. */
  declare(name) {
    const index = this.names.indexOf(name);
    return index === -1 ? this.names.push(name) - 1 : index;
  }

  /** How many frames out a name is and its index there, or null for a global name. */
  find(name, depth = 0) {
    if (this.isGlobal) return null;
    const index = this.names.indexOf(name);
    return index === -1 ? this.parent.find(name, depth + 1) : { depth, index };
  }
}

/** The frame that lies so many frames further out. */
export function frameAt(frame, depth) {
  let found = frame;
  for (let steps = depth; steps > 0; steps -= 1) found = found.parent;
  return found;
}

export function expectDefined(name, value) {
  if (value === undefined) throw new LispError(`${print(name)} is not defined`);
  return value;
}
