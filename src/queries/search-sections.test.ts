import { expect, test } from 'vitest';
import type { ContentsEntry } from '#schema/page/body.ts';
import { searchSectionsOf } from './search-sections.ts';

function rows(headings: [depth: number, text: string][]) {
  const toc = headings.map(([depth, text]): ContentsEntry => ({ id: text.toLowerCase(), text, depth }));
  return searchSectionsOf({
    path: '/cs/page',
    title: 'Page',
    description: 'About it.',
    body: { toc },
  });
}

const pageRow = { id: '/cs/page', title: 'Page', titles: [], level: 1, description: 'About it.' };

test('a page without headings is one row', () => {
  expect(rows([])).toEqual([pageRow]);
});

test('every heading is a row that carries the titles it stands under', () => {
  expect(
    rows([
      [2, 'A'],
      [3, 'B'],
      [2, 'C'],
    ]),
  ).toEqual([
    pageRow,
    { id: '/cs/page#a', title: 'A', titles: ['Page'], level: 2, description: '' },
    { id: '/cs/page#b', title: 'B', titles: ['Page', 'A'], level: 3, description: '' },
    { id: '/cs/page#c', title: 'C', titles: ['Page'], level: 2, description: '' },
  ]);
});

const chains = (headings: [number, string][]) =>
  rows(headings)
    .slice(1)
    .map((row) => [row.level, row.title, row.titles.join(' > ')]);

test('headings of all six levels are rows', () => {
  expect(
    chains([
      [2, 'A'],
      [3, 'B'],
      [4, 'C'],
      [5, 'D'],
      [6, 'E'],
      [6, 'F'],
      [3, 'G'],
    ]),
  ).toEqual([
    [2, 'A', 'Page'],
    [3, 'B', 'Page > A'],
    [4, 'C', 'Page > A > B'],
    [5, 'D', 'Page > A > B > C'],
    [6, 'E', 'Page > A > B > C > D'],
    [6, 'F', 'Page > A > B > C > D'],
    [3, 'G', 'Page > A'],
  ]);
});

test('a second heading below a skipped level stands beside the first, not under it', () => {
  expect(
    chains([
      [2, 'A'],
      [4, 'B'],
      [4, 'C'],
      [3, 'D'],
      [2, 'E'],
    ]),
  ).toEqual([
    [2, 'A', 'Page'],
    [4, 'B', 'Page > A'],
    [4, 'C', 'Page > A'],
    [3, 'D', 'Page > A'],
    [2, 'E', 'Page'],
  ]);
});

test('a level-one heading inside the body starts a chain of its own', () => {
  expect(
    chains([
      [2, 'A'],
      [1, 'B'],
      [2, 'C'],
    ]),
  ).toEqual([
    [2, 'A', 'Page'],
    [1, 'B', ''],
    [2, 'C', 'B'],
  ]);
});
