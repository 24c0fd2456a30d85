import { accepts } from './chars.js';

/** Runs all paths through the network side by side. Counts the states it looks at. */
export function simulate({ states, start }, text) {
  let steps = 0;
  let arrivals = [];
  for (let at = 0; at <= text.length; at += 1) {
    const reached = follow(states, [...arrivals, start]); // a match may start here, too
    arrivals = [];
    for (const state of reached) {
      steps += 1;
      if (state.type === 'match') return { matched: true, steps };
      if (state.type === 'read' && accepts(state.leaf, text[at])) arrivals.push(state.next);
    }
  }
  return { matched: false, steps };
}

/** Every state we can reach from these without reading a character, each one once. */
function follow(states, ids) {
  const reached = new Set();
  const waiting = [...ids];
  while (waiting.length > 0) {
    const state = states[waiting.pop()];
    if (reached.has(state)) continue;
    reached.add(state);
    if (state.type === 'split') waiting.push(...state.targets);
  }
  return reached;
}
