import { expect, test } from 'vitest';
import { dayWords, endTitle, endWords } from './end-words.ts';

const now = new Date(2026, 10, 18, 21, 0);
const inDays = (days: number) => new Date(2026, 10, 18 + days, 9, 0).getTime();
const right = { isRight: true, due: inDays(5) };
const wrong = (days: number) => ({ isRight: false, due: inDays(days) });
const day = { total: 30, answered: 0, answers: [], missing: 0 };

test('questions that could not be loaded are still due, whatever was answered', () => {
  const none = { ...day, missing: 20 };
  expect(endTitle(none)).toBe('20 questions could not be loaded');
  expect(endWords(none, now)).toBe('They are still due. Check your connection and try again.');
  const some = { ...day, missing: 1, answers: [right] };
  expect(endTitle(some)).toBe('1 question could not be loaded');
  expect(endWords(some, now)).toBe(
    '1 question, and it was right. It comes again when you are about to forget it. The other one is still due. Check your connection and try again.',
  );
});

test('a missed question comes again on the day that the scheduler says', () => {
  const words = (...answers: { isRight: boolean; due: number }[]) => endWords({ ...day, answers }, now);
  expect(words(right, wrong(1))).toBe(
    '2 questions, 1 right. The one you missed comes again tomorrow, and the rest when you are about to forget them.',
  );
  expect(words(right, wrong(2), wrong(2))).toBe(
    '3 questions, 1 right. The 2 you missed come again in 2 days, on 20 November, and the rest when you are about to forget them.',
  );
  expect(words(wrong(3), wrong(2))).toBe(
    '2 questions, 0 right. The first of the 2 you missed comes again in 2 days, on 20 November.',
  );
  expect(dayWords(new Date(inDays(1)), now)).toBe('tomorrow');
});

test('a day without answers says whether there is anything to review at all', () => {
  expect([endTitle(day), endWords(day, now)]).toEqual([
    'Nothing is due today',
    'Each question comes again when you are about to forget it.',
  ]);
  expect(endTitle({ ...day, answered: 3 })).toBe('That is all for today');
  const empty = { ...day, total: 0 };
  expect([endTitle(empty), endWords(empty, now)]).toEqual([
    'Nothing to review yet',
    'Finish a lesson, and its questions come here the day after.',
  ]);
});
