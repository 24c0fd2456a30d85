// How much HTML a reader downloads for a page.
import type { Problem } from '#pipeline/problem.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';

const errorAt = errorFor('check-page-size');

const limit = 100_000;
/** The body as HTML is a tenth larger than as it is stored. */
const share = 1.1;
/** What the frame of a page and the list of its section add; a guide has no more than a dozen steps to list. */
const frame = { section: 35_000, guide: 15_000 };

/** Pages that will be too large. */
export function checkPageSize(page: RenderedPage): Problem[] {
  const size = page.bytes * share + frame[kindOfPage(page.path) === 'step' ? 'guide' : 'section'];
  if (size <= limit) return [];
  const message = `The page will have about ${Math.round(size / 1000)} kB of HTML; at most ${limit / 1000} are allowed. Shorten its code, or split it.`;
  return [errorAt(page, 1, message)];
}
