// What the device keeps, shown on the page in every place that has room for it.
import type { Progress } from '#runtime/progress/progress.ts';
import type { Outline } from '#schema/outline.ts';
import { pagePathOf } from '../../progress/site-progress.ts';
import { noteVisit } from './note-visit.ts';
import { showContinue } from './show-continue.ts';
import { showDone } from './show-done.ts';
import { showListing } from './show-listing.ts';

const lists = [
  '.sidebar:is(.ordered, .step-rail, [data-section="/quests"], [data-section="/projects"])',
  '.landing-section:has(.course-path)',
  '.step-list',
].join();

/** Pages whose visit is noted. */
const visited = new WeakSet<HTMLElement>();

/** Shows it now; what changes later is shown by another call. */
export async function showKept(
  page: HTMLElement,
  progress: Progress,
  loadOutline: () => Promise<Outline>,
): Promise<void> {
  const each = (selector: string, show: (root: HTMLElement) => Promise<void>) =>
    Promise.all([...page.querySelectorAll<HTMLElement>(selector)].map(show));
  const isFirst = !visited.has(page);
  visited.add(page);
  await Promise.all([
    isFirst && noteVisit(pagePathOf(page), progress),
    each(lists, (root) => showDone(root, progress)),
    each('.beginnings', async (root) => showContinue(root, progress, await loadOutline())),
    each('[data-listing]:not(:has(.post-rows))', async (root) =>
      showListing(root, progress, await loadOutline()),
    ),
  ]);
}
