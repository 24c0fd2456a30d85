import { patchAttributes } from './attributes.js';
import { callComponent, createComponent, domOf } from './component.js';
import { queueEffects } from './effects.js';

/** Makes what a node describes, and remembers which part is which. */
export function render(node, document) {
  if (typeof node.type === 'function')
    return renderComponent(node, document);
  if (node.type === '#text')
    return { node, dom: document.createTextNode(node.text), children: [] };
  const dom = document.createElement(node.type);
  patchAttributes(dom, {}, node.props);
  const children = node.children.map((child) => render(child, document));
  for (const child of children) dom.insertBefore(domOf(child), null);
  return { node, dom, children };
}

function renderComponent(node, document) {
  const live = createComponent(node);
  live.child = render(callComponent(live), document);
  queueEffects(live);
  return live;
}
