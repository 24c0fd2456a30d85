// The state of a day's review: one question after another until none is left. Each answer is saved at once, so readers
// lose nothing when they leave.

import { currentCourse, overviewOf } from '#runtime/progress/overview.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import { rateCard } from '#runtime/progress/rate-card.ts';
import { dueCards, type ReviewDay, reviewDay } from '#runtime/progress/review-days.ts';
import type { Outline } from '#schema/outline.ts';
import type { CardEntry } from '#schema/progress.ts';
import { numbered } from '#site/kinds.ts';
import type { DueQuestion } from './due-question.ts';
import type { Answered } from './end-words.ts';

/** The latest date that JavaScript can represent. */
const never = 8.64e15;

export interface Asking {
  phase: 'asking';
  card: CardEntry;
  /** The lesson with its number, such as `Lesson 3: Lists`. */
  title: string;
  question: DueQuestion;
  /** Index of the selected choice. */
  chosen: number | null;
  verdict: Answered | null;
  /** The reader tried to check without selecting an answer. */
  isUnanswered: boolean;
  answered: number;
  total: number;
}

export interface Ended {
  phase: 'end';
  day: ReviewDay;
  answers: readonly Answered[];
  /** Due questions that could not be loaded. */
  missing: number;
  /** The next lesson. */
  next: { label: string; path: string } | null;
}

type ReviewState = { phase: 'loading' } | Asking | Ended;

export interface ReviewServices {
  openProgress(): Promise<Pick<Progress, 'listPages' | 'listCards' | 'setCard'>>;
  loadOutline(): Promise<Outline>;
  /** Rejects if the page cannot be loaded; null if the page no longer asks the question. */
  loadQuestion(card: CardEntry): Promise<DueQuestion | null>;
  now(): number;
}

export interface ReviewSession {
  get(): ReviewState;
  subscribe(changed: () => void): () => void;
  choose(index: number): void;
  /** Checks the selected answer, or shows the right one when the reader gives up. */
  check(hasGivenUp: boolean): void;
  /** An exercise was solved. */
  solved(): void;
  /** Moves on from a checked question. */
  next(): void;
  /** Starts with the questions that are due now. */
  start(): void;
}

export function createReviewSession(services: ReviewServices): ReviewSession {
  const { openProgress, loadOutline, loadQuestion, now } = services;
  const listeners = new Set<() => void>();
  let state: ReviewState = { phase: 'loading' };
  let resume: () => void = () => {};
  let saving: Promise<void> = Promise.resolve();

  const set = (changed: ReviewState) => {
    state = changed;
    for (const listener of listeners) listener();
  };

  const run = async () => {
    // Without the outline, lessons have no numbers and no next lesson is offered.
    const [store, outline] = await Promise.all([openProgress(), loadOutline().catch(() => null)]);
    const due = await dueCards(reviewDay(await store.listPages(), now()), store.listCards, now());
    const answers: Answered[] = [];
    let total = due.length;
    let missing = 0;
    for (const card of due) {
      const question = await load(card, outline);
      if (typeof question === 'string') {
        total -= 1;
        // A question that was removed from its lesson never comes again; one that could not be loaded stays due.
        if (question === 'missing') missing += 1;
        else await store.setCard({ ...card, due: never });
        continue;
      }
      const title = titleIn(outline, card.path);
      const position = { answered: answers.length, total };
      set({
        phase: 'asking',
        ...{ card, title, question, chosen: null, verdict: null, isUnanswered: false },
        ...position,
      });
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      await saving;
      if (state.phase === 'asking' && state.verdict) answers.push(state.verdict);
    }
    const pages = await store.listPages();
    const course = currentCourse(overviewOf(outline ?? [], pages));
    const next = course?.nextPath
      ? { label: `Continue lesson ${course.next + 1}`, path: course.nextPath }
      : null;
    set({ phase: 'end', day: reviewDay(pages, now()), answers, missing, next });
  };

  const load = async (
    card: CardEntry,
    outline: Outline | null,
  ): Promise<DueQuestion | 'removed' | 'missing'> => {
    try {
      return (await loadQuestion(card)) ?? 'removed';
    } catch {
      const isRemoved = outline?.every(({ pages }) => pages.every(({ path }) => path !== card.path));
      return isRemoved ? 'removed' : 'missing';
    }
  };

  const rate = (isRight: boolean) => {
    if (state.phase !== 'asking') return;
    const rated = rateCard(state.card, isRight, now());
    set({ ...state, verdict: { isRight, due: rated.due }, isUnanswered: false });
    saving = openProgress().then((store) => store.setCard(rated));
  };

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    choose(index) {
      if (state.phase === 'asking' && !state.verdict && state.question.choices[index])
        set({ ...state, chosen: index, isUnanswered: false });
    },
    check(hasGivenUp) {
      if (state.phase !== 'asking' || state.verdict) return;
      const { chosen, question } = state;
      if (chosen === null && !hasGivenUp) {
        set({ ...state, isUnanswered: true });
        return;
      }
      rate(!hasGivenUp && chosen !== null && question.choices[chosen]?.isRight === true);
    },
    solved() {
      if (state.phase === 'asking' && !state.verdict) rate(true);
    },
    next() {
      if (state.phase === 'asking' && state.verdict) resume();
    },
    start() {
      void run();
    },
  };
}

/** The name of the page that asks a question, with its number; its path if the outline doesn't have it. */
function titleIn(outline: Outline | null, path: string): string {
  for (const { kind, pages } of outline ?? []) {
    const at = pages.findIndex((page) => page.path === path);
    const page = pages[at];
    if (page) return numbered(page.title, at, kind);
  }
  return path;
}
