import { patchAttributes } from './attributes.js';
import { render } from './render.js';

/** Makes the page show `node` where it shows `live` now. */
export function patch(live, node) {
  if (live.node.type !== node.type) return replace(live, node);
  if (node.type === '#text') patchText(live, node);
  else patchAttributes(live.dom, live.node.props, node.props);
  live.node = node;
  return live;
}

function patchText(live, node) {
  if (live.node.text !== node.text) live.dom.data = node.text;
}

/** Another type needs another element. */
function replace(live, node) {
  const old = live.dom;
  const fresh = render(node, old.ownerDocument);
  old.parentNode.insertBefore(fresh.dom, old);
  old.parentNode.removeChild(old);
  return fresh;
}
