// What assistive technology gets of a live example, as its page shows it before anything runs.
import { type AssistiveLine, readAssistiveLines } from '#lib/assistive/assistive-lines.ts';
import { parseSource } from './parse-source.ts';

/** Characters; nobody reads the tree of a longer source, and a machine should not have to. */
const longest = 20_000;

export function exampleLines(code: string): AssistiveLine[] {
  return code.length > longest ? [] : readAssistiveLines(parseSource(code));
}
