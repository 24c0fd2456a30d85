import { render } from './render.js';

/** Shows a node at the end of an element of the page. */
export function mount(node, container) {
  const live = render(node, container.ownerDocument);
  container.insertBefore(live.dom, null);
  return live;
}
