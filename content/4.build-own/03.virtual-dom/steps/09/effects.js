import { useHook } from './component.js';

let waiting = [];

/** Runs after the page has changed, when one of `needs` is new. */
export function useEffect(run, needs) {
  const hook = useHook(() => ({ needs: null, run: null, stop: null }));
  if (!isSame(hook.needs, needs)) hook.run = run;
  hook.needs = needs;
}

function isSame(old, needs) {
  if (!old || !needs || old.length !== needs.length) return false;
  return needs.every((need, at) => Object.is(need, old[at]));
}

/** Remembers a component whose effects may have to run. */
export function queueEffects(live) {
  waiting.push(live);
}

/** Runs what is due: first the end of the old one, then the new one. */
export function runEffects() {
  const due = waiting;
  waiting = [];
  for (const live of due) if (!live.isRemoved) live.hooks.forEach(runHook);
}

function runHook(hook) {
  if (!hook.run) return;
  const { run, stop } = hook;
  hook.run = null;
  stop?.();
  const end = run();
  hook.stop = typeof end === 'function' ? end : null;
}

/** The component is gone, so its effects end. */
export function stopEffects(live) {
  for (const hook of live.hooks) hook.stop?.();
}
