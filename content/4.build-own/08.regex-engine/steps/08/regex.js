import { compile } from './nfa.js';
import { parse } from './parse.js';
import { simulate } from './simulate.js';

export { compile, parse, simulate };

/** Does the pattern match somewhere in the text? */
export function isMatch(pattern, text) {
  return simulate(compile(parse(pattern)), text).matched;
}
