import { patchAttributes } from './attributes.js';
import { callComponent, createComponent, domOf } from './component.js';
import { queueEffects } from './effects.js';
import { render } from './render.js';

/** Takes over the children of an element, and repairs what differs. */
export function adoptChildren(parent, nodes) {
  let place = parent.firstChild;
  const children = nodes.map((node) => {
    const live = adopt(node, parent, place);
    if (domOf(live) === place) place = place.nextSibling;
    return live;
  });
  while (place) {
    const extra = place;
    place = place.nextSibling;
    parent.removeChild(extra);
  }
  return children;
}

/** Takes over what is at a place, or puts something new before it. */
function adopt(node, parent, place) {
  if (typeof node.type === 'function') {
    const live = createComponent(node);
    live.child = adopt(callComponent(live), parent, place);
    queueEffects(live);
    return live;
  }
  if (!fits(node, place)) {
    const live = render(node, parent.ownerDocument);
    parent.insertBefore(live.dom, place);
    return live;
  }
  if (node.type === '#text') {
    if (place.data !== node.text) place.data = node.text;
    return { node, dom: place, children: [] };
  }
  patchAttributes(place, attributesOf(place), node.props);
  const children = adoptChildren(place, node.children);
  return { node, dom: place, children };
}

function fits(node, place) {
  if (!place) return false;
  if (node.type === '#text') return place.nodeType === 3;
  return place.nodeType === 1 && place.localName === node.type;
}

function attributesOf(element) {
  const names = element.getAttributeNames();
  return Object.fromEntries(
    names.map((name) => [name, element.getAttribute(name)]),
  );
}
