// A build ends by itself, with 0 or 1, and prints sentences for an author: never a stack trace, and every refusal names
// a file.
import type { BuildEnd } from '../build-folder.ts';

/** A line of a stack: `    at name (file:line:column)`. */
const stackLine = /^\s+at (?:.*\()?\S*:\d+:\d+\)?$/m;

/** Names of files may contain such characters; a terminal would obey them. */
const terminalCodes = /[^\P{Cc}\n\t]/u;

/** A problem of a file, as `formatProblem` prints it, or a line of a report that groups them. */
const namesFile = /(?:^|\s|")(?:content|public|site)[/:. ]|content\.config\.|site\.yaml|\.md\b/m;

export function findOutputFaults({ code, output, isHung }: BuildEnd): string[] {
  if (isHung) return ['the build did not end'];
  const faults: string[] = [];
  if (code !== 0 && code !== 1) faults.push(`the build ended with ${code}: ${output.slice(-300)}`);
  const stack = stackLine.exec(output);
  if (stack)
    faults.push(
      `the build printed a stack trace: ${lastLines(output.slice(0, stack.index + stack[0].length))}`,
    );
  if (terminalCodes.test(output))
    faults.push(`the build printed control characters: ${JSON.stringify(output.match(terminalCodes)?.[0])}`);
  if (code === 1 && !namesFile.test(output)) faults.push(`the refusal names no file: ${lastLines(output)}`);
  return faults;
}

function lastLines(output: string): string {
  return JSON.stringify(output.trim().split('\n').slice(-6).join('\n').slice(-600));
}
