// How far a reader has come: what there is to be done, with what is kept about it.
import type { Outline, OutlinePage, OutlineSection } from '#schema/outline.ts';
import type { Entry } from '#schema/progress.ts';

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
export function overviewOf(outline: Outline, entries: readonly Entry[]): SectionOverview[] {
  const about = byPath(entries);
  return outline.map((section) => sectionOverview(section, about));
}

type EntriesOf = (path: string) => readonly Entry[];

function byPath(entries: readonly Entry[]): EntriesOf {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const others = found.get(entry.path);
    if (others) others.push(entry);
    else found.set(entry.path, [entry]);
  }
  return (path) => found.get(path) ?? [];
}

function sectionOverview(section: OutlineSection, about: EntriesOf): SectionOverview {
  const pages = section.pages.map((page) => pageOverview(page, about));
  const [last] = about(section.path).filter((entry) => entry.kind === 'last');
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

function pageOverview(page: OutlinePage, about: EntriesOf): PageOverview {
  const own = about(page.path);
  const steps = (page.steps ?? []).map(({ path }) => about(path));
  const at = Math.max(0, ...[own, ...steps].flat().map((entry) => entry.at));
  const checks = own.find((entry) => entry.kind === 'checks');
  const stepsDone = steps.filter(isDone).length;
  const isWhole = steps.length > 0 ? stepsDone === steps.length : isDone(own);
  const isStarted = [own, ...steps].some((some) => some.some(isBegun));
  return {
    ...page,
    state: isWhole ? 'done' : isStarted ? 'started' : 'open',
    part:
      stepsDone > 0
        ? { done: stepsDone, total: steps.length }
        : checks
          ? { done: checks.passed, total: checks.total }
          : null,
    at,
  };
}

function isDone(entries: readonly Entry[]): boolean {
  return entries.some((entry) => entry.kind === 'done' && entry.isDone);
}

/** A mark that was taken back is none. */
function isBegun(entry: Entry): boolean {
  switch (entry.kind) {
    case 'done':
      return entry.isDone;
    case 'tick':
      return entry.isTicked;
    case 'checks':
      return entry.passed > 0;
    case 'answer':
    case 'draft':
      return true;
    case 'last':
    case 'card':
      return false;
  }
}

function nextPathOf(page: PageOverview | undefined, about: EntriesOf): string | null {
  const step = page?.steps?.find(({ path }) => !isDone(about(path)));
  const isBegunGuide = page?.part !== null;
  return (isBegunGuide ? step?.path : undefined) ?? page?.path ?? null;
}
