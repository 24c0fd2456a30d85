import { expect, test } from 'vitest';
import { linesOf, newLines } from './new-lines.ts';

const between = (before: string, after: string) => [...newLines(before.split(''), after.split(''))];

test.each([
  ['', 'abc', [1, 2, 3]],
  ['abc', 'abc', []],
  ['abc', '', []],
  ['ac', 'abc', [2]],
  ['abc', 'ac', []],
  ['abc', 'xabcy', [1, 5]],
  ['abc', 'axc', [2]],
  ['abcd', 'acxd', [3]],
  ['xxab', 'ab', []],
  ['ab', 'ba', [2]],
])('from %o to %o', (before, after, added) => {
  expect(between(before, after)).toEqual(added);
});

test('the line break at the end of a file is no line', () => {
  expect(linesOf('a\n\nb\n')).toEqual(['a', '', 'b']);
  expect(linesOf('')).toEqual([]);
});
