import { patchAttributes } from './attributes.js';

/** Makes what a node describes, and remembers which part is which. */
export function render(node, document) {
  if (node.type === '#text')
    return { node, dom: document.createTextNode(node.text), children: [] };
  const dom = document.createElement(node.type);
  patchAttributes(dom, {}, node.props);
  const children = node.children.map((child) => render(child, document));
  for (const child of children) dom.insertBefore(child.dom, null);
  return { node, dom, children };
}
