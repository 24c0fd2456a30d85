import { readFileSync } from 'node:fs';
import { builtins } from './builtins.js';
import { compile } from './compile.js';
import { LispError, locate, positionOf } from './errors.js';
import { readAll } from './reader.js';
import { Globals, Scope } from './scope.js';

export { print } from './printer.js';
export { LispError, readAll };

const prelude = readFileSync(new URL('./prelude.lisp', import.meta.url), 'utf8');

/** A fresh global environment that holds the built-in procedures and the standard library. */
export function createGlobals() {
  const globals = new Globals();
  for (const [name, procedure] of builtins) globals.define(name, procedure);
  run(prelude, globals, 'prelude.lisp');
  return globals;
}

/** Runs a program and returns the value of its last expression. */
export function run(source, globals = createGlobals(), file = 'input') {
  let value = [];
  for (const expression of readAll(source, file)) value = evaluate(expression, globals);
  return value;
}

function evaluate(expression, globals) {
  try {
    const code = compile(expression, new Scope(globals));
    return code(null);
  } catch (error) {
    if (error instanceof RangeError) throw new LispError('the calls are nested too deeply');
    throw locate(error, positionOf(expression));
  }
}
