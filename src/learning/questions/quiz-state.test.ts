import { expect, test } from 'vitest';
import { countRight, initialQuiz, type QuizAction, type QuizState, reduceQuiz } from './quiz-state.ts';

const after = (actions: QuizAction[], state: QuizState = initialQuiz([null, null, null])) =>
  actions.reduce(reduceQuiz, state);
const choose = (at: number, choice: number): QuizAction => ({ type: 'chosen', at, choice });
const check = (at: number, isRight: boolean): QuizAction => ({ type: 'checked', at, isRight });
const move = (to: number): QuizAction => ({ type: 'moved', to });
const recall = (answers: [number, boolean][], canMove = true): QuizAction => ({
  ...{ type: 'recalled', canMove, buttonWidth: 140 },
  answers: [0, 1, 2].map((at) => {
    const [choice, isRight] = answers[at] ?? [];
    return choice === undefined || isRight === undefined ? null : { choice, isRight };
  }),
});

test('without a choice there is nothing to check', () => {
  const state = after([check(0, false)]);
  expect(state.questions[0]).toMatchObject({ notice: 'unanswered', wrong: [] });
  expect(state.hasActed).toBe(false);
});

test('a wrong answer stays marked, and another choice clears the notice', () => {
  const wrong = after([choose(0, 1), check(0, false)]);
  expect(wrong.questions[0]).toMatchObject({ notice: 'wrong', wrong: [1], isRight: false });
  expect(after([choose(0, 2)], wrong).questions[0]).toMatchObject({ notice: null, wrong: [1], chosen: 2 });
});

test('a right answer shows its reason and counts, and cannot become wrong', () => {
  const right = after([choose(0, 1), check(0, true)]);
  expect(right.questions[0]).toMatchObject({ notice: 'right', isRight: true, isReasonShown: true });
  expect([countRight(right), right.current, right.moves]).toEqual([1, 0, 0]);
  expect(after([check(0, false)], right)).toBe(right);
});

test('saved answers are there again without their reasons, which come with the next step', () => {
  const state = after([
    recall(
      [
        [1, true],
        [0, false],
      ],
      false,
    ),
  ]);
  expect(
    state.questions.map(({ chosen, isRight, wrong, isReasonShown }) => [
      chosen,
      isRight,
      wrong,
      isReasonShown,
    ]),
  ).toEqual([
    [1, true, [], false],
    [0, false, [0], false],
    [null, false, [], false],
  ]);
  expect([state.current, state.buttonWidth]).toEqual([0, 140]);
  const [first, second] = after([move(1), move(0)], state).questions;
  expect([first?.isReasonShown, second?.isReasonShown]).toEqual([true, false]);
});

test('the first question that is not answered is shown, unless it would move the page or the reader has begun', () => {
  const saved: [number, boolean][] = [
    [1, true],
    [2, true],
  ];
  expect(after([recall(saved)]).current).toBe(2);
  expect(after([recall(saved, false)]).current).toBe(0);
  expect(after([move(1), recall(saved)]).current).toBe(1);
  expect(after([recall([...saved, [0, true]])]).current).toBe(0);
});

test('what the reader does meanwhile is not replaced by saved answers', () => {
  const state = after([
    choose(0, 2),
    check(0, false),
    choose(1, 0),
    recall([
      [1, true],
      [1, true],
      [1, true],
    ]),
  ]);
  expect(state.questions.map(({ chosen, isRecalled }) => [chosen, isRecalled])).toEqual([
    [2, false],
    [0, false],
    [1, true],
  ]);
});

test('a choice made before the script was loaded counts', () => {
  expect(after([check(0, true)], initialQuiz([2])).questions[0]).toMatchObject({ chosen: 2, isRight: true });
});
