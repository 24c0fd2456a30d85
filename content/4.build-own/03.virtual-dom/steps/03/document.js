// A small stand-in for a browser's document. It uses the same names,
// so code that works with this one works with the real one too.

class Node {
  parentNode = null;
  childNodes = [];

  constructor(document, nodeType) {
    this.ownerDocument = document;
    this.nodeType = nodeType;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  contains(node) {
    let at = node;
    while (at && at !== this) at = at.parentNode;
    return at === this;
  }

  /** Without a second node, the first one goes to the end. */
  insertBefore(node, before) {
    this.ownerDocument.operations.push('insertBefore');
    node.parentNode?.takeOut(node);
    const place = before ? this.placeOf(before) : this.childNodes.length;
    this.childNodes.splice(place, 0, node);
    node.parentNode = this;
    return node;
  }

  removeChild(node) {
    this.ownerDocument.operations.push('removeChild');
    this.takeOut(node);
    return node;
  }

  /** A browser takes the focus away here, even if the node only moves. */
  takeOut(node) {
    this.childNodes.splice(this.placeOf(node), 1);
    node.parentNode = null;
    const { ownerDocument } = this;
    if (node.contains(ownerDocument.activeElement))
      ownerDocument.activeElement = ownerDocument.body;
  }

  placeOf(child) {
    const place = this.childNodes.indexOf(child);
    if (place < 0) throw new Error('That node is not a child of this one.');
    return place;
  }
}

class Text extends Node {
  #data;

  constructor(document, data) {
    super(document, 3);
    this.#data = data;
  }

  get data() {
    return this.#data;
  }

  set data(data) {
    this.ownerDocument.operations.push('data');
    this.#data = data;
  }
}

class Element extends Node {
  #attributes = new Map();
  #listeners = new Map();

  constructor(document, localName) {
    super(document, 1);
    this.localName = localName;
  }

  getAttributeNames() {
    return [...this.#attributes.keys()];
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  setAttribute(name, value) {
    this.ownerDocument.operations.push('setAttribute');
    this.#attributes.set(name, String(value));
  }

  removeAttribute(name) {
    this.ownerDocument.operations.push('removeAttribute');
    this.#attributes.delete(name);
  }

  addEventListener(type, listener) {
    this.ownerDocument.operations.push('addEventListener');
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
  }

  removeEventListener(type, listener) {
    this.ownerDocument.operations.push('removeEventListener');
    this.#listeners.get(type)?.delete(listener);
  }

  /** Calls the listeners here, then those of each parent. */
  dispatchEvent(event) {
    event.target = this;
    for (let at = this; at; at = at.parentNode) {
      event.currentTarget = at;
      for (const listener of [...(at.#listeners.get(event.type) ?? [])])
        listener.call(at, event);
    }
  }

  focus() {
    const { ownerDocument } = this;
    if (ownerDocument.body.contains(this))
      ownerDocument.activeElement = this;
  }
}

/** A new page with an empty body. It writes down every operation. */
export function createDocument() {
  const document = {
    operations: [],
    createElement(name) {
      document.operations.push('createElement');
      return new Element(document, name);
    },
    createTextNode(data) {
      document.operations.push('createTextNode');
      return new Text(document, String(data));
    },
  };
  document.body = new Element(document, 'body');
  document.activeElement = document.body;
  return document;
}
