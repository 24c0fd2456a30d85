import { expect, test } from 'vitest';
import type { CheckResult } from '#schema/page/quest.ts';
import { isSolved, scoreOf, scoreOfRows, scoreSentence } from './score.ts';

const results = (...states: CheckResult['state'][]): CheckResult[] =>
  states.map((state, at) => ({ id: `check-${at}`, state, words: '' }));

test('a check that broke has not passed', () => {
  expect(scoreOf(results('passed', 'failed', 'broken', 'passed'), 6)).toEqual({
    passed: 2,
    failed: 2,
    total: 6,
  });
});

test('a quest is solved when all of its checks pass, and not before', () => {
  expect(isSolved(scoreOf(results('passed', 'passed'), 2))).toBe(true);
  expect(isSolved(scoreOf(results('passed', 'passed'), 3))).toBe(false);
  expect(isSolved(scoreOf(results('passed', 'broken'), 2))).toBe(false);
  expect(isSolved(scoreOf([], 0))).toBe(false);
});

test('the end of a run is one sentence', () => {
  expect(scoreSentence(scoreOf(results('passed', 'failed'), 6))).toBe('1 of 6 checks pass');
  expect(scoreSentence(scoreOf(results('passed'), 1))).toBe('1 of 1 checks pass. The quest is done.');
});

test('a check that waits has neither passed nor failed', () => {
  expect(scoreOfRows([{ state: 'passed' }, { state: 'waiting' }, { state: 'broken' }])).toEqual({
    ...{ passed: 1, failed: 1, total: 3 },
  });
});
