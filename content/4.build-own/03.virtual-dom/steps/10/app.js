import { domOf } from './component.js';
import { runEffects } from './effects.js';
import { adoptChildren } from './hydrate.js';
import { patch, patchComponent } from './patch.js';
import { onTurn } from './queue.js';
import { render } from './render.js';

onTurn((live) =>
  commit(domOf(live).ownerDocument, () => patchComponent(live, live.node)),
);

/** Shows a node at the end of an element of the page. */
export function mount(node, container) {
  const document = container.ownerDocument;
  return commit(document, () => {
    const live = render(node, document);
    container.insertBefore(domOf(live), null);
    return live;
  });
}

/** Takes over an element whose HTML came from the server. */
export function hydrate(node, container) {
  return commit(
    container.ownerDocument,
    () => adoptChildren(container, [node])[0],
  );
}

/** Shows another node in its place. */
export function update(live, node) {
  return commit(domOf(live).ownerDocument, () => patch(live, node));
}

/** Works on the page, puts the focus back, and then runs effects. */
function commit(document, work) {
  const focused = document.activeElement;
  const result = work();
  if (document.activeElement !== focused) focused?.focus();
  runEffects();
  return result;
}
