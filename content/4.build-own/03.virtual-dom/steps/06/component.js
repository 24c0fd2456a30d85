import { text } from './h.js';

/** The element or text that a live node shows in the page. */
export function domOf(live) {
  return live.child ? domOf(live.child) : live.dom;
}

/** Calls a component, and gives the node that it returns. */
export function callComponent({ node }) {
  const { type, props, children } = node;
  const result = type({ ...props, children });
  if (result == null || typeof result === 'boolean') return text('');
  return typeof result === 'object' ? result : text(result);
}
