// HTML fences in the reference and the course must declare their type; without one they are not validated.
import type { Problem } from '#pipeline/problem.ts';
import { sections } from '#site/sections.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { intentOf } from './fences.ts';

const errorAt = errorFor('check-unclaimed-code');

/** HTML fences without a declared type on pages under /cs. */
export function checkUnclaimedCode(page: CheckedPage): Problem[] {
  if (!page.path.startsWith(`${sections.cs.path}/`)) return [];
  return page.fences
    .filter((fence) => fence.language === 'html' && !intentOf(fence))
    .map((fence) =>
      errorAt(page, fence.line, 'The HTML does not say what it is. Add example, fragment or bad="rule".'),
    );
}
