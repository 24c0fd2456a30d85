// How far a reader has come: what there is to be done, with what is kept about it.
import type { Outline, OutlinePage, OutlineSection } from '#schema/outline.ts';
import { kindRow } from '#site/kinds.ts';
import type { PageSummary } from './page-summary.ts';

type PageState = 'done' | 'started' | 'open';

export interface PageOverview extends OutlinePage {
  state: PageState;
  /** Of its own items, checks or steps, how many are done; null where it has none or nothing was begun. */
  part: { done: number; total: number } | null;
  /** When anything about it was last marked; 0 where nothing was. */
  at: number;
}

export interface SectionOverview extends Omit<OutlineSection, 'pages'> {
  pages: PageOverview[];
  done: number;
  /** Where the reader goes on, by its place among the pages; -1 when all is done. */
  next: number;
  /** The path to go on at: of a guide, its next step. */
  nextPath: string | null;
  /** When anything in it was last marked or opened; 0 where nothing was. */
  at: number;
}

/** What is done of everything, section by section. */
export function overviewOf(outline: Outline, kept: readonly PageSummary[]): SectionOverview[] {
  const pages = new Map(kept.map((page) => [page.path, page]));
  return outline.map((section) => sectionOverview(section, (path) => pages.get(path)));
}

/** The course that the reader worked on last; the first one where none was begun. */
export function currentCourse(overview: readonly SectionOverview[]): SectionOverview | undefined {
  const courses = overview.filter(({ kind }) => kindRow(kind).isNumbered);
  return courses.toSorted((one, other) => other.at - one.at)[0];
}

type KeptOf = (path: string) => PageSummary | undefined;

function sectionOverview(section: OutlineSection, about: KeptOf): SectionOverview {
  const pages = section.pages.map((page) => pageOverview(page, about));
  const last = about(section.path)?.last;
  const isOpen = ({ state }: PageOverview) => state !== 'done';
  const opened = pages.findIndex(({ path, steps = [] }) =>
    [path, ...steps.map((step) => step.path)].includes(last?.page ?? ''),
  );
  const begun = opened >= 0 ? opened : lastMarked(pages);
  // From there on; behind the last page, whatever was left out.
  const after = pages.findIndex((page, at) => at >= begun && isOpen(page));
  const next = after >= 0 ? after : pages.findIndex(isOpen);
  return {
    ...section,
    pages,
    done: pages.filter(({ state }) => state === 'done').length,
    next,
    nextPath: nextPathOf(pages[next], about),
    at: Math.max(last?.at ?? 0, ...pages.map(({ at }) => at)),
  };
}

/** The place of the page that was marked last; -1 for none. */
function lastMarked(pages: readonly PageOverview[]): number {
  const latest = Math.max(0, ...pages.map(({ at }) => at));
  return latest > 0 ? pages.findIndex(({ at }) => at === latest) : -1;
}

function pageOverview(page: OutlinePage, about: KeptOf): PageOverview {
  const own = about(page.path);
  const steps = (page.steps ?? []).map(({ path }) => about(path));
  const all = [own, ...steps];
  const stepsDone = steps.filter((step) => step?.isDone).length;
  const isWhole = steps.length > 0 ? stepsDone === steps.length : own?.isDone;
  const checks = own?.checks;
  return {
    ...page,
    state: isWhole ? 'done' : all.some((one) => one?.isBegun) ? 'started' : 'open',
    part:
      stepsDone > 0
        ? { done: stepsDone, total: steps.length }
        : checks
          ? { done: checks.passed, total: checks.total }
          : null,
    at: Math.max(0, ...all.map((one) => one?.at ?? 0)),
  };
}

function nextPathOf(page: PageOverview | undefined, about: KeptOf): string | null {
  const step = page?.steps?.find(({ path }) => !about(path)?.isDone);
  const isBegunGuide = page?.part !== null;
  return (isBegunGuide ? step?.path : undefined) ?? page?.path ?? null;
}
