// Turns source text into data: numbers, strings, booleans, symbols and lists.
// A list is an array. A symbol is a registered JavaScript symbol.

const TOKEN = /\s+|;[^\n]*|[()]|"(?:\\.|[^"\\])*"|"|[^\s()";]+/gs;
const BLANK = /^(?:\s|;)/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const ESCAPES = { n: '\n', t: '\t' };

/** Reads every expression in the source. */
export function readAll(source) {
  const tokens = tokenise(source);
  const expressions = [];
  while (tokens.length > 0) expressions.push(readExpression(tokens));
  return expressions;
}

function tokenise(source) {
  const tokens = source.match(TOKEN) ?? [];
  return tokens.filter((token) => !BLANK.test(token));
}

function readExpression(tokens) {
  const token = tokens.shift();
  if (token === '(') return readList(tokens);
  if (token === ')') throw new Error('there is no list for this ) to close');
  return readAtom(token);
}

function readList(tokens) {
  const list = [];
  while (tokens[0] !== ')') {
    if (tokens.length === 0) throw new Error('a list is never closed');
    list.push(readExpression(tokens));
  }
  tokens.shift();
  return list;
}

function readAtom(token) {
  if (token === '#t') return true;
  if (token === '#f') return false;
  if (token === '"') throw new Error('a string is never closed');
  if (token.startsWith('"')) return readString(token);
  return NUMBER.test(token) ? Number(token) : Symbol.for(token);
}

function readString(token) {
  return token.slice(1, -1).replace(/\\(.)/gs, (_, letter) => ESCAPES[letter] ?? letter);
}
