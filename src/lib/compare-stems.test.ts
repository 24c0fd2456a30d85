import { expect, test } from 'vitest';
import { compareStems } from './compare-stems.ts';

test('numbers are compared by value, the index comes first, a folder follows its own file', () => {
  const stems = ['10.a', '2.b', '2.b/z', 'b', 'index', '2.b/index', '1.cs/10.x', '1.cs/9.y', 'a'];
  expect(stems.toSorted(compareStems)).toEqual([
    'index',
    '1.cs/9.y',
    '1.cs/10.x',
    '2.b',
    '2.b/index',
    '2.b/z',
    '10.a',
    'a',
    'b',
  ]);
});
