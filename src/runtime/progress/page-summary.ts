// What is kept about one page, in a few numbers. Lists and overviews are drawn from these, so that what they cost
// follows from the number of pages and not from everything that was ever marked.
import { isOwnPath } from '#lib/address/own-path.ts';
import { type Entry, entryLimits, exercisePrefix, stepPrefix } from '#schema/progress.ts';

export interface PageSummary {
  path: string;
  /** When anything about it was marked, last and first. */
  at: number;
  since: number;
  isDone: boolean;
  /** Whether anything was marked that was not taken back. */
  isBegun: boolean;
  checks: { passed: number; total: number } | null;
  /** Of a section, the page that was opened last. */
  last: { page: string; at: number } | null;
  answers: number;
  /** Exercises that are done. */
  exercises: number;
  ticks: number;
  drafts: { id: string; at: number }[];
  /** Its questions and exercises that come again. */
  cards: { due: number; reviewed: number; isExercise?: boolean }[];
  /** How many characters all of it takes. */
  room: number;
}

/** `entries` are all that is kept about the page, at least one. */
export function summarisePage(path: string, entries: readonly Entry[]): PageSummary {
  const of = <Kind extends Entry['kind']>(kind: Kind) =>
    entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);
  const [checks] = of('checks');
  const [last] = of('last');
  return {
    path,
    at: entries.reduce((latest, { at }) => Math.max(latest, at), 0),
    since: entries.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY),
    isDone: of('done').some(({ isDone }) => isDone),
    isBegun: entries.some(isBegun),
    checks: checks ? { passed: checks.passed, total: checks.total } : null,
    last: last ? { page: last.page, at: last.at } : null,
    answers: of('answer').length,
    exercises: of('exercise').filter(({ isDone }) => isDone).length,
    ticks: of('tick').filter(({ isTicked }) => isTicked).length,
    drafts: of('draft')
      .filter((draft) => isWritten(draft) && !isBesideDraft(draft.id))
      .map(({ id, at }) => ({ id, at })),
    cards: of('card').map(({ id, due, reviewed }) => ({
      ...{ due, reviewed },
      ...(isExerciseCard(id) && { isExercise: true }),
    })),
    room: JSON.stringify(entries).length,
  };
}

function isBesideDraft(id: string): boolean {
  return id.startsWith(exercisePrefix) || id.startsWith(stepPrefix);
}

/** Whether a card is that of an exercise, by its id. */
export function isExerciseCard(id: string): boolean {
  return id.startsWith(exercisePrefix);
}

/**
 * The summaries without what an import would refuse: older versions of the site kept paths and numbers as files brought
 * them.
 */
export function usableSummaries(pages: readonly PageSummary[]): PageSummary[] {
  return pages
    .filter(({ path }) => path === '' || isOwnPath(path))
    .map((page) => ({
      ...page,
      // Summaries saved before there were exercises.
      exercises: page.exercises ?? 0,
      last: page.last && isOwnPath(page.last.page) ? page.last : null,
      checks: page.checks && page.checks.total <= entryLimits.checks ? page.checks : null,
    }));
}

/** One summary for each page that anything is kept about. */
export function summarise(entries: readonly Entry[]): PageSummary[] {
  const pages = new Map<string, Entry[]>();
  for (const entry of entries) {
    const others = pages.get(entry.path);
    if (others) others.push(entry);
    else pages.set(entry.path, [entry]);
  }
  return [...pages].map(([path, own]) => summarisePage(path, own));
}

/** A mark that was taken back is none. */
function isBegun(entry: Entry): boolean {
  switch (entry.kind) {
    case 'done':
    case 'exercise':
      return entry.isDone;
    case 'tick':
      return entry.isTicked;
    case 'checks':
      return entry.passed > 0;
    case 'draft':
      return isWritten(entry);
    case 'answer':
      return true;
    case 'last':
    case 'card':
      return false;
  }
}

/** A draft without files says that the reader went back to the beginning. */
function isWritten({ files }: { files: readonly unknown[] }): boolean {
  return files.length > 0;
}
