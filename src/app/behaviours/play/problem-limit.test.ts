import { expect, test } from 'vitest';
import { findProblems } from './html-problems.ts';
import { limitProblems } from './problem-limit.ts';

test('up to a hundred problems are all shown', () => {
  const problems = findProblems('</p>'.repeat(100));
  expect(limitProblems(problems)).toEqual({ shown: problems, rest: '' });
});

test('of more, the first hundred are shown and the rest is counted', () => {
  const problems = findProblems('</p>'.repeat(2500));
  expect(limitProblems(problems)).toEqual({
    shown: problems.slice(0, 100),
    rest: 'And 2,400 more. The first 100 are listed and marked.',
  });
});
