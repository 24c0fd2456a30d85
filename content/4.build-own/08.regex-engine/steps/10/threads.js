import { accepts, holds } from './chars.js';

/** Runs the network with threads in order of preference; returns the slots of the best match. */
export function runThreads({ states, start, slotCount }, text) {
  const noSlots = new Array(slotCount).fill(undefined);
  let best = null;
  let arrivals = [];
  for (let at = 0; at <= text.length; at += 1) {
    if (best === null) arrivals.push({ id: start, slots: noSlots }); // start here, as a last choice
    const threads = follow(states, arrivals, text, at);
    arrivals = [];
    for (const { state, slots } of threads) {
      if (state.type === 'match') {
        best = slots;
        break; // the threads after this one are worse
      }
      if (accepts(state.leaf, text[at])) arrivals.push({ id: state.next, slots });
    }
    if (best !== null && arrivals.length === 0) break;
  }
  return best;
}

/** Moves threads on without reading. The first thread to reach a state keeps it. */
function follow(states, arrivals, text, at) {
  const seen = new Set();
  const threads = [];
  const waiting = arrivals.toReversed();
  while (waiting.length > 0) {
    const { id, slots } = waiting.pop();
    if (seen.has(id)) continue;
    seen.add(id);
    const state = states[id];
    switch (state.type) {
      case 'split':
        for (const target of state.targets.toReversed()) waiting.push({ id: target, slots });
        break;
      case 'save':
        waiting.push({ id: state.next, slots: slots.with(state.slot, at) });
        break;
      case 'assert':
        if (holds(state.kind, text[at - 1], text[at])) waiting.push({ id: state.next, slots });
        break;
      default:
        threads.push({ state, slots });
    }
  }
  return threads;
}
