import { useHook } from './component.js';
import { enqueue } from './queue.js';

/** A value that a component keeps, and a function to change it. */
export function useState(first) {
  const hook = useHook((live) => createState(live, first));
  return [hook.value, hook.set];
}

function createState(live, first) {
  const hook = {
    value: first,
    set(next) {
      const value = typeof next === 'function' ? next(hook.value) : next;
      if (Object.is(value, hook.value)) return;
      hook.value = value;
      enqueue(live);
    },
  };
  return hook;
}
