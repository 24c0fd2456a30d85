// The state of the page of the reader's progress: what is saved, and the result of the last import.
import type { SectionOverview } from '#runtime/progress/overview.ts';
import type { PageSummary } from '#runtime/progress/page-summary.ts';

export interface ProgressState {
  /** Whether anything is saved; null before the store has been read. Buttons work from then on. */
  isEmpty: boolean | null;
  /** The content of the table; null until it has been read. */
  table: ProgressTableData | null;
  imported: ImportResult | null;
}

export interface ProgressTableData {
  sections: readonly SectionOverview[];
  pages: readonly PageSummary[];
  /** When it was read: times of day are relative to it. */
  now: Date;
}

/** `refusal` says what is wrong with the file, and why. */
export interface ImportResult {
  file: string;
  refusal: readonly [what: string, why: string] | null;
}

export type ProgressAction =
  | { type: 'opened'; isEmpty: boolean }
  | { type: 'read'; table: ProgressTableData }
  | { type: 'imported'; result: ImportResult };

export const initialProgress: ProgressState = { isEmpty: null, table: null, imported: null };

export function reduceProgress(state: ProgressState, action: ProgressAction): ProgressState {
  switch (action.type) {
    case 'opened':
      return { ...state, isEmpty: action.isEmpty, table: action.isEmpty ? null : state.table };
    case 'read':
      return { ...state, table: state.isEmpty ? null : action.table };
    case 'imported':
      return { ...state, imported: action.result };
  }
}

/** Totals over all pages; null if nothing is saved. */
export function totalsOf(pages: readonly PageSummary[]): SavedTotals | null {
  if (pages.length === 0) return null;
  const sum = (count: (page: PageSummary) => number) => pages.reduce((all, page) => all + count(page), 0);
  return {
    answers: sum(({ answers }) => answers),
    exercises: sum(({ exercises }) => exercises),
    ticks: sum(({ ticks }) => ticks),
    drafts: sum(({ drafts }) => drafts.length),
    kilobytes: Math.ceil(sum(({ room }) => room) / 1000),
    since: Math.min(...pages.map(({ since }) => since)),
  };
}

export interface SavedTotals {
  answers: number;
  exercises: number;
  ticks: number;
  drafts: number;
  kilobytes: number;
  /** When the first entry was made. */
  since: number;
}

/** A small block per page or part; the text beside the blocks says the same. */
export type BlockState = 'on' | 'now' | 'started' | 'open';

export function pageBlocks({ pages, next, at }: SectionOverview): BlockState[] {
  return pages.map(({ state }, place) => {
    if (state === 'done') return 'on';
    return place === next && at > 0 ? 'now' : state;
  });
}

export function partBlocks({ done, total }: { done: number; total: number }): BlockState[] {
  return Array.from({ length: total }, (_, at) => (at < done ? 'on' : at === done ? 'now' : 'open'));
}

export interface SavedDraft {
  path: string;
  id: string;
  at: number;
}

/** Drafts of all pages, the latest first. */
export function latestDrafts(pages: readonly PageSummary[]): SavedDraft[] {
  return pages
    .flatMap(({ path, drafts }) => drafts.map((draft) => ({ ...draft, path })))
    .sort((one, other) => other.at - one.at);
}
