import { expect, test } from 'vitest';
import type { PageSummary } from '#runtime/progress/page-summary.ts';
import { newCard } from '#runtime/progress/review-days.ts';
import type { Outline } from '#schema/outline.ts';
import type { CardEntry } from '#schema/progress.ts';
import type { DueQuestion } from './due-question.ts';
import { createReviewSession, type ReviewSession } from './review-session.ts';

const noon = new Date(2026, 10, 19, 12).getTime();
const day = 86_400_000;
const question: DueQuestion = {
  exercise: null,
  legend: 'Which?',
  shown: '',
  choices: [
    { html: 'This', isRight: false },
    { html: 'That', isRight: true },
  ],
  why: '<p>Because.</p>',
};

/** A session over cards that were made yesterday; `load` stands for the network. */
function start(
  ids: string[],
  load: (id: string) => DueQuestion | null | Error = () => question,
  outline: Outline = [],
) {
  const cards = new Map(ids.map((id) => [id, newCard('/lessons/one', id, noon - day)]));
  const summary = () =>
    ({ path: '/lessons/one', isDone: true, cards: [...cards.values()] }) as unknown as PageSummary;
  const session = createReviewSession({
    openProgress: async () => ({
      listPages: async () => [summary()],
      listCards: async () => [...cards.values()],
      setCard: async (card: CardEntry) => void cards.set(card.id, card),
    }),
    loadOutline: async () => outline,
    async loadQuestion({ id }) {
      const found = load(id);
      if (found instanceof Error) throw found;
      return found;
    },
    now: () => noon,
  });
  session.start();
  return { session, cards };
}

/** Waits for the next state that fits. */
const until = (session: ReviewSession, fits: (state: ReturnType<ReviewSession['get']>) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!fits(session.get())) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
const asks = (session: ReviewSession) => until(session, ({ phase }) => phase === 'asking');
const ends = (session: ReviewSession) => until(session, ({ phase }) => phase === 'end');

test('a right answer is saved, and comes again on a later day', async () => {
  const { session, cards } = start(['a']);
  await asks(session);
  session.choose(1);
  session.check(false);
  expect(session.get()).toMatchObject({ verdict: { isRight: true }, answered: 0, total: 1 });
  session.next();
  await ends(session);
  expect(session.get()).toMatchObject({ answers: [{ isRight: true }], missing: 0, next: null });
  expect(cards.get('a')).toMatchObject({ reps: 1, reviewed: noon });
  expect(cards.get('a')?.due).toBeGreaterThan(noon + day / 2);
});

test('nothing is checked before an answer is selected; giving up is a wrong answer', async () => {
  const { session } = start(['a']);
  await asks(session);
  session.check(false);
  expect(session.get()).toMatchObject({ isUnanswered: true, verdict: null });
  session.choose(5);
  expect(session.get()).toMatchObject({ chosen: null });
  session.choose(1);
  session.check(true);
  expect(session.get()).toMatchObject({ chosen: 1, verdict: { isRight: false } });
  session.choose(0);
  expect(session.get()).toMatchObject({ chosen: 1 });
});

test('a question cannot be left before it is checked', async () => {
  const { session } = start(['a', 'b']);
  await asks(session);
  session.next();
  await Promise.resolve();
  expect(session.get()).toMatchObject({ phase: 'asking', answered: 0 });
});

test('a question that its lesson no longer asks, or whose page was removed, never comes again', async () => {
  const { session, cards } = start(['unasked', 'removed'], (id) =>
    id === 'unasked' ? null : new Error('404'),
  );
  await ends(session);
  expect(session.get()).toMatchObject({ answers: [], missing: 0 });
  expect([...cards.values()].map(({ due }) => due)).toEqual([8.64e15, 8.64e15]);
});

test('a question that cannot be loaded stays due', async () => {
  const pages = [{ path: '/lessons/one', title: 'One' }];
  const outline = [{ kind: 'lesson', pages }] as unknown as Outline;
  const { session, cards } = start(['a'], () => new Error('offline'), outline);
  await ends(session);
  expect(session.get()).toMatchObject({ missing: 1 });
  expect(cards.get('a')?.due).toBeLessThan(noon + day);
});

test('an exercise is answered by solving it, and giving up counts as wrong', async () => {
  const exercise: DueQuestion = { exercise: '<section>', legend: '', shown: '', choices: [], why: '' };
  const { session, cards } = start(['exercise/a', 'exercise/b'], () => exercise);
  await asks(session);
  session.check(false);
  expect(session.get()).toMatchObject({ isUnanswered: true, verdict: null });
  session.solved();
  expect(session.get()).toMatchObject({ verdict: { isRight: true } });
  session.next();
  await until(session, (state) => state.phase === 'asking' && state.answered === 1);
  session.check(true);
  expect(session.get()).toMatchObject({ verdict: { isRight: false } });
  session.next();
  await ends(session);
  expect([...cards.values()].map(({ lapses, reps }) => [lapses, reps])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});
