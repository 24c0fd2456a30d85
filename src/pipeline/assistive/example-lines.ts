// The accessibility tree of a live example, as its page shows it before any script runs.
import { type AssistiveLine, readAssistiveLines } from '#lib/assistive/assistive-lines.ts';
import { applyStyles } from '#lib/assistive/styles/styled-tree.ts';
import { parseSource, readingBudget, TooManyElementsError } from './parse-source.ts';

/** In characters; longer sources get no tree, because it would be too long to read and slow to compute. */
const longest = 20_000;

/** The lines of a source; none if it is too large. The examples of a page share one budget. */
export function exampleLines(code: string, budget = readingBudget()): AssistiveLine[] {
  if (code.length > longest) return [];
  try {
    return readAssistiveLines(applyStyles(parseSource(code, budget)));
  } catch (error) {
    if (error instanceof TooManyElementsError) return [];
    throw error;
  }
}
