import { LazyDfa } from './dfa.js';
import { compile } from './nfa.js';
import { parse } from './parse.js';
import { runThreads } from './threads.js';

export { compile, parse };

/** A pattern that is ready to run. Keep it: it gets faster as it learns. */
export class Regex {
  constructor(pattern) {
    this.network = compile({ type: 'group', index: 0, body: parse(pattern) });
    this.dfa = new LazyDfa(this.network);
  }

  /** Does the pattern match somewhere in the text? */
  isMatch(text) {
    return this.dfa.isMatch(text);
  }

  /** The first match: its place, its text and the text of each group. */
  exec(text) {
    if (!this.isMatch(text)) return null; // the quick answer first
    const slots = runThreads(this.network, text);
    const captures = [];
    for (let group = 0; group < this.network.groupCount; group += 1) {
      const [from, to] = [slots[2 * group], slots[2 * group + 1]];
      captures.push(to === undefined ? undefined : text.slice(from, to));
    }
    return { index: slots[0], captures };
  }
}

export function isMatch(pattern, text) {
  return new Regex(pattern).isMatch(text);
}

export function exec(pattern, text) {
  return new Regex(pattern).exec(text);
}
