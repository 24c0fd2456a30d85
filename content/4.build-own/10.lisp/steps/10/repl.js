// The read, evaluate, print loop.

import { IncompleteError, LispError } from './errors.js';
import { createGlobals, print, run } from './lisp.js';

/** Answers each complete expression. Lines is any sequence of lines, write takes text. */
export async function repl(lines, write, globals = createGlobals()) {
  let source = '';
  write('> ');
  for await (const line of lines) {
    source += `${line}\n`;
    const answer = answerTo(source, globals);
    write(answer === null ? '. ' : `${answer}\n> `);
    if (answer !== null) source = '';
  }
}

/** The value or the error as text, or null when the source goes on. */
function answerTo(source, globals) {
  try {
    return print(run(source, globals));
  } catch (error) {
    if (error instanceof IncompleteError) return null;
    if (error instanceof LispError) return error.message;
    throw error;
  }
}
