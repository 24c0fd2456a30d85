export function createDocument() {
  return { type: 'document', children: [], parent: null };
}

export function createElement(name, attributes = []) {
  return { type: 'element', name, attributes, children: [], parent: null };
}

export function createText(text) {
  return { type: 'text', text, parent: null };
}

export function createComment(text) {
  return { type: 'comment', text, parent: null };
}

export function createDoctype({ name, publicId, systemId }) {
  return { type: 'doctype', name, publicId, systemId, parent: null };
}

export function append(parent, child) {
  insertAt({ parent, before: null }, child);
}

/** Puts a node into a parent, before one of its children or at the end. */
export function insertAt({ parent, before }, node) {
  remove(node);
  const { children } = parent;
  const index = before ? children.indexOf(before) : children.length;
  children.splice(index, 0, node);
  node.parent = parent;
}

export function remove(node) {
  if (!node.parent) return;
  const { children } = node.parent;
  children.splice(children.indexOf(node), 1);
  node.parent = null;
}
