// What assistive technology gets of a live example, as its page shows it before anything runs.
import { type AssistiveLine, readAssistiveLines } from '#lib/assistive/assistive-lines.ts';
import { parseSource, TooManyElementsError } from './parse-source.ts';

/** Characters; nobody reads the tree of a longer source, and a machine should not have to. */
const longest = 20_000;

/** The lines of a source; none for one that is too large to read. */
export function exampleLines(code: string): AssistiveLine[] {
  if (code.length > longest) return [];
  try {
    return readAssistiveLines(parseSource(code));
  } catch (error) {
    if (error instanceof TooManyElementsError) return [];
    throw error;
  }
}
