import { parseClass } from './class.js';
import { parseEscape } from './escape.js';
import { Reader } from './reader.js';

const largestCount = 1000;
const reserved = '*+?)]{}';
const anchors = { '^': 'start', $: 'end', '\\b': 'edge', '\\B': 'no-edge' };

/** Turns a pattern into a tree. */
export function parse(pattern) {
  const reader = new Reader(pattern);
  const tree = parseChoice(reader);
  if (reader.peek() === ')') reader.fail('Nothing to close');
  return tree;
}

/** branch|branch|branch */
function parseChoice(reader) {
  const branches = [parseSequence(reader)];
  while (reader.eat('|')) branches.push(parseSequence(reader));
  return branches.length === 1 ? branches[0] : { type: 'choice', branches };
}

/** One item after another, up to the end, a bar or a closing bracket. */
function parseSequence(reader) {
  const items = [];
  while (![undefined, '|', ')'].includes(reader.peek())) items.push(parseRepeat(reader));
  return items.length === 1 ? items[0] : { type: 'sequence', items };
}

/** An anchor; or one item, and perhaps a sign that repeats it. */
function parseRepeat(reader) {
  const anchor = Object.keys(anchors).find((sign) => reader.eat(sign));
  if (anchor) return { type: 'anchor', kind: anchors[anchor] };
  const body = parseItem(reader);
  const count = parseCount(reader);
  if (count === null) return body;
  const repeat = { type: 'repeat', body, ...count };
  return reader.eat('?') ? { ...repeat, lazy: true } : repeat;
}

/** How often: a star, a plus, a question mark or numbers in braces. */
function parseCount(reader) {
  if (reader.eat('*')) return { min: 0, max: Infinity };
  if (reader.eat('+')) return { min: 1, max: Infinity };
  if (reader.eat('?')) return { min: 0, max: 1 };
  if (!reader.eat('{')) return null;
  const position = reader.at - 1;
  const min = parseNumber(reader);
  let max = min;
  if (reader.eat(',')) max = reader.peek() === '}' ? Infinity : parseNumber(reader);
  if (!reader.eat('}')) reader.fail('Braces are never closed', position);
  if (min > max) reader.fail('These numbers are not in order', position);
  return { min, max };
}

function parseNumber(reader) {
  const position = reader.at;
  while (reader.peek() >= '0' && reader.peek() <= '9') reader.take();
  const number = Number(reader.pattern.slice(position, reader.at));
  if (reader.at === position) reader.fail('A number is missing');
  if (number > largestCount) reader.fail('This number is too large', position);
  return number;
}

/** A group, a class, a dot, an escape or a plain character. */
function parseItem(reader) {
  const position = reader.at;
  if (reader.eat('(?:')) return parseInside(reader, position);
  if (reader.eat('(')) {
    reader.groupCount += 1;
    const index = reader.groupCount; // numbered by the opening bracket
    return { type: 'group', index, body: parseInside(reader, position) };
  }
  if (reader.eat('[')) return parseClass(reader);
  if (reader.eat('.')) return { type: 'any' };
  if (reader.eat('\\')) return parseEscape(reader);
  if (reserved.includes(reader.peek())) reader.fail(`Unexpected ${reader.peek()}`);
  return { type: 'char', char: reader.take() };
}

/** The inside of a group, up to and with its closing bracket. */
function parseInside(reader, position) {
  const inside = parseChoice(reader);
  if (!reader.eat(')')) reader.fail('A group is never closed', position);
  return inside;
}
