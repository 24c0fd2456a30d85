import { text } from './h.js';
import { forget } from './queue.js';

let created = 0;
let current = null;
let hooksUsed = 0;

/** The element or text that a live node shows in the page. */
export function domOf(live) {
  return live.child ? domOf(live.child) : live.dom;
}

/** A live node for a component. Parents have lower numbers. */
export function createComponent(node) {
  created += 1;
  return { node, child: null, number: created, hooks: [] };
}

/** Calls a component, and gives the node that it returns. */
export function callComponent(live) {
  const { type, props, children } = live.node;
  forget(live);
  current = live;
  hooksUsed = 0;
  try {
    const result = type({ ...props, children });
    if (result == null || typeof result === 'boolean') return text('');
    return typeof result === 'object' ? result : text(result);
  } finally {
    current = null;
  }
}

/** The next hook of the component that runs now. */
export function useHook(create) {
  if (!current) throw new Error('Hooks work only inside a component.');
  current.hooks[hooksUsed] ??= create(current);
  hooksUsed += 1;
  return current.hooks[hooksUsed - 1];
}
