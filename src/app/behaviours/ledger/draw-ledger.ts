// The ledger: a row for each section with its blocks, where to go on, and what was begun in it.
import { recentTime } from '#messages/recent-time.ts';
import type { PageOverview, SectionOverview } from '#runtime/progress/overview.ts';
import type { PageSummary } from '#runtime/progress/page-summary.ts';
import { reviewDay } from '#runtime/progress/review-days.ts';
import { kindRow, numbered, partWords } from '#site/kinds.ts';
import { playPath, reviewPath } from '#site/learning.ts';
import { element } from '../../progress/element.ts';

/** Drafts that are listed, the latest first. */
const mostDrafts = 100;

/** Sections of which anything is kept or could be, and the drafts. */
export function drawLedger(
  overview: readonly SectionOverview[],
  kept: readonly PageSummary[],
  now: Date,
): HTMLElement {
  const titles = new Map([
    [playPath, 'Playground'],
    ...overview.flatMap(({ pages }) => pages.map(({ path, title }): [string, string] => [path, title])),
  ]);
  const drafts = kept.flatMap(({ path, drafts }) => drafts.map((draft) => ({ ...draft, path })));
  return element(
    'div',
    { class: 'ledger-drawn' },
    legend(),
    element(
      'ul',
      { class: 'ledger' },
      ...overview.map((section) => sectionRow(section, now)),
      ...reviewRow(kept, now),
      ...(drafts.length > 0 ? [draftsRow(drafts, titles, now)] : []),
    ),
  );
}

function legend(): HTMLElement {
  const meanings = [
    ['on', 'Done'],
    ['now', 'You are here'],
    ['started', 'Started'],
  ];
  return element(
    'ul',
    { class: 'ledger-legend' },
    ...meanings.map(([state = '', words = '']) => element('li', {}, blocksOf([state]), words)),
  );
}

function sectionRow(section: SectionOverview, now: Date): HTMLElement {
  const { title, kind, pages, done, next, nextPath, at } = section;
  const { noun, isNumbered } = kindRow(kind);
  const parts = pages.filter((page) => page.state === 'started' && page.part);
  return element(
    'li',
    {},
    element('h2', {}, title),
    element('p', { class: 'ledger-count' }, element('b', {}, `${done} of ${pages.length}`), ` ${noun}s done`),
    blocksOf(
      pages.map(({ state }, place) => (state === 'done' ? 'on' : place === next && at > 0 ? 'now' : state)),
    ),
    element('p', { class: 'ledger-last' }, lastWords(section, now)),
    ...(nextPath
      ? [element('a', { class: 'more-link', href: nextPath }, at > 0 ? 'Continue' : 'Start', arrow())]
      : []),
    ...(parts.length > 0 && !isNumbered
      ? [element('ul', { class: 'ledger-parts' }, ...parts.map((page) => partRow(page, kind)))]
      : []),
  );
}

/** Where the reader is: `Lesson 7, Links and addresses. Yesterday, 21:14`. */
function lastWords({ kind, pages, next, at }: SectionOverview, now: Date): string {
  const page = pages[next];
  if (at === 0) return 'Not started yet.';
  const when = recentTime(new Date(at), now);
  if (!page) return `All done. ${when}`;
  const part = page.part ? `, ${partWords(page.part, kind)}` : '';
  const name = numbered(page.title, next, kind);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${part}. ${when}`;
}

function partRow({ path, title, part }: PageOverview, kind: string): HTMLElement {
  const counts = part ?? { done: 0, total: 0 };
  const { done, total } = counts;
  const states = Array.from({ length: total }, (_, at) => (at < done ? 'on' : at === done ? 'now' : ''));
  return element(
    'li',
    {},
    element('a', { href: path }, title),
    blocksOf(states),
    element('span', {}, partWords(counts, kind)),
  );
}

function reviewRow(kept: readonly PageSummary[], now: Date): HTMLElement[] {
  const { due, total, week } = reviewDay(kept, now.getTime());
  if (total === 0) return [];
  const coming = week.slice(1).reduce((sum, count) => sum + count, 0);
  return [
    element(
      'li',
      {},
      element('h2', {}, 'Review'),
      element(
        'p',
        { class: 'ledger-count' },
        element('b', {}, `${due.length} ${due.length === 1 ? 'question' : 'questions'}`),
        ' due today',
      ),
      element(
        'p',
        { class: 'ledger-last' },
        `${total} questions in rotation, ${coming} of them in the next six days.`,
      ),
      element('a', { class: 'more-link', href: reviewPath }, 'Review', arrow()),
    ),
  ];
}

function draftsRow(
  drafts: readonly { path: string; id: string; at: number }[],
  titles: ReadonlyMap<string, string>,
  now: Date,
): HTMLElement {
  const latest = drafts.toSorted((one, other) => other.at - one.at).slice(0, mostDrafts);
  const left = drafts.length - latest.length;
  return element(
    'li',
    {},
    element('h2', {}, 'Drafts'),
    element('p', { class: 'ledger-count' }, element('b', {}, String(drafts.length)), ' saved'),
    element(
      'ul',
      { class: 'ledger-parts' },
      ...latest.map(({ path, id, at }) =>
        element(
          'li',
          {},
          element('a', { href: path }, titles.get(path) ?? path),
          element('span'),
          element('span', {}, `${versionWords(id)}${recentTime(new Date(at), now)}`),
        ),
      ),
    ),
    ...(left > 0 ? [element('p', {}, `And ${left.toLocaleString('en')} older ones.`)] : []),
  );
}

/** Which of the drafts of a page it is; the page leads to each. */
function versionWords(id: string): string {
  if (id === '') return '';
  return id === 'before' ? 'Put aside. ' : 'Another version. ';
}

/** The words beside them say the same. */
function blocksOf(states: readonly string[]): HTMLElement {
  const blocks = states.map((state) => element('i', { class: state || null }));
  return element('span', { class: 'ledger-blocks', 'aria-hidden': 'true' }, ...blocks);
}

function arrow(): HTMLElement {
  return element('span', { 'aria-hidden': 'true' }, ' →');
}
