import { builtins } from './builtins.js';
import { Environment } from './environment.js';
import { evaluate } from './evaluate.js';
import { readAll } from './reader.js';

export { LispError } from './errors.js';
export { print } from './printer.js';
export { readAll };

/** A fresh global environment that holds the built-in procedures. */
export function createGlobals() {
  const globals = new Environment();
  for (const [name, procedure] of builtins) globals.define(name, procedure);
  return globals;
}

/** Runs a program and returns the value of its last expression. */
export function run(source, globals = createGlobals(), file = 'input') {
  let value = [];
  for (const expression of readAll(source, file)) value = evaluate(expression, globals);
  return value;
}
