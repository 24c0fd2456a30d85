// How much HTML a reader downloads for a page.
import type { Problem } from '#pipeline/problem.ts';
import { kindOfPage } from '#site/page-kind.ts';
import { errorFor } from '../checked-page.ts';
import type { RenderedPage } from '../pipeline.ts';

const errorAt = errorFor('check-page-size');

const limit = 100_000;
/** The body as HTML is a tenth larger than as it is stored; frame and menus of a section add this much. */
const frame = { share: 1.1, bytes: 35_000 };

/** Pages that will be too large. Guides hold whole programs and are measured elsewhere. */
export function checkPageSize(page: RenderedPage): Problem[] {
  const size = page.bytes * frame.share + frame.bytes;
  if (size <= limit || kindOfPage(page.path) === 'build-own') return [];
  const message = `The page will have about ${Math.round(size / 1000)} kB of HTML; at most ${limit / 1000} are allowed. Shorten its code, or split it.`;
  return [errorAt(page, 1, message)];
}
