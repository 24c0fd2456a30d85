
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

  /** Closes elements until this one is closed as well. */
  popThrough(element) {
    while (this.pop() !== element);
  }
}
