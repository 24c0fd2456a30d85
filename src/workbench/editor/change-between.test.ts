import { expect, test } from 'vitest';
import { changeBetween } from './change-between.ts';

test.each([
  ['abc', 'abc', null],
  ['', 'abc', { from: 0, to: 0, insert: 'abc' }],
  ['abc', '', { from: 0, to: 3, insert: '' }],
  ['<p>One</p>', '<p>Two</p>', { from: 3, to: 6, insert: 'Two' }],
  // Equal letters on both sides of the change are counted once.
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
])('from %j to %j', (before, after, expected) => {
  expect(changeBetween(before, after)).toEqual(expected);
});
