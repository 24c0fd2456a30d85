import { expect, test } from 'vitest';
import {
  type Attempt,
  drawAttempt,
  type ExamTopic,
  reduceAttempt,
  resumeAttempt,
  scoreOf,
  sharesOf,
} from './exam-state.ts';

/** A topic whose questions have their right answer in the second place. */
function topic(name: string, count: number): ExamTopic {
  const path = `/exam/${name}`;
  return {
    path,
    title: name,
    questions: Array.from({ length: count }, (_, at) => ({
      ...{ path, id: `${name}-${at}`, legend: `Question ${at}`, shown: '', why: '<p>Because.</p>' },
      choices: [
        { html: 'a', isRight: false },
        { html: 'b', isRight: true },
        { html: 'c', isRight: false },
      ],
    })),
  };
}

/** Always the first of what is left, so the order is that of the bank. */
const first = () => 0;
const bank = [topic('text', 6), topic('forms', 3)];
const drawn = () => drawAttempt(bank, 3, 1000, first) as Attempt;

test.each([
  [[24, 24, 24, 24, 24], 40, [8, 8, 8, 8, 8]],
  [[6, 3], 3, [2, 1]],
  [[10, 10, 10], 10, [4, 3, 3]],
  [[1, 9], 5, [1, 4]],
  [[5, 0], 5, [5, 0]],
])('topics of %j questions share %i as %j', (sizes, count, expected) => {
  expect(sharesOf(sizes, count)).toEqual(expected);
});

test('an attempt has questions of every topic and the choices in an order of their own', () => {
  expect(drawn()).toEqual({
    startedAt: 1000,
    endedAt: null,
    at: 0,
    questions: [
      { path: '/exam/text', id: 'text-0', order: [0, 1, 2], chosen: null, isFlagged: false },
      { path: '/exam/text', id: 'text-1', order: [0, 1, 2], chosen: null, isFlagged: false },
      { path: '/exam/forms', id: 'forms-0', order: [0, 1, 2], chosen: null, isFlagged: false },
    ],
  });
  expect(drawAttempt(bank, 3, 0, () => 0.99)?.questions[0]?.order).toEqual([2, 1, 0]);
});

test('no question is drawn twice', () => {
  const ids = drawAttempt(bank, 9, 0)?.questions.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(9);
});

test('a bank that is too small gives no attempt', () => {
  expect(drawAttempt(bank, 10, 0)).toBeNull();
});

test('a choice is saved by its position in the bank, whatever the order on the page', () => {
  const attempt: Attempt = {
    ...drawn(),
    questions: [{ path: '/exam/text', id: 'text-0', order: [2, 1, 0], chosen: null, isFlagged: false }],
  };
  expect(reduceAttempt(attempt, { type: 'chose', choice: 0 }).questions[0]?.chosen).toBe(2);
  expect(reduceAttempt(attempt, { type: 'chose', choice: 7 })).toEqual(attempt);
});

test('the reader can flag questions and go to the step after the last one, but no further', () => {
  let attempt = reduceAttempt(drawn(), { type: 'flagged' });
  expect(attempt.questions.map(({ isFlagged }) => isFlagged)).toEqual([true, false, false]);
  attempt = reduceAttempt(attempt, { type: 'flagged' });
  expect(attempt.questions.some(({ isFlagged }) => isFlagged)).toBe(false);
  expect(reduceAttempt(attempt, { type: 'went', to: 9 }).at).toBe(3);
  expect(reduceAttempt(attempt, { type: 'went', to: -1 }).at).toBe(0);
});

test('answers that were handed in cannot be changed', () => {
  const ended = reduceAttempt(drawn(), { type: 'handed in', now: 2000 });
  expect(ended.endedAt).toBe(2000);
  expect(reduceAttempt(ended, { type: 'chose', choice: 1 })).toBe(ended);
});

test('right answers are counted by topic, and open questions are wrong', () => {
  let attempt = reduceAttempt(drawn(), { type: 'chose', choice: 1 });
  attempt = reduceAttempt(reduceAttempt(attempt, { type: 'went', to: 1 }), { type: 'chose', choice: 0 });
  expect(scoreOf(attempt, bank)).toEqual({
    right: 1,
    total: 3,
    topics: [
      { title: 'text', right: 1, total: 2 },
      { title: 'forms', right: 0, total: 1 },
    ],
    wrong: [1, 2],
  });
});

test('an attempt goes on as it was while its questions exist', () => {
  const attempt = drawn();
  expect(resumeAttempt(attempt, bank)).toBe(attempt);
});

test('a question that was removed is replaced by another of its page, without an answer', () => {
  const attempt = reduceAttempt(drawn(), { type: 'chose', choice: 1 });
  const changed = bank.map((one) => ({ ...one, questions: one.questions.slice(1) }));
  const resumed = resumeAttempt(attempt, changed, first);
  expect(resumed?.questions.map(({ id, chosen }) => [id, chosen])).toEqual([
    ['text-2', null],
    ['text-1', null],
    ['forms-1', null],
  ]);
});

test('without any other question, there is nothing to resume', () => {
  expect(resumeAttempt(drawn(), [topic('text', 2)], first)).toBeNull();
});
