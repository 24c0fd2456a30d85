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

test('of long files everything between the first and the last change is new', () => {
  const lines = (name: string) => Array.from({ length: 20_000 }, (_, at) => `${name} ${at}`);
  const added = newLines(['a', ...lines('old'), 'b', 'c'], ['a', ...lines('new'), 'c']);
  expect([added.size, added.has(1), added.has(2), added.has(20_001), added.has(20_002)]).toEqual([
    20_000,
    false,
    true,
    true,
    false,
  ]);
});
