import { expect, test } from 'vitest';
import type { TestResult } from '#schema/page/step-run.ts';
import {
  createStepTests,
  differingLines,
  groupTests,
  isStepPassed,
  listTests,
  reduceStepTests,
  type StepTestsAction,
} from './step-tests.ts';

const source = `import { test } from 'node:test';
test('step 1: a character', () => {});

test(
  "step 2: it's a sequence",
  () => {},
);
test('step 2: a \\'quoted\\' one', () => {});
`;
const tests = listTests([{ name: 'regex.test.js', text: source }]);

/** The end of a test, named as the runner names it. */
const result = (title: string, more: Partial<TestResult> = {}): StepTestsAction => ({
  type: 'result',
  result: {
    ...{ name: title, step: null, file: 'regex.test.js', line: null, state: 'passed', ms: 2 },
    ...more,
  },
});
const titles = tests.map(({ title }) => title);
const know: StepTestsAction = { type: 'know', tests: titles.map((name) => ({ name, step: null })) };
const begin: StepTestsAction = { type: 'begin' };
const end: StepTestsAction = { type: 'end', time: '14:06' };
const run = (...actions: StepTestsAction[]) => actions.reduce(reduceStepTests, createStepTests(tests));

test('tests are found in their source, with step, name and line', () => {
  expect(tests).toEqual([
    { title: 'step 1: a character', name: 'a character', step: 1, file: 'regex.test.js', line: 2 },
    { title: "step 2: it's a sequence", name: "it's a sequence", step: 2, file: 'regex.test.js', line: 4 },
    { title: "step 2: a 'quoted' one", name: "a 'quoted' one", step: 2, file: 'regex.test.js', line: 8 },
  ]);
});

test('tests of earlier steps are a group of their own; a title without a step belongs to this one', () => {
  const { own, earlier } = groupTests(
    [...tests, ...listTests([{ name: 'a.test.js', text: "test('atoms', f)" }])],
    2,
  );
  expect([own.map(({ line }) => line), earlier.map(({ line }) => line)]).toEqual([[4, 8, 1], [2]]);
});

test('a run in which all tests pass is the end of the step', () => {
  const all = run(begin, know, ...titles.map((title) => result(title)));
  expect(isStepPassed(all)).toBe(false);
  const ended = reduceStepTests(all, end);
  expect(isStepPassed(ended)).toBe(true);
  expect([ended.status, ended.lastRun]).toEqual(['3 of 3 tests pass. The step is done.', '14:06']);
});

test('tests that did not run are not passed, whatever an earlier run said', () => {
  const failed = run(
    ...[begin, know, ...titles.map((title) => result(title)), end],
    ...[begin, result('step 1: a character')],
    ...[{ type: 'break', problem: 'other.test.js could not be loaded.' } as const, end],
  );
  expect(isStepPassed(failed)).toBe(false);
  expect(failed.rows.map(({ state }) => state)).toEqual(['passed', 'waiting', 'waiting']);
  expect(failed.status).toBe('other.test.js could not be loaded. 1 of 3 tests pass.');
});

test('a failed test says what was expected, and where', () => {
  const difference = { expected: 'true', actual: 'false' };
  const { rows } = run(
    begin,
    result('step 1: a character', { state: 'failed', line: 3, message: 'Not equal.', ...difference }),
  );
  expect(rows[0]).toMatchObject({
    ...{ state: 'failed', ms: 2, message: 'Not equal.', difference },
    place: { file: 'regex.test.js', line: 3 },
  });
});

test('a message stays until its test has ended again', () => {
  const failed = run(begin, result('step 1: a character', { state: 'failed', message: 'Not equal.' }));
  const again = reduceStepTests(failed, begin);
  expect(again.rows[0]?.message).toBe('Not equal.');
  expect(reduceStepTests(again, result('step 1: a character')).rows[0]?.message).toBe('');
});

test('names may come without their step', () => {
  const { rows } = run(begin, result('a character', { step: 1 }));
  expect(rows.map(({ state }) => state)).toEqual(['passed', 'waiting', 'waiting']);
});

test('a test whose title was not known before is added, and what only looked like one is dropped', () => {
  const name = 'step 2: no. 7';
  const { rows } = run(
    ...[begin, { type: 'know', tests: [{ name, step: 2 }] } as const],
    ...[result(name, { line: 30 }), end],
  );
  expect(rows.map(({ title, line, state }) => [title, line, state])).toEqual([[name, 30, 'passed']]);
});

test('lines that the other value does not have differ', () => {
  expect(differingLines('[\n  1,\n  2\n]', '[\n  1,\n  3\n]')).toEqual([
    { line: '[', differs: false },
    { line: '  1,', differs: false },
    { line: '  2', differs: true },
    { line: ']', differs: false },
  ]);
});
