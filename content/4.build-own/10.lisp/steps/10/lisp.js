import { builtins } from './builtins.js';
import { Environment } from './environment.js';
import { LispError } from './errors.js';
import { evaluate } from './evaluate.js';
import { readAll } from './reader.js';

export { print } from './printer.js';
export { LispError, readAll };

/** A fresh global environment that holds the built-in procedures. */
export function createGlobals() {
  const globals = new Environment();
  for (const [name, procedure] of builtins) globals.define(name, procedure);
  return globals;
}

/** Runs a program and returns the value of its last expression. */
export function run(source, globals = createGlobals(), file = 'input') {
  let value = [];
  try {
    for (const expression of readAll(source, file)) value = evaluate(expression, globals);
  } catch (error) {
    throw error instanceof RangeError ? new LispError('the calls are nested too deeply') : error;
  }
  return value;
}
