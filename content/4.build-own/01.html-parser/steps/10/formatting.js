import { createElement } from './node.js';

const marker = null;

/** Open formatting elements, with a marker where an island begins. */
export class FormattingList {
  list = [];

  addMarker() {
    this.list.push(marker);
  }

  clearToMarker() {
    while (this.list.length > 0 && this.list.pop() !== marker);
  }

  /** The elements after the last marker, the newest first. */
  recent() {
    return this.list.slice(this.list.lastIndexOf(marker) + 1).reverse();
  }

  named(name) {
    return this.recent().find((element) => element.name === name);
  }

  has(element) {
    return this.list.includes(element);
  }

  /** Of equal elements, three are remembered, because more is no use. */
  add(element) {
    const key = identity(element);
    const equal = this.recent().filter((other) => identity(other) === key);
    if (equal.length >= 3) this.remove(equal.at(-1));
    this.list.push(element);
  }

  remove(element) {
    this.list = this.list.filter((other) => other !== element);
  }

  replace(element, other) {
    this.list[this.list.indexOf(element)] = other;
  }

  /** Opens elements again that were closed too early, such as <b>. */
  reopen(b) {
    const closed = [];
    for (const element of this.recent()) {
      if (b.open.list.includes(element)) break;
      closed.unshift(element);
    }
    for (const element of closed) {
      const { name, attributes } = element;
      this.replace(element, b.insert(name, [...attributes]));
    }
  }
}

export function clone({ name, attributes }) {
  return createElement(name, [...attributes]);
}

function identity({ name, attributes }) {
  return JSON.stringify([name, attributes.toSorted()]);
}
