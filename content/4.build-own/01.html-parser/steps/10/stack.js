import { scopes } from './groups.js';

/** The stack of open elements: the last one is the current node. */
export class OpenElements {
  list = [];

  get current() {
    return this.list.at(-1);
  }

  push(element) {
    this.list.push(element);
  }

  pop() {
    return this.list.pop();
  }

  remove(element) {
    this.list = this.list.filter((other) => other !== element);
  }

  /** The nearest open element that matches, as far as the limit. */
  find(matches, limits = scopes.normal) {
    for (const element of this.list.toReversed()) {
      if (matches(element)) return element;
      if (limits.has(element.name)) return undefined;
    }
    return undefined;
  }

  /** The nearest open element with that name, as far as the limit. */
  named(name, limits) {
    return this.find((element) => element.name === name, limits);
  }
}
