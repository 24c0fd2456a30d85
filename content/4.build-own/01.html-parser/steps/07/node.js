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
  parent.children.push(child);
  child.parent = parent;
}
