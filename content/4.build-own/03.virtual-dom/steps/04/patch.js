import { patchAttributes } from './attributes.js';
import { render } from './render.js';

/** Makes the page show `node` where it shows `live` now. */
export function patch(live, node) {
  if (live.node.type !== node.type) return replace(live, node);
  if (node.type === '#text') patchText(live, node);
  else patchElement(live, node);
  live.node = node;
  return live;
}

function patchText(live, node) {
  if (live.node.text !== node.text) live.dom.data = node.text;
}

function patchElement(live, node) {
  patchAttributes(live.dom, live.node.props, node.props);
  patchChildren(live, node.children);
}

/** Compares the first with the first, the second with the second. */
function patchChildren(live, nodes) {
  const { dom, children: old } = live;
  for (const child of old.slice(nodes.length)) remove(child);
  live.children = nodes.map((node, at) => {
    if (at < old.length) return patch(old[at], node);
    const child = render(node, dom.ownerDocument);
    dom.insertBefore(child.dom, null);
    return child;
  });
}

/** Another type needs another element. */
function replace(live, node) {
  const fresh = render(node, live.dom.ownerDocument);
  live.dom.parentNode.insertBefore(fresh.dom, live.dom);
  remove(live);
  return fresh;
}

function remove(live) {
  live.dom.parentNode.removeChild(live.dom);
}
