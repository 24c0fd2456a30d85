import { builtins } from './builtins.js';
import { evaluate } from './evaluate.js';
import { readAll } from './reader.js';

export { print } from './printer.js';
export { readAll };

/** Runs a program and returns the value of its last expression. */
export function run(source) {
  let value = [];
  for (const expression of readAll(source)) value = evaluate(expression, builtins);
  return value;
}
