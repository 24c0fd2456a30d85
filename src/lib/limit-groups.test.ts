import { expect, test } from 'vitest';
import { limitGroups } from './limit-groups.ts';

const group = (id: string, length: number) => ({ id, items: Array.from({ length }, (_, index) => index) });
const sizes = (groups: ReturnType<typeof group>[], limit: number) =>
  limitGroups(groups, limit).map(({ id, items }) => [id, items.length]);

test('the limit counts over all groups together', () => {
  expect(sizes([group('a', 30), group('b', 30), group('c', 30)], 42)).toEqual([
    ['a', 30],
    ['b', 12],
  ]);
});

test('the first items of a group are kept, in order', () => {
  expect(limitGroups([group('a', 3)], 2)).toEqual([{ id: 'a', items: [0, 1] }]);
});

test('a limit that is met exactly cuts nothing', () => {
  expect(sizes([group('a', 40), group('b', 2)], 42)).toEqual([
    ['a', 40],
    ['b', 2],
  ]);
});

test('groups without items are left out and cost nothing', () => {
  expect(sizes([group('a', 0), group('b', 2), group('c', 0)], 1)).toEqual([['b', 1]]);
  expect(sizes([], 42)).toEqual([]);
});

test('the groups that were given stay as they are', () => {
  const given = [group('a', 3)];
  limitGroups(given, 1);
  expect(given).toEqual([group('a', 3)]);
});
