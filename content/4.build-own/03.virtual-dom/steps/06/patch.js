import { patchAttributes } from './attributes.js';
import { callComponent, domOf } from './component.js';
import { matchChildren, stayingChildren } from './match.js';
import { render } from './render.js';

/** Makes the page show `node` where it shows `live` now. */
export function patch(live, node) {
  if (live.node.type !== node.type) return replace(live, node);
  if (live.child) return patchComponent(live, node);
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

function patchComponent(live, node) {
  live.node = node;
  live.child = patch(live.child, callComponent(live));
  return live;
}

/** Children with a key may move; the others are matched in order. */
function patchChildren(live, nodes) {
  const { dom, children: old } = live;
  const places = matchChildren(old, nodes);
  const used = new Set(places);
  old.forEach((child, place) => {
    if (!used.has(place)) remove(child);
  });
  live.children = nodes.map((node, at) =>
    places[at] < 0
      ? render(node, dom.ownerDocument)
      : patch(old[places[at]], node),
  );
  putInOrder(live, stayingChildren(places));
}

/** Goes backwards, because each child goes before the one after it. */
function putInOrder({ dom, children }, staying) {
  let after = null;
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const child = domOf(children[at]);
    if (!staying.has(at)) dom.insertBefore(child, after);
    after = child;
  }
}

/** Another type needs another element. */
function replace(live, node) {
  const old = domOf(live);
  const fresh = render(node, old.ownerDocument);
  old.parentNode.insertBefore(domOf(fresh), old);
  remove(live);
  return fresh;
}

function remove(live) {
  const dom = domOf(live);
  dom.parentNode.removeChild(dom);
}
