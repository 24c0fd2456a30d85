import { h } from './h.js';

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

const Frame = ({ title, children }) => h('section', { title }, children);
const Bare = ({ children }) => children[0];
const types = ['p', 'b', 'ul', 'li', 'input', Frame, Bare];
const values = ['a', 'b', '"<&', '', 0, 7, true, false, null, undefined];
const names = ['id', 'title', 'hidden', 'aria-busy', 'data-note'];

function randomProps(random) {
  const props = {};
  for (const name of names)
    if (random() < 0.3) props[name] = pick(random, values);
  // A few keys only, so that many children meet again.
  if (random() < 0.5) props.key = Math.floor(random() * 6);
  return props;
}

function randomChild(random, depth) {
  if (random() < 0.2) return pick(random, ['tea', 'milk', '<', 5, null]);
  return randomTree(random, depth - 1);
}

/** A tree with at most this many levels below it. */
export function randomTree(random, depth = 3) {
  const type = pick(random, types);
  const count = depth === 0 || type === 'input' ? 0 : random() * 6;
  const children = Array.from({ length: count }, () =>
    randomChild(random, depth),
  );
  return h(type, randomProps(random), children);
}
