// The procedures that are written in JavaScript.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const product = (numbers) => numbers.reduce((total, number) => total * number, 1);

/** True when the test holds for each pair of neighbours. */
function inOrder(test) {
  return (...items) => items.every((item, at) => at === 0 || test(items[at - 1], item));
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
};

/** Symbols and their procedures. */
export const builtins = new Map(
  Object.entries(implementations).map(([name, procedure]) => [Symbol.for(name), procedure]),
);
