import { namedSets } from './chars.js';

const punctuation = '\\^$.*+?()[]{}|/-';
const controls = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };

/** What follows a backslash: a named set, a control character or punctuation. */
export function parseEscape(reader) {
  const char = reader.take();
  if (char !== undefined) {
    if (Object.hasOwn(namedSets, char)) return { type: 'set', ranges: namedSets[char] };
    if (Object.hasOwn(controls, char)) return { type: 'char', char: controls[char] };
    if (punctuation.includes(char)) return { type: 'char', char };
  }
  return reader.fail('Unknown escape', reader.at - 1);
}
