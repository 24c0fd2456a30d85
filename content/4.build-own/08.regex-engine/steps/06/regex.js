import { compile } from './nfa.js';
import { parse } from './parse.js';
import { walk } from './walk.js';

export { compile, parse };

/** Does the pattern match somewhere in the text? */
export function isMatch(pattern, text) {
  const tree = parse(pattern);
  for (let start = 0; start <= text.length; start += 1) {
    if (walk(tree, text, start, () => true)) return true;
  }
  return false;
}
