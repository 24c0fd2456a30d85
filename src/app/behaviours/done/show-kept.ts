// What the device keeps, shown on the page in every place that has room for it.
import type { Progress } from '#runtime/progress/progress.ts';
import type { Outline } from '#schema/outline.ts';
import { kindRow } from '#site/kinds.ts';
import { sectionOf } from '#site/sections.ts';
import { pagePathOf } from '../../progress/site-progress.ts';
import { noteVisit } from './note-visit.ts';
import { showContinue } from './show-continue.ts';
import { showDone } from './show-done.ts';
import { showListing } from './show-listing.ts';

/** Lists with a row for each page of work. */
const lists = ['.sidebar', '.landing-section:has(.course-path)', '.step-list'].join();

/** Pages whose visit is noted. */
const visited = new WeakSet<HTMLElement>();

/** Shows it now; what changes later is shown by another call. */
export async function showKept(
  page: HTMLElement,
  progress: Progress,
  loadOutline: () => Promise<Outline>,
): Promise<void> {
  const find = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  const rows = find(lists).filter(listsWork);
  const beginnings = find('.beginnings');
  const listings = find('[data-listing]:not(:has(.post-rows))');
  const needsOutline = beginnings.length + listings.length > 0;
  // A page without room for it does not read it.
  if (rows.length > 0 || needsOutline) {
    // Read once for all of them, and shown at one go.
    const [kept, outline] = await Promise.all([progress.listPages(), needsOutline ? loadOutline() : []]);
    for (const root of rows) showDone(root, kept);
    for (const root of beginnings) showContinue(root, kept, outline);
    for (const root of listings) showListing(root, kept, outline);
  }
  // What is shown does not wait for what is written.
  if (visited.has(page)) return;
  visited.add(page);
  await noteVisit(pagePathOf(page), progress);
}

/** The lists beside a reference have nothing to be done. */
function listsWork({ dataset: { section } }: HTMLElement): boolean {
  return section === undefined || kindRow(sectionOf(section)?.kind ?? '').isWork === true;
}
