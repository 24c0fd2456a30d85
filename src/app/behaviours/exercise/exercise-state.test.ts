import { expect, test } from 'vitest';
import {
  countInPlace,
  type ExerciseAction,
  type ExerciseState,
  initialExercise,
  reduceExercise,
} from './exercise-state.ts';

const after = (actions: ExerciseAction[], state: ExerciseState = initialExercise([2, 0, 1])) =>
  actions.reduce(reduceExercise, state);
const choose = (choice: number): ExerciseAction => ({ type: 'choose', choice });
const move = (from: number, by: -1 | 1): ExerciseAction => ({ type: 'move', from, by });
const check = (right: number | null): ExerciseAction => ({ type: 'check', right });
const reset: ExerciseAction = { type: 'reset', order: [2, 0, 1] };

test('without a choice there is nothing to check', () => {
  expect(after([check(1)])).toMatchObject({ verdict: 'unanswered', isDone: false });
});

test('a wrong choice stays until the reader tries again', () => {
  const wrong = after([choose(0), check(1)]);
  expect(wrong).toMatchObject({ chosen: 0, verdict: 'wrong', isDone: false });
  expect(after([choose(1)], wrong)).toBe(wrong);
  expect(after([check(1)], wrong)).toBe(wrong);
  expect(after([reset, choose(1), check(1)], wrong)).toMatchObject({ verdict: 'right', isDone: true });
});

test('what was done once stays done after a wrong answer', () => {
  expect(after([{ type: 'recall' }, choose(0), check(1)])).toMatchObject({ verdict: 'wrong', isDone: true });
});

test('parts move by one place, and not beyond the ends', () => {
  expect(after([move(0, 1)]).order).toEqual([0, 2, 1]);
  expect(after([move(0, -1)]).order).toEqual([2, 0, 1]);
  expect(after([move(2, 1)]).order).toEqual([2, 0, 1]);
});

test('a wrong order says how much is in place, and moving on clears the result', () => {
  const wrong = after([move(0, 1), check(null)]);
  expect([wrong.verdict, countInPlace(wrong)]).toEqual(['wrong', 1]);
  const right = after([move(1, 1), check(null)], wrong);
  expect(right).toMatchObject({ order: [0, 1, 2], verdict: 'right', isDone: true });
  expect(after([move(0, 1)], right)).toBe(right);
});
