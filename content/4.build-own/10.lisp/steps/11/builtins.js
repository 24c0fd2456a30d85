// The procedures that are written in JavaScript.

import { anything, list, number, pair, string, symbol, takes, takesMany } from './arguments.js';
import { LispError } from './errors.js';
import { applyProcedure } from './evaluate.js';
import { print } from './printer.js';
import { isProcedure } from './procedure.js';

const sum = (numbers) => numbers.reduce((total, item) => total + item, 0);
const product = (numbers) => numbers.reduce((total, item) => total * item, 1);

/** True when the test holds for each pair of neighbours. */
function inOrder(test) {
  return (...items) => items.every((item, at) => at === 0 || test(items[at - 1], item));
}

function isEqual(a, b) {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
}

function raise(message, ...values) {
  throw new LispError([message, ...values.map(print)].join(' '));
}

const implementations = {
  '+': takesMany(number, (...numbers) => sum(numbers)),
  '*': takesMany(number, (...numbers) => product(numbers)),
  '-': takesMany(number, (first, ...rest) => (rest.length === 0 ? -first : first - sum(rest)), 1),
  '/': takesMany(number, (first, ...rest) => (rest.length === 0 ? 1 / first : first / product(rest)), 1),
  modulo: takes([number, number], (dividend, divisor) => dividend - divisor * Math.floor(dividend / divisor)),
  '=': takesMany(number, inOrder((a, b) => a === b)),
  '<': takesMany(number, inOrder((a, b) => a < b)),
  '>': takesMany(number, inOrder((a, b) => a > b)),
  '<=': takesMany(number, inOrder((a, b) => a <= b)),
  '>=': takesMany(number, inOrder((a, b) => a >= b)),
  not: takes([anything], (value) => value === false),
  list: takesMany(anything, (...items) => items),
  cons: takes([anything, list], (first, rest) => [first, ...rest]),
  car: takes([pair], ([first]) => first),
  cdr: takes([pair], (items) => items.slice(1)),
  append: takesMany(list, (...lists) => lists.flat()),
  length: takes([list], (items) => items.length),
  'null?': takes([anything], (value) => list.accepts(value) && value.length === 0),
  'pair?': takes([anything], pair.accepts),
  'number?': takes([anything], number.accepts),
  'string?': takes([anything], string.accepts),
  'symbol?': takes([anything], symbol.accepts),
  'procedure?': takes([anything], isProcedure),
  'equal?': takes([anything, anything], isEqual),
  gensym: takes([], () => Symbol('generated')),
  floor: takes([number], Math.floor),
  'string-append': takesMany(string, (...parts) => parts.join('')),
  'string-length': takes([string], (text) => text.length),
  'number->string': takes([number], String),
  'symbol->string': takes([symbol], (name) => name.description),
  apply: takes([anything, list], applyProcedure),
  error: takesMany(anything, raise, 1),
};

/** Symbols and their procedures. */
export const builtins = new Map(
  Object.entries(implementations).map(([name, withName]) => [Symbol.for(name), withName(name)]),
);
