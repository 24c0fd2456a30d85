import { compile } from './nfa.js';
import { parse } from './parse.js';
import { simulate } from './simulate.js';
import { runThreads } from './threads.js';

export { compile, parse, simulate };

/** Does the pattern match somewhere in the text? */
export function isMatch(pattern, text) {
  return simulate(compile(parse(pattern)), text).matched;
}

/** The first match: its place, its text and the text of each group. */
export function exec(pattern, text) {
  const whole = { type: 'group', index: 0, body: parse(pattern) };
  const network = compile(whole);
  const slots = runThreads(network, text);
  if (slots === null) return null;
  const captures = [];
  for (let group = 0; group < network.groupCount; group += 1) {
    const [from, to] = [slots[2 * group], slots[2 * group + 1]];
    captures.push(to === undefined ? undefined : text.slice(from, to));
  }
  return { index: slots[0], captures };
}
