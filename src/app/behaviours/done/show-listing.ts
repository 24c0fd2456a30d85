// Shows in the list of a section which of its entries are done or begun, and lets the list be narrowed by that.
import '#styles/with-scripts/done.css';
import { overviewOf, type PageOverview } from '#runtime/progress/overview.ts';
import type { PageSummary } from '#runtime/progress/page-summary.ts';
import type { Outline } from '#schema/outline.ts';
import { partWords } from '#site/kinds.ts';
import { listingMarked } from '../landing/filter-query.ts';

export function showListing(root: HTMLElement, kept: readonly PageSummary[], outline: Outline): void {
  const pages = new Map(
    overviewOf(outline, kept).flatMap((section) =>
      section.pages.map((page, at) => [
        page.path,
        { page, kind: section.kind, isHere: at === section.next && page.state === 'started' },
      ]),
    ),
  );
  const states: PageOverview['state'][] = [];
  for (const item of root.querySelectorAll<HTMLElement>('section li')) {
    const found = pages.get(item.querySelector<HTMLAnchorElement>('a[href]')?.pathname ?? '');
    if (!found) continue;
    states.push(found.page.state);
    item.dataset.progress = found.page.state;
    item.toggleAttribute('data-here', found.isHere);
    const place = item.querySelector<HTMLElement>('.card-eyebrow > span + span, .path-state');
    if (!place) continue;
    place.dataset.all ??= place.textContent ?? '';
    place.replaceChildren(wordsFor(found.page, found.kind) ?? place.dataset.all);
  }
  for (const level of root.querySelectorAll<HTMLElement>('.path-level')) showLevel(level);
  const status = root.querySelector<HTMLElement>('.filter-status');
  if (status) status.dataset.more = countStates(states);
  root.dispatchEvent(new Event(listingMarked));
}

/** The blocks of a level stand for its rows; beside them is how many are done. */
function showLevel(level: HTMLElement): void {
  const rows = [...level.querySelectorAll<HTMLElement>('.path > li')];
  for (const [at, block] of level.querySelectorAll<HTMLElement>('.path-blocks > i').entries()) {
    block.dataset.progress = rows[at]?.dataset.progress ?? 'open';
    block.toggleAttribute('data-here', rows[at]?.hasAttribute('data-here') ?? false);
  }
  const done = rows.filter(({ dataset }) => dataset.progress === 'done').length;
  const count = level.querySelector<HTMLElement>('.path-count');
  if (!count) return;
  count.dataset.all ??= count.textContent ?? '';
  count.textContent = done > 0 ? `${done} of ${rows.length} done` : count.dataset.all;
}

/** `, 2 done, 1 started`; nothing where there is neither. */
export function countStates(states: readonly PageOverview['state'][]): string {
  return (['done', 'started'] as const)
    .map((wanted) => ({ wanted, count: states.filter((state) => state === wanted).length }))
    .filter(({ count }) => count > 0)
    .map(({ wanted, count }) => `, ${count} ${wanted}`)
    .join('');
}

function wordsFor({ state, part }: PageOverview, kind: string): string | null {
  if (state === 'done') return 'Done';
  if (state === 'open') return null;
  return part ? partWords(part, kind) : 'Started';
}
