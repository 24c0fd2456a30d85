import { expect, test } from 'vitest';
import type { MenuItem } from '#schema/navigation.ts';
import { countMenuPages, isOnTheWay } from './menu-place.ts';

const cs: MenuItem = [
  'CS Subjects',
  '/cs',
  [
    ['HTML', '/cs/html', [['Elements', null, [['a', '/cs/html/elements/a']]]]],
    ['Security', '/cs/security'],
  ],
];

test('a branch is on the way to itself and to everything inside it', () => {
  expect(isOnTheWay(cs, '/cs')).toBe(true);
  expect(isOnTheWay(cs, '/cs/html/elements/a')).toBe(true);
  expect(isOnTheWay(cs, '/cs/html/elements')).toBe(false);
  expect(isOnTheWay(cs, '/blog')).toBe(false);
  expect(isOnTheWay(cs, null)).toBe(false);
});

test('the pages of a branch are counted with its own; a folder without one does not count', () => {
  expect(countMenuPages(cs)).toBe(4);
  expect(countMenuPages(['a', '/a'])).toBe(1);
});
