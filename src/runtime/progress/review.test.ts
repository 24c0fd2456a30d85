import { expect, test } from 'vitest';
import type { CardEntry, Entry } from '#schema/progress.ts';
import { summarise } from './page-summary.ts';
import { rateCard } from './rate-card.ts';
import { reviewDay as dayOf, dueCards, newCard } from './review-days.ts';

const day = 86_400_000;
const now = new Date(2026, 10, 16, 21, 0).getTime();
const done = (path: string, isDone = true): Entry => ({ kind: 'done', path, id: '', at: now, isDone });

const reviewDay = (entries: Entry[], time: number) => dayOf(summarise(entries), time);

/** The questions themselves that are asked on a day. */
const asked = (entries: Entry[], time: number) =>
  dueCards(
    reviewDay(entries, time),
    async (path) => entries.filter((entry) => entry.kind === 'card').filter((card) => card.path === path),
    time,
  );

/** Answers a card on the day it is due, again and again; returns the days between. */
function answer(card: CardEntry, rights: boolean[]): number[] {
  let [at, current] = [now, card];
  return rights.map((isRight) => {
    current = rateCard(current, isRight, at);
    at = current.due;
    return current.days;
  });
}

test('a question is asked on the day after its lesson was finished', () => {
  const entries: Entry[] = [done('/a'), newCard('/a', 'q', now)];
  expect(reviewDay(entries, now)).toMatchObject({
    due: [],
    answered: 0,
    total: 1,
    week: [0, 1, 0, 0, 0, 0, 0],
  });
  expect(reviewDay(entries, new Date(2026, 10, 17, 0, 1).getTime()).due).toHaveLength(1);
});

test('right answers send it further away each time, and a wrong one brings it back tomorrow', () => {
  const [first = 0, second = 0, third = 0, wrong] = answer(newCard('/a', 'q', now - day), [
    true,
    true,
    true,
    false,
  ]);
  expect(first).toBeGreaterThanOrEqual(1);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(wrong).toBeLessThan(third);
  expect(answer(newCard('/a', 'q', now - day), [false])).toEqual([1]);
});

test('what was answered is not asked again on the same day', async () => {
  const card = newCard('/a', 'q', now - day);
  const rated = rateCard(card, false, now);
  expect(await asked([done('/a'), card], now)).toEqual([card]);
  expect(reviewDay([done('/a'), rated], now)).toMatchObject({ due: [], answered: 1 });
});

test('a day has at most twenty, those that wait longest first', async () => {
  const cards = Array.from({ length: 30 }, (_, at) => newCard('/a', `q${at}`, now - (40 - at) * day));
  const due = await asked([done('/a'), done('/b', false), newCard('/b', 'q', 0), ...cards], now);
  expect(due.map(({ id }) => id)).toEqual(cards.slice(0, 20).map(({ id }) => id));
  const answered = cards.map((card, at) => (at < 15 ? rateCard(card, true, now) : card));
  expect(reviewDay([done('/a'), ...answered], now).due).toHaveLength(5);
});

test('a lesson that is no longer done has no questions', () => {
  expect(reviewDay([done('/a', false), newCard('/a', 'q', now - day)], now)).toMatchObject({
    due: [],
    total: 0,
  });
});

test('a solved exercise is asked again whether its lesson is done or not', async () => {
  const exercise = newCard('/a', 'exercise/list', now - day);
  const entries = [newCard('/a', 'q', now - day), exercise];
  expect(reviewDay(entries, now)).toMatchObject({ due: [{ path: '/a' }], total: 1 });
  expect(await asked(entries, now)).toEqual([exercise]);
  expect(await asked([...entries, done('/a')], now)).toHaveLength(2);
});

test('the forecast carries over what does not fit into a day', () => {
  const cards = Array.from({ length: 45 }, (_, at) => newCard('/a', `q${at}`, now - 5 * day));
  const tomorrow = newCard('/a', 'tomorrow', now);
  expect(reviewDay([done('/a'), ...cards, tomorrow], now).week).toEqual([20, 20, 6, 0, 0, 0, 0]);
  // Ten of today are answered, and come again later.
  const answered = cards.map((card, at) => (at < 10 ? rateCard(card, false, now) : card));
  expect(reviewDay([done('/a'), ...answered], now).week).toEqual([20, 20, 15, 0, 0, 0, 0]);
});
