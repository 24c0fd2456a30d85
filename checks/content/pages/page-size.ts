// Estimates the HTML size of a page.
import type { Problem } from '#pipeline/problem.ts';
import type { PageKind } from '#site/kinds.ts';
import { kindOfPage } from '#site/place.ts';
import { errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';

const errorAt = errorFor('check-page-size');

const limit = 100_000;
/** The rendered body is about a tenth larger than the stored one. */
const share = 1.1;
/** The size of the page's frame and its section's list: the elements, a course of 27 lessons, a dozen steps. */
const frames: Partial<Record<PageKind, number>> = { lesson: 27_000, step: 15_000 };
const frame = 35_000;

/** Pages that would be too large. */
export function checkPageSize(page: RenderedPage): Problem[] {
  const size = page.bytes * share + (frames[kindOfPage(page.path)] ?? frame);
  if (size <= limit) return [];
  const message = `The page will have about ${Math.round(size / 1000)} kB of HTML; at most ${limit / 1000} are allowed. Shorten its code, or split it.`;
  return [errorAt(page, 1, message)];
}
