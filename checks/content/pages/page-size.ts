// Estimates the HTML size of a page.
import type { Problem } from '#pipeline/problem.ts';
import { kindOfPage } from '#site/place.ts';
import { errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';

const errorAt = errorFor('check-page-size');

const limit = 100_000;
/** The rendered body is about a tenth larger than the stored one. */
const share = 1.1;
/** The size of the page's frame and its section's list; a guide lists no more than a dozen steps. */
const frame = { section: 35_000, guide: 15_000 };

/** Pages that would be too large. */
export function checkPageSize(page: RenderedPage): Problem[] {
  const size = page.bytes * share + frame[kindOfPage(page.path) === 'step' ? 'guide' : 'section'];
  if (size <= limit) return [];
  const message = `The page will have about ${Math.round(size / 1000)} kB of HTML; at most ${limit / 1000} are allowed. Shorten its code, or split it.`;
  return [errorAt(page, 1, message)];
}
