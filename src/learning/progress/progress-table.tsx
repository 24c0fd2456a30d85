// The table of the reader's progress: a row per section with its pages, where to continue and what was started; then the
// review and the drafts.
import type { ReactNode } from 'react';
import { dayAndMonth } from '#messages/dates.ts';
import * as text from '#messages/progress-table.ts';
import { recentTime } from '#messages/recent-time.ts';
import type { PageOverview, SectionOverview } from '#runtime/progress/overview.ts';
import type { PageSummary } from '#runtime/progress/page-summary.ts';
import { reviewDay } from '#runtime/progress/review-days.ts';
import { kindRow, numbered, partWords } from '#site/kinds.ts';
import { playPath, reviewPath } from '#site/learning.ts';
import {
  type BlockState,
  type ImportResult,
  latestDrafts,
  type ProgressTableData,
  pageBlocks,
  partBlocks,
  type SavedDraft,
  totalsOf,
} from './progress-state.ts';

/** Drafts that are listed. */
const mostDrafts = 100;

const legend = [
  ['on', text.done],
  ['now', text.youAreHere],
  ['started', text.started],
] as const;

export function ProgressTable({ sections, pages, now }: ProgressTableData) {
  return (
    <div className="ledger-drawn">
      <ul className="ledger-legend">
        {legend.map(([state, words]) => (
          <li key={state}>
            <Blocks states={[state]} />
            {words}
          </li>
        ))}
      </ul>
      <ul className="ledger">
        {sections.map((section) => (
          <SectionRow key={section.path} section={section} now={now} />
        ))}
        <ReviewRow pages={pages} now={now} />
        <DraftsRow {...{ sections, pages, now }} />
      </ul>
    </div>
  );
}

/** The list of totals. */
export function Totals({ pages }: { pages: readonly PageSummary[] }) {
  const totals = totalsOf(pages);
  if (!totals) return null;
  const since = new Date(totals.since);
  const rows = [
    [text.answers, totals.answers],
    [text.solvedExercises, totals.exercises],
    [text.tickedItems, totals.ticks],
    [text.drafts, totals.drafts],
    [text.room, text.kilobytes(totals.kilobytes)],
    [text.since, `${dayAndMonth(since)} ${since.getFullYear()}`],
  ];
  return rows.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

export function ImportStatus({ file, refusal }: ImportResult) {
  if (!refusal) return text.imported(file);
  const [what, why] = refusal;
  return (
    <>
      <b>{`${file} ${what}`}</b>
      {` ${why} ${text.nothingChanged}`}
    </>
  );
}

function SectionRow({ section, now }: { section: SectionOverview; now: Date }) {
  const { title, kind, pages, done, nextPath, at } = section;
  const { noun, isNumbered } = kindRow(kind);
  const begun = isNumbered ? [] : pages.filter(({ state, part }) => state === 'started' && part);
  return (
    <li>
      <h2>{title}</h2>
      <Count of={text.doneOf(done, pages.length)}>{text.areDone(noun)}</Count>
      <Blocks states={pageBlocks(section)} />
      <p className="ledger-last">{lastWords(section, now)}</p>
      {nextPath && <MoreLink path={nextPath}>{at > 0 ? text.continueHere : text.startHere}</MoreLink>}
      {begun.length > 0 && (
        <ul className="ledger-parts">
          {begun.map((page) => (
            <PartRow key={page.path} {...{ page, kind }} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** `Lesson 7, Links and addresses. Yesterday, 21:14` */
function lastWords({ kind, pages, next, at }: SectionOverview, now: Date): string {
  if (at === 0) return text.notStarted;
  const page = pages[next];
  const time = recentTime(new Date(at), now);
  if (!page) return text.allDone(time);
  return text.lastPage(numbered(page.title, next, kind), page.part && partWords(page.part, kind), time);
}

function PartRow({ page: { path, title, part }, kind }: { page: PageOverview; kind: string }) {
  if (!part) return null;
  return (
    <li>
      <a href={path}>{title}</a>
      <Blocks states={partBlocks(part)} />
      <span>{partWords(part, kind)}</span>
    </li>
  );
}

function ReviewRow({ pages, now }: Pick<ProgressTableData, 'pages' | 'now'>) {
  const { due, total, week } = reviewDay(pages, now.getTime());
  if (total === 0) return null;
  const coming = week.slice(1).reduce((sum, count) => sum + count, 0);
  return (
    <li>
      <h2>{text.review}</h2>
      <Count of={text.questions(due.length)}>{text.dueToday}</Count>
      <p className="ledger-last">{text.inRotation(total, coming)}</p>
      <MoreLink path={reviewPath}>{text.review}</MoreLink>
    </li>
  );
}

function DraftsRow({ sections, pages, now }: ProgressTableData) {
  const drafts = latestDrafts(pages);
  if (drafts.length === 0) return null;
  const titles = new Map([
    [playPath, text.playground],
    ...sections.flatMap((section) => section.pages.map(({ path, title }): [string, string] => [path, title])),
  ]);
  return (
    <li>
      <h2>{text.drafts}</h2>
      <Count of={String(drafts.length)}>{text.saved}</Count>
      <ul className="ledger-parts">
        {drafts.slice(0, mostDrafts).map((draft) => (
          <li key={`${draft.path} ${draft.id}`}>
            <a href={draft.path}>{titles.get(draft.path) ?? draft.path}</a>
            <span />
            <span>{draftWords(draft, now)}</span>
          </li>
        ))}
      </ul>
      {drafts.length > mostDrafts && <p>{text.olderDrafts(drafts.length - mostDrafts)}</p>}
    </li>
  );
}

/** When a draft was saved, and which of the drafts of its page it is; the page offers all of them. */
function draftWords({ id, at }: SavedDraft, now: Date): string {
  const time = recentTime(new Date(at), now);
  if (id === '') return time;
  return id === 'before' ? text.setAside(time) : text.otherVersion(time);
}

function Count({ of, children }: { of: string; children: ReactNode }) {
  return (
    <p className="ledger-count">
      <b>{of}</b> {children}
    </p>
  );
}

function MoreLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="more-link" href={path}>
      {children}
      <span aria-hidden="true"> →</span>
    </a>
  );
}

function Blocks({ states }: { states: readonly BlockState[] }) {
  return (
    <span className="ledger-blocks" aria-hidden="true">
      {states.map((state, at) => (
        <i key={at} className={state === 'open' ? undefined : state} />
      ))}
    </span>
  );
}
