import { expect, test } from 'vitest';
import { nearestPaths } from './nearest-pages.ts';

const pages = [
  '/',
  '/blog',
  '/cs',
  '/cs/html',
  '/cs/html/accessibility/patterns/dialog',
  '/cs/html/attributes/alt',
  '/cs/html/elements',
  '/cs/html/elements/a',
  '/cs/html/elements/dialog',
  '/cs/html/elements/del',
  '/cs/html/getting-started/details-dialogs-and-popovers',
  '/quests/heading-outline',
];

test('a slip in the last part finds the pages of that name, the one of the same place first', () => {
  expect(nearestPaths('/cs/html/elements/dailog', pages)).toEqual([
    '/cs/html/elements/dialog',
    '/cs/html/accessibility/patterns/dialog',
    '/cs/html/elements',
  ]);
});

test('a name in the wrong place finds the right one', () => {
  expect(nearestPaths('/html/alt', pages)).toEqual(['/cs/html/attributes/alt']);
  expect(nearestPaths('/elements/a', pages)).toEqual(['/cs/html/elements/a']);
});

test('capital letters, an ending, a query and an anchor make no difference', () => {
  for (const wrong of ['/CS/HTML', '/cs/html.html', '/cs/html//', '/cs/%68tml?x=1#y', '/cs/htlm'])
    expect(nearestPaths(wrong, pages)[0], wrong).toBe('/cs/html');
});

test('a shared word comes after a slip, and short words are not compared', () => {
  expect(nearestPaths('/quests/headings', pages)).toEqual(['/quests/heading-outline']);
  expect(nearestPaths('/x/dialogs', pages)).toEqual([
    '/cs/html/elements/dialog',
    '/cs/html/accessibility/patterns/dialog',
    '/cs/html/getting-started/details-dialogs-and-popovers',
  ]);
  expect(nearestPaths('/x/and-so-on', pages)).toEqual([]);
});

test('the nearest page above is better than nothing, but home is known', () => {
  expect(nearestPaths('/cs/html/elements/marquee/more', pages)).toEqual(['/cs/html/elements']);
  expect(nearestPaths('/nope/deeper', pages)).toEqual([]);
  expect(nearestPaths('/%E0%A4%A', pages)).toEqual([]);
});

test('there are never more than five', () => {
  const many = Array.from({ length: 9 }, (_, index) => `/part-${index}/dialog`);
  expect(nearestPaths('/dialog', many)).toEqual(many.slice(0, 5));
});
