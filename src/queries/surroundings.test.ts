import { expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { flattenNavigation, surroundingsOf } from './surroundings.ts';

const leaf = (path: string, extra: Partial<NavigationItem> = {}): NavigationItem => ({
  title: path,
  path,
  stem: path.slice(1),
  ...extra,
});

/** `/a` has an index page, `/b` is a folder without one. */
const tree: NavigationItem[] = [
  leaf('/a', { children: [leaf('/a', { stem: 'a/index' }), leaf('/a/one'), leaf('/a/two')] }),
  leaf('/b', { page: false, children: [leaf('/b/three', { icon: 'i-lucide-x' })] }),
];

const around = (path: string, options?: { before?: number; after?: number }) =>
  surroundingsOf(tree, path, options).map((item) => item?.path ?? null);

test('reading order leaves out folders without a page and repeated index pages', () => {
  expect(flattenNavigation(tree)).toEqual([
    leaf('/a'),
    leaf('/a/one'),
    leaf('/a/two'),
    leaf('/b/three', { icon: 'i-lucide-x' }),
  ]);
  expect(flattenNavigation([])).toEqual([]);
});

test.each<[path: string, expected: (string | null)[]]>([
  ['/a', [null, '/a/one']],
  ['/a/one', ['/a', '/a/two']],
  ['/a/two', ['/a/one', '/b/three']],
  ['/b/three', ['/a/two', null]],
  ['/nope', [null, null]],
  ['/b', [null, null]],
])('around %s: %o', (path, expected) => {
  expect(around(path)).toEqual(expected);
});

test('there are always before + after entries', () => {
  expect(around('/a/one', { before: 2, after: 3 })).toEqual([null, '/a', '/a/two', '/b/three', null]);
  expect(around('/a/one', { before: 0 })).toEqual(['/a/two']);
  expect(around('/a/one', { after: 0 })).toEqual(['/a']);
  expect(around('/a/one', { before: 0, after: 0 })).toEqual([]);
  expect(around('/nope', { before: 2, after: 2 })).toEqual([null, null, null, null]);
  expect(surroundingsOf([], '/a')).toEqual([null, null]);
});

test('an entry carries what the tree says of it, without its children', () => {
  expect(surroundingsOf(tree, '/a/two')[1]).toEqual(leaf('/b/three', { icon: 'i-lucide-x' }));
  expect(surroundingsOf(tree, '/a/one')[0]).toEqual(leaf('/a'));
});
