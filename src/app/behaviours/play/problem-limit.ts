// A source can have thousands of problems. Readers fix a few at a time, and each row and mark takes the browser time.
import type { SourceProblem } from './html-problems.ts';

/** Problems that are listed and marked in the editor. */
const mostShown = 100;

/** The first problems, and a sentence about those that are left out; empty when there are none. */
export function limitProblems(problems: readonly SourceProblem[]): {
  shown: readonly SourceProblem[];
  rest: string;
} {
  const left = problems.length - mostShown;
  if (left <= 0) return { shown: problems, rest: '' };
  const rest = `And ${left.toLocaleString('en')} more. The first ${mostShown} are listed and marked.`;
  return { shown: problems.slice(0, mostShown), rest };
}
