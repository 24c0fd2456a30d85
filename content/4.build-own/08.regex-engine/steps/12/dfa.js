import { accepts, holds, isWordChar } from './chars.js';

/** The row we stop at: a match is found. */
const matched = { arrows: new Map() };

/** Answers "does it match?" with a table that it fills in while it reads. */
export class LazyDfa {
  constructor({ states, start }, limit = 1000) {
    this.states = states;
    this.start = start;
    this.limit = limit;
    this.arrowsBuilt = 0;
    this.reset();
  }

  /** Throws the table away and starts again. */
  reset() {
    this.table = new Map();
    this.first = this.remember([], undefined);
  }

  isMatch(text) {
    let current = this.first;
    for (let at = 0; at <= text.length; at += 1) {
      const char = text[at]; // undefined at the end
      if (!current.arrows.has(char)) current.arrows.set(char, this.buildArrow(current, char));
      current = current.arrows.get(char);
      if (current === matched) return true;
    }
    return false;
  }

  /** Where does this set of states go when this character comes? */
  buildArrow({ ids, before }, char) {
    this.arrowsBuilt += 1;
    const reached = follow(this.states, [...ids, this.start], before, char);
    const arrivals = new Set();
    for (const state of reached) {
      if (state.type === 'match') return matched;
      if (state.type === 'read' && accepts(state.leaf, char)) arrivals.add(state.next);
    }
    return this.remember([...arrivals].sort((a, b) => a - b), char);
  }

  /** The one row for this set of states, old or new. */
  remember(ids, before) {
    const kind = kindOf(before);
    const key = `${kind}:${ids}`;
    if (!this.table.has(key)) {
      if (this.table.size === this.limit) this.reset();
      this.table.set(key, { ids, before: kind, arrows: new Map() });
    }
    return this.table.get(key);
  }
}

/** Anchors only ask what kind of character came before, so one of each kind will do. */
function kindOf(char) {
  if (char === undefined) return undefined;
  return isWordChar(char) ? 'a' : ' ';
}

/** Every state we can reach from these without reading a character, each one once. */
function follow(states, ids, before, after) {
  const reached = new Set();
  const waiting = [...ids];
  while (waiting.length > 0) {
    const state = states[waiting.pop()];
    if (reached.has(state)) continue;
    reached.add(state);
    if (state.type === 'split') waiting.push(...state.targets);
    if (['save', 'forget', 'moved'].includes(state.type)) waiting.push(state.next);
    if (state.type === 'assert' && holds(state.kind, before, after)) waiting.push(state.next);
  }
  return reached;
}
