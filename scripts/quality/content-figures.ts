// The figures of a complete content check for the page /quality.

import type { CheckedPage } from '#checks/content/checked-page.ts';
import { examplesOf } from '#checks/content/examples/examples.ts';
import { questionsOf } from '#checks/content/pages/questions.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { QualityFigures } from '#schema/quality.ts';

/**
 * Counts what was checked, and the remaining problems. `rules` is the number of checks besides those of
 * examples.
 */
export function contentFigures(
  pages: readonly CheckedPage[],
  rules: number,
  problems: readonly Problem[],
): QualityFigures['content'] {
  const examples = examplesOf(pages);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  return {
    pages: pages.length,
    rules,
    examples: examples.length,
    wrongOnPurpose: examples.filter((example) => example.intent.kind === 'bad').length,
    questions: pages.reduce((sum, page) => sum + questionsOf(page).length, 0),
    errors,
    warnings: problems.length - errors,
  };
}
