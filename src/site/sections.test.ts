import { expect, test } from 'vitest';
import { pageCollections } from '#schema/collections.ts';
import { layouts } from '#schema/page/layouts.ts';
import {
  collectionOfPath,
  layoutOfPath,
  listOfSections,
  listPathOf,
  partsOf,
  sectionOf,
  sections,
} from './sections.ts';

test.each([
  ['/', null],
  ['/about', null],
  ['/csx', null],
  ['/cs', '/cs'],
  ['/cs/algorithms/sorting', '/cs'],
  ['/cs/html', '/cs/html'],
  ['/cs/html/history', '/cs/html'],
  ['/cs/html/elements', '/cs/html/elements'],
  ['/cs/html/elements/input/email', '/cs/html/elements'],
  ['/cs/html/elements-old', '/cs/html'],
  ['/blog/2026/post', '/blog'],
  ['/blogging', null],
])('%s lies in %s', (path, section) => {
  expect(sectionOf(path)?.path ?? null).toBe(section);
});

test.each([
  ['/', 'content'],
  ['/cs', 'cs'],
  ['/cs/algorithms/sorting', 'cs'],
  ['/cs/html', 'html'],
  ['/cs/html/history', 'html'],
  ['/cs/html/elements', 'htmlEls'],
  ['/cs/html/elements/input/email', 'htmlEls'],
  ['/cs/html/elements-old', 'html'],
  ['/cs/html/attributes/alt', 'htmlAttrs'],
  ['/cs/html/accessibility', 'htmlAcc'],
  ['/cs/html/getting-started/lists', 'htmlGs'],
  ['/csx', 'content'],
  ['/blog/post', 'content'],
])('%o belongs to %o', (path, collection) => {
  expect(collectionOfPath(path)).toBe(collection);
});

test('every collection of pages and every layout is some section’s', () => {
  expect(new Set(listOfSections.map(({ collection }) => collection))).toEqual(new Set(pageCollections));
  expect(new Set(listOfSections.map(({ layout }) => layout))).toEqual(new Set(layouts));
  expect(layoutOfPath('/about')).toBe('default');
});

test.each([
  ['/', null],
  ['/about', '/about'],
  ['/quests', '/quests'],
  ['/quests/heading-outline', '/quests'],
  ['/build-own', null],
  ['/build-own/lisp', '/build-own/lisp'],
  ['/build-own/lisp/1-reader', '/build-own/lisp'],
  ['/cs', null],
  ['/cs/algorithms', '/cs/algorithms'],
  ['/cs/algorithms/sorting/quick', '/cs/algorithms'],
  ['/cs/html', '/cs/html'],
  ['/cs/html/history', '/cs/html/history'],
  ['/cs/html/elements/a', '/cs/html/elements'],
  ['/cs/html/accessibility/roles/button', '/cs/html/accessibility'],
])('beside %s stands the list of %s', (path, list) => {
  expect(listPathOf(path)).toBe(list);
});

test('a subject knows its parts', () => {
  expect(partsOf(sections.html).map(({ path }) => path)).toEqual([
    '/cs/html/getting-started',
    '/cs/html/elements',
    '/cs/html/attributes',
    '/cs/html/accessibility',
    '/cs/html/final-exam',
  ]);
  expect(partsOf(sections.blog)).toEqual([]);
});
