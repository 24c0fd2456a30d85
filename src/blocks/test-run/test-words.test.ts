import { expect, test } from 'vitest';
import { testRunOf, testWords } from './test-words.ts';

test.each([
  [[9, 0, 0], '9 pass', 'of 9 tests', '9 of 9 pass'],
  [[8, 1, 0], '1 fails', 'of 9 tests', '8 pass, 1 fails'],
  [[7, 2, 0], '2 fail', 'of 9 tests', '7 pass, 2 fail'],
  [[0, 0, 1], 'Does not load', '1 of 1 test cannot start', '1 test cannot start'],
  [[23, 0, 1], 'Does not load', '1 of 24 tests cannot start', '23 pass, 1 cannot start'],
] as const)('of %j tests', ([passed, failed, blocked], short, rest, all) => {
  expect(testWords({ passed, failed, blocked })).toEqual({ short, rest, all });
});

test('figures that are not all there are none', () => {
  expect(testRunOf({ passed: 1, failed: 0, blocked: 0, title: 'x' })).toEqual({
    passed: 1,
    failed: 0,
    blocked: 0,
  });
  expect(testRunOf({ passed: '1', failed: 0, blocked: 0 })).toBeNull();
  expect(testRunOf({})).toBeNull();
});
