// For readers who have begun, the cells that say where to begin say where to go on. Each keeps its place and its size.
import '#styles/with-scripts/done.css';
import { recentTime } from '#messages/recent-time.ts';
import { currentCourse, overviewOf, type SectionOverview } from '#runtime/progress/overview.ts';
import type { PageSummary } from '#runtime/progress/page-summary.ts';
import { reviewDay } from '#runtime/progress/review-days.ts';
import type { Outline } from '#schema/outline.ts';
import { kindRow, partWords } from '#site/kinds.ts';
import { reviewPath } from '#site/learning.ts';
import { pagePathOf } from '../../progress/site-progress.ts';

interface Cell {
  label: string;
  time: string;
  title: string;
  path: string;
  size: string;
}

export function showContinue(root: HTMLElement, kept: readonly PageSummary[], outline: Outline): void {
  const overview = overviewOf(outline, kept);
  const { due } = reviewDay(kept, Date.now());
  const cells = [...root.querySelectorAll<HTMLElement>('li[data-section]')];
  for (const [at, item] of cells.entries()) {
    const begun = overview.find(({ path }) => path === item.dataset.section);
    if (!begun) continue;
    const { isNumbered } = kindRow(begun.kind);
    if (isNumbered) showCourse(item, courseFor(item, begun, overview));
    else if (at === cells.length - 1 && due.length > 0) fill(item, reviewCell(due.length));
    else fill(item, begun.at > 0 ? workCell(begun) : null);
  }
}

/** The course below this page that the reader worked on last: on the home page any, on a subject's page its own. */
function courseFor(
  item: HTMLElement,
  course: SectionOverview,
  overview: readonly SectionOverview[],
): SectionOverview {
  const above = pagePathOf(item).replace(/\/$/, '');
  return currentCourse(overview.filter(({ path }) => path.startsWith(`${above}/`))) ?? course;
}

function showCourse(item: HTMLElement, course: SectionOverview): void {
  const cell = course.at > 0 ? courseCell(course) : null;
  fill(item, cell);
  const row = item.querySelector('.beginning-blocks');
  if (row && row.childElementCount !== course.pages.length)
    row.replaceChildren(...course.pages.map(() => document.createElement('i')));
  for (const [at, block] of [...(row?.children ?? [])].entries()) {
    block.toggleAttribute('data-done', course.pages[at]?.state === 'done');
    block.toggleAttribute('data-here', cell !== null && at === course.next);
  }
  for (const button of document.querySelectorAll<HTMLAnchorElement>('.start-button'))
    nameStart(button, cell && `Continue lesson ${course.next + 1}`, cell?.path);
}

/** The next lesson; null when there is none left. */
function courseCell(course: SectionOverview): Cell | null {
  const { pages, next, done, at } = course;
  const lesson = pages[next];
  if (!lesson) return null;
  return {
    label: 'Continue',
    time: recentTime(new Date(at), new Date()),
    title: `Lesson ${next + 1}: ${lesson.title}`,
    path: lesson.path,
    size: `${done} of ${pages.length} done`,
  };
}

/** Questions that wait; half a minute is enough for one. */
function reviewCell(due: number): Cell {
  const minutes = Math.ceil(due / 2);
  return {
    label: 'Review',
    time: 'Today',
    title: due === 1 ? '1 question is due' : `${due} questions are due`,
    path: reviewPath,
    size: `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  };
}

/** The next quest or project: what of it is done, else how many are. */
function workCell({ pages, next, done, kind, at }: SectionOverview): Cell | null {
  const page = pages[next];
  if (!page) return null;
  const { noun } = kindRow(kind);
  return {
    label: noun.charAt(0).toUpperCase() + noun.slice(1),
    time: recentTime(new Date(at), new Date()).replace(/,.*/, ''),
    title: page.title,
    path: page.path,
    size: page.part ? partWords(page.part, kind) : `${done} of ${pages.length} done`,
  };
}

/** What the page came with stays noted, for a reader who forgets everything. */
const first = new WeakMap<HTMLElement, Cell>();

function fill(item: HTMLElement | undefined, cell: Cell | null): void {
  const time = item?.querySelector('.beginning-label > span');
  const label = time?.parentElement?.firstChild;
  const size = item?.querySelector('.beginning-size > span:not(.beginning-blocks)');
  const link = item?.querySelector('a');
  if (!item || !label || !time || !size || !link) return;
  if (!first.has(item))
    first.set(item, {
      label: label.textContent ?? '',
      time: time.textContent ?? '',
      title: link.textContent ?? '',
      path: link.pathname,
      size: size.textContent ?? '',
    });
  const shown = cell ?? (first.get(item) as Cell);
  // Other words, not the same ones at another place.
  label.replaceWith(shown.label);
  time.replaceChildren(shown.time);
  link.replaceChildren(shown.title);
  link.setAttribute('href', shown.path);
  size.replaceChildren(shown.size);
}

function nameStart(button: HTMLAnchorElement, words: string | null, path: string | undefined): void {
  const text = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (!text) return;
  // Shorter words keep the place of what stands beside it.
  button.style.minWidth ||= `${button.offsetWidth}px`;
  button.dataset.first ??= `${text.textContent ?? ''}|${button.pathname}`;
  const [name = '', start = ''] = button.dataset.first.split('|');
  text.textContent = words ? `${words} ` : name;
  button.setAttribute('href', path ?? start);
}
