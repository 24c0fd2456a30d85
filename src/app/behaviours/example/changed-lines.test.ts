import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const compare = (before: string, after: string) => changedLines([...before], [...after]);

test.each([
  ['nothing', 'abc', 'abc', [0, 1, 2], 0],
  ['one line', 'abc', 'axc', [0, -1, 2], 1],
  ['two lines apart', 'abcd', 'xbcy', [-1, 1, 2, -1], 2],
  ['a line more', 'ab', 'axb', [0, -1, 1], 1],
  ['a line less', 'abc', 'ac', [0, 2], 1],
  ['lines moved', 'abc', 'bca', [1, 2, -1], 1],
  ['everything', 'ab', 'xyz', [-1, -1, -1], 3],
  ['all removed but an empty line', 'ab', ' ', [-1], 2],
])('%s changed', (_, before, after, origins, count) => {
  expect(compare(before, after)).toEqual({ origins, count });
});

test('a text that nobody typed counts as new', () => {
  const many = Array.from({ length: 401 }, () => 'a');
  expect(changedLines(['a'], many)).toEqual({ origins: many.map(() => -1), count: 401 });
});
