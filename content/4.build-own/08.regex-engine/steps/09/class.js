import { invert } from './chars.js';
import { parseEscape } from './escape.js';

/** The inside of square brackets, after the opening one. */
export function parseClass(reader) {
  const position = reader.at - 1;
  const negated = reader.eat('^');
  const ranges = [];
  while (!reader.eat(']')) {
    if (reader.peek() === undefined) reader.fail('A class is never closed', position);
    ranges.push(...parseRange(reader));
  }
  return { type: 'set', ranges: negated ? invert(ranges) : ranges };
}

/** A named set, one character, or two characters with a hyphen between them. */
function parseRange(reader) {
  const position = reader.at;
  const first = parseMember(reader);
  if (first.type === 'set') return first.ranges;

  const afterHyphen = reader.peek() === '-' ? reader.pattern[reader.at + 1] : undefined;
  const isRange = afterHyphen !== undefined && afterHyphen !== ']';
  if (isRange) reader.take();
  const last = isRange ? parseMember(reader) : first;
  const isInOrder = last.type === 'char' && first.char <= last.char;
  if (!isInOrder) reader.fail('This range is not in order', position);
  return [[first.char.charCodeAt(0), last.char.charCodeAt(0)]];
}

function parseMember(reader) {
  return reader.eat('\\') ? parseEscape(reader) : { type: 'char', char: reader.take() };
}
