/** Describes an element: its type, its attributes and its children. */
export function h(type, attributes, ...children) {
  const { key = null, ...props } = attributes ?? {};
  return { type, key, props, children: childNodes(children) };
}

/** Describes a text. */
export function text(value) {
  return { type: '#text', key: null, text: String(value) };
}

/** Values that show nothing, so that `isNew && h('b')` works. */
function isNothing(value) {
  return value == null || typeof value === 'boolean' || value === '';
}

/** Flattens lists, drops what shows nothing, and joins texts. */
function childNodes(values) {
  const nodes = [];
  for (const value of values.flat(Infinity)) {
    if (isNothing(value)) continue;
    const node = typeof value === 'object' ? value : text(value);
    const last = nodes.at(-1);
    // Two texts in a row would be a single text in a page.
    if (node.type === '#text' && last?.type === '#text')
      nodes[nodes.length - 1] = text(last.text + node.text);
    else nodes.push(node);
  }
  return nodes;
}
