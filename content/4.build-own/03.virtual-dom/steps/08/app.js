import { domOf } from './component.js';
import { patch, patchComponent } from './patch.js';
import { onTurn } from './queue.js';
import { render } from './render.js';

onTurn((live) =>
  commit(domOf(live).ownerDocument, () => patchComponent(live, live.node)),
);

/** Shows a node at the end of an element of the page. */
export function mount(node, container) {
  const live = render(node, container.ownerDocument);
  container.insertBefore(domOf(live), null);
  return live;
}

/** Shows another node in its place. */
export function update(live, node) {
  return commit(domOf(live).ownerDocument, () => patch(live, node));
}

/** Does some work on the page, and then puts the focus back. */
function commit(document, work) {
  const focused = document.activeElement;
  const result = work();
  if (document.activeElement !== focused) focused?.focus();
  return result;
}
