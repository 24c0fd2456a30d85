// node main.js starts the prompt, node main.js program.lisp runs a file.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGlobals, LispError, print, run } from './lisp.js';
import { repl } from './repl.js';

const [file] = process.argv.slice(2);
if (file) runFile(file);
else await repl(createInterface({ input: process.stdin }), (text) => process.stdout.write(text));

function runFile(path) {
  try {
    console.log(print(run(readFileSync(path, 'utf8'), createGlobals(), path)));
  } catch (error) {
    if (!(error instanceof LispError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
