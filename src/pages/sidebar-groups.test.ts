import { expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { sidebarOf } from './sidebar.ts';
import { groupedSection, readingOrder } from './sidebar-groups.ts';
import type { SiteData } from './site-data.ts';

const page = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title: path,
  path,
  stem: path.slice(1),
  ...more,
});

const section = (path: string, children: NavigationItem[], more: Partial<NavigationItem> = {}) =>
  page(path, { ...more, children: [page(path), ...children] });

/** Paths, with children in brackets. */
const shape = ({ children = [] }: NavigationItem): unknown[] =>
  children.map((item) => (item.children ? [item.title, ...shape(item)] : item.path));

test('a section that names no families stays as it is', () => {
  const flat = section('/s', [page('/s/a', { group: 'x' })]);
  expect(groupedSection(flat)).toBe(flat);
});

test('named families hold their pages, after the pages without one; empty families are left out', () => {
  const groups = { second: 'The second', none: 'Nothing', first: 'The first' };
  const grouped = groupedSection(
    section(
      '/s',
      [
        page('/s/a', { group: 'first', order: 2 }),
        page('/s/b', { group: 'second' }),
        page('/s/c'),
        page('/s/d', { group: 'first', order: 1 }),
        page('/s/e', { group: 'unknown' }),
        page('/s/f', { group: 'first' }),
      ],
      { groups },
    ),
  );
  expect(shape(grouped)).toEqual([
    '/s',
    '/s/c',
    '/s/e',
    ['The second', '/s/b'],
    ['The first', '/s/d', '/s/a', '/s/f'],
  ]);
  expect(grouped.children?.at(-1)).toMatchObject({ path: '/s#first', page: false });
});

test('beside folders, the accessibility guides are a family; without folders they are not', () => {
  const path = '/cs/html/accessibility';
  const folder = page(`${path}/roles`, { page: false, title: 'Roles', children: [page(`${path}/roles/a`)] });
  const guides = [page(`${path}/one`), page(`${path}/two`)];
  expect(shape(groupedSection(section(path, [folder, ...guides])))).toEqual([
    path,
    ['Guides', `${path}/one`, `${path}/two`],
    ['Roles', `${path}/roles/a`],
  ]);
  const flat = section(path, guides);
  expect(groupedSection(flat)).toBe(flat);
});

test('pages are read, and listed beside each other, in the order of their families', () => {
  const node = section(
    '/s',
    [page('/s/a', { group: 'late' }), page('/s/b', { group: 'early' }), page('/s/c')],
    {
      groups: { early: 'Early', late: 'Late' },
    },
  );
  const site = { nodeByPath: new Map([['/s', node]]), orderBySection: new Map() } as unknown as SiteData;
  expect(readingOrder(site, '/s').map(({ path }) => path)).toEqual(['/s', '/s/c', '/s/b', '/s/a']);
  expect(sidebarOf(site, '/s', '/s/b')?.items).toEqual([
    { title: '/s/c', path: '/s/c', isCurrent: false, count: 0, children: [] },
    {
      title: 'Early',
      path: null,
      isCurrent: false,
      count: 1,
      children: [{ title: '/s/b', path: '/s/b', isCurrent: true, count: 0, children: [] }],
    },
    {
      title: 'Late',
      path: null,
      isCurrent: false,
      count: 1,
      children: [{ title: '/s/a', path: '/s/a', isCurrent: false, count: 0, children: [] }],
    },
  ]);
});

test('a section without families is read in the order of its files', () => {
  const node = section('/s', [page('/s/a'), page('/s/b')]);
  const site = { nodeByPath: new Map([['/s', node]]), orderBySection: new Map() } as unknown as SiteData;
  expect(readingOrder(site, '/s').map(({ path }) => path)).toEqual(['/s', '/s/a', '/s/b']);
});
