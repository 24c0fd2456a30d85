// The procedures that are written in JavaScript.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const product = (numbers) => numbers.reduce((total, number) => total * number, 1);

/** True when the test holds for each pair of neighbours. */
function inOrder(test) {
  return (...items) => items.every((item, at) => at === 0 || test(items[at - 1], item));
}

function isEqual(a, b) {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => isEqual(item, b[at]));
}

const implementations = {
  '+': (...numbers) => sum(numbers),
  '*': (...numbers) => product(numbers),
  '-': (first, ...rest) => (rest.length === 0 ? -first : first - sum(rest)),
  '/': (first, ...rest) => (rest.length === 0 ? 1 / first : first / product(rest)),
  modulo: (number, divisor) => number - divisor * Math.floor(number / divisor),
  '=': inOrder((a, b) => a === b),
  '<': inOrder((a, b) => a < b),
  '>': inOrder((a, b) => a > b),
  '<=': inOrder((a, b) => a <= b),
  '>=': inOrder((a, b) => a >= b),
  not: (value) => value === false,
  list: (...items) => items,
  cons: (first, rest) => [first, ...rest],
  car: ([first]) => first,
  cdr: (list) => list.slice(1),
  append: (...lists) => lists.flat(),
  length: (list) => list.length,
  'null?': (value) => Array.isArray(value) && value.length === 0,
  'pair?': (value) => Array.isArray(value) && value.length > 0,
  'number?': (value) => typeof value === 'number',
  'string?': (value) => typeof value === 'string',
  'symbol?': (value) => typeof value === 'symbol',
  'equal?': isEqual,
  gensym: () => Symbol('generated'),
};

/** Symbols and their procedures. */
export const builtins = new Map(
  Object.entries(implementations).map(([name, procedure]) => [Symbol.for(name), procedure]),
);
