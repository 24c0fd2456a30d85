// Turns source text into data: numbers, strings, booleans, symbols and lists.
// A list is an array. A symbol is a registered JavaScript symbol.

import { IncompleteError, LispError, Position, rememberPosition } from './errors.js';

const TOKEN = /\s+|;[^\n]*|[()'`]|,@?|"(?:\\.|[^"\\])*"|"|[^\s()'`,";]+/gs;
const BLANK = /^(?:\s|;)/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const ESCAPES = { n: '\n', t: '\t' };
const PREFIXES = new Map([
  ["'", Symbol.for('quote')],
  ['`', Symbol.for('quasiquote')],
  [',', Symbol.for('unquote')],
  [',@', Symbol.for('unquote-splicing')],
]);

/** Reads every expression in the source. The file name is for error messages. */
export function readAll(source, file = 'input') {
  const tokens = tokenise(source, file);
  const expressions = [];
  while (tokens.length > 0) expressions.push(readExpression(tokens));
  return expressions;
}

function tokenise(source, file) {
  const tokens = [];
  let line = 1;
  let lineStart = 0;
  for (const { 0: text, index } of source.matchAll(TOKEN)) {
    if (!BLANK.test(text)) tokens.push({ text, position: new Position(file, line, index - lineStart + 1) });
    const lineBreaks = text.split('\n').length - 1;
    if (lineBreaks > 0) lineStart = index + text.lastIndexOf('\n') + 1;
    line += lineBreaks;
  }
  return tokens;
}

function readExpression(tokens) {
  const token = tokens.shift();
  if (PREFIXES.has(token.text)) return readPrefixed(token, tokens);
  if (token.text === '(') return readList(token, tokens);
  if (token.text === ')') throw new LispError('there is no list for this ) to close', token.position);
  return readAtom(token);
}

function readPrefixed({ text, position }, tokens) {
  const isLast = tokens.length === 0 || tokens[0].text === ')';
  if (isLast) throw new LispError(`nothing follows this ${text}`, position);
  const list = [PREFIXES.get(text), readExpression(tokens)];
  rememberPosition(list, position);
  return list;
}

function readList({ position }, tokens) {
  const list = [];
  while (tokens[0]?.text !== ')') {
    if (tokens.length === 0) throw new IncompleteError('this list is never closed', position);
    list.push(readExpression(tokens));
  }
  tokens.shift();
  rememberPosition(list, position);
  return list;
}

function readAtom({ text, position }) {
  if (text === '#t') return true;
  if (text === '#f') return false;
  if (text === '"') throw new IncompleteError('this string is never closed', position);
  if (text.startsWith('"')) return readString(text);
  return NUMBER.test(text) ? Number(text) : Symbol.for(text);
}

function readString(text) {
  return text.slice(1, -1).replace(/\\(.)/gs, (_, letter) => ESCAPES[letter] ?? letter);
}
