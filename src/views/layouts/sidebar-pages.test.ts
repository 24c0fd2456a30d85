import { expect, test } from 'vitest';
import type { SidebarItem } from '#schema/navigation.ts';
import { filterOf, sidebarPages } from './sidebar-pages.ts';

const item = (path: string | null, children: SidebarItem[] = []): SidebarItem => ({
  title: path ?? 'Folder',
  path,
  isCurrent: false,
  count: children.length,
  children,
});

const sidebarOf = (items: SidebarItem[], hidden = 0) => ({ title: 'S', path: '/s', items, hidden });

const nested = sidebarOf([
  item('/s/a-b'),
  item(null, [item('/s/c'), item('/s/d', [item('/s/d/e')])]),
  item('/s/f'),
]);

test('the pages of a list are those with an address, each before the pages inside it', () => {
  expect(sidebarPages(nested).map(({ path }) => path)).toEqual(['/s/a-b', '/s/c', '/s/d', '/s/d/e', '/s/f']);
  expect(sidebarPages(null)).toEqual([]);
});

test('the filter counts what it is told to count', () => {
  expect(filterOf(nested, 'pages')).toEqual({ count: 5, noun: 'pages' });
  expect(filterOf(nested, 'elements', (path) => (path.includes('-') ? 0 : 2))).toEqual({
    count: 8,
    noun: 'elements',
  });
});

test('a list that is short, cut or missing has no filter', () => {
  expect(filterOf(sidebarOf([item('/s/a'), item('/s/b'), item('/s/c')]), 'pages')).toBeNull();
  expect(filterOf({ ...nested, hidden: 1 }, 'pages')).toBeNull();
  expect(filterOf(null, 'pages')).toBeNull();
});
