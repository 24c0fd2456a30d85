import { expect, test } from 'vitest';
import type { MenuItem } from '#schema/navigation.ts';
import { isOnTheWay, shownAtFirst } from './menu-place.ts';

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

test('a branch is open at first on the way to the page, and of more than eight entries only that way is shown', () => {
  const list = (length: number): MenuItem => [
    'Quests',
    '/quests',
    Array.from({ length }, (_, at): MenuItem => [`${at}`, `/quests/${at}`]),
  ];
  expect(shownAtFirst(list(8), '/blog')).toBe('none');
  expect(shownAtFirst(list(8), '/quests/3')).toBe('all');
  expect(shownAtFirst(list(9), '/quests/3')).toBe('way');
  expect(shownAtFirst(list(9), '/quests')).toBe('way');
  expect(shownAtFirst(list(9), '/blog')).toBe('none');
});
