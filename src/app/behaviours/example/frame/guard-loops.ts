// Keeps a loop without an end from holding up the browser: in many of them the frame shares its thread with the page.
// The condition of every loop first calls a function that throws when a second has gone by without a rest.

/** What is read past: comments, strings, templates, and expressions of text where one may stand. */
const passed =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|(?<=(?:^|[=(,:;!&|?{}[\n]|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;

const loopStart = /(?<![\w$.])(?:while|for)\s*\(/y;

/** The script with a call of `check` in the condition of every `while` and every `for` with a condition. */
export function guardLoops(script: string, check: string): string {
  let guarded = '';
  let at = 0;
  /** For each bracket that is open: whether the first semicolon in it ends the start of a `for`. */
  const open: boolean[] = [];
  while (at < script.length) {
    const skipped = match(passed, script, at);
    if (skipped) {
      guarded += skipped;
      at += skipped.length;
      continue;
    }
    const loop = match(loopStart, script, at);
    if (loop) {
      const isWhile = loop.startsWith('w');
      guarded += isWhile ? `${loop}${check}(), ` : loop;
      at += loop.length;
      open.push(!isWhile);
      continue;
    }
    const sign = script.charAt(at++);
    guarded += sign;
    if ('([{'.includes(sign)) open.push(false);
    else if (')]}'.includes(sign)) open.pop();
    else if (sign === ';' && open.at(-1)) {
      open[open.length - 1] = false;
      // A condition that is left out is always true.
      guarded += /^\s*;/.test(script.slice(at)) ? ` ${check}()` : ` ${check}(),`;
    }
  }
  return guarded;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
