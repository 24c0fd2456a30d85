// Shows in the list of a section which of its entries are done or begun, and lets the list be narrowed by that.
import '#styles/done.css';
import { overviewOf, type PageOverview } from '#runtime/progress/overview.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import type { Outline } from '#schema/outline.ts';
import { listingMarked } from '../landing/filter-query.ts';

export async function showListing(root: HTMLElement, progress: Progress, outline: Outline): Promise<void> {
  const pages = new Map(
    overviewOf(outline, await progress.list()).flatMap((section) =>
      section.pages.map((page) => [page.path, { page, noun: section.noun }]),
    ),
  );
  for (const item of root.querySelectorAll<HTMLElement>('section li')) {
    const found = pages.get(item.querySelector<HTMLAnchorElement>('a[href]')?.pathname ?? '');
    if (!found) continue;
    item.dataset.progress = found.page.state;
    const place = item.querySelector<HTMLElement>('.card-eyebrow > span + span');
    if (!place) continue;
    place.dataset.all ??= place.textContent ?? '';
    place.replaceChildren(wordsFor(found.page, found.noun) ?? place.dataset.all);
  }
  root.dispatchEvent(new Event(listingMarked));
}

function wordsFor({ state, part }: PageOverview, noun: string): string | null {
  if (state === 'done') return 'Done';
  if (state === 'open') return null;
  const parts = noun === 'guide' ? 'steps' : noun === 'quest' ? 'checks' : 'items';
  return part ? `${part.done} of ${part.total} ${parts}` : 'Started';
}
