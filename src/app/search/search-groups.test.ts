import { expect, test, vi } from 'vitest';
import type { ResultRow } from '#features/search/matching/search-worker.ts';
import { commandGroups, foundGroups, maxListed, openingGroups } from './search-groups.ts';

const row = (id: string, more: Partial<ResultRow> = {}): ResultRow => ({
  id,
  label: id.slice(1),
  description: '',
  prefix: '',
  icon: null,
  kind: 'page',
  section: null,
  tier: null,
  highlight: '',
  ...more,
});
const all = ['/cs', '/quests', '/projects', '/build-own', '/blog'];
const ids = (groups: { label: string; items: readonly { id: string }[] }[]) =>
  groups.map(({ label, items }) => [label, ...items.map(({ id }) => id)]);
const count = (groups: { items: readonly unknown[] }[]) =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

test('the quick links are five, in their order, even before the index is there', () => {
  const { links } = commandGroups(null, () => {});
  expect(links.label).toBe('Links');
  expect(links.items.map(({ label, to }) => [label, to])).toEqual([
    ['CS Subjects', '/cs'],
    ['Quests', '/quests'],
    ['Projects', '/projects'],
    ['Build Own', '/build-own'],
    ['Blog', '/blog'],
  ]);
});

test('a quick link to a missing page is left out', () => {
  const { links } = commandGroups({ pages: [], paths: ['/blog', '/about'] }, () => {});
  expect(links.items.map(({ label }) => label)).toEqual(['Blog']);
});

test('choosing a theme sets the mode', () => {
  const setMode = vi.fn();
  const { theme } = commandGroups(null, setMode);
  expect(theme.items.map(({ label }) => label)).toEqual(['System', 'Light', 'Dark']);
  for (const { onSelect } of theme.items) onSelect?.();
  expect(setMode.mock.calls).toEqual([['system'], ['light'], ['dark']]);
});

test('without a term there are links, sections with their pages, other pages, then the theme', () => {
  const pages = [
    row('/'),
    row('/cs', { section: 'CS' }),
    row('/cs/html', { section: 'CS', prefix: 'CS >' }),
    row('/cs/html/a', { section: 'CS', prefix: 'HTML >' }),
    row('/blog', { section: 'Blog' }),
  ];
  const overview = { pages, paths: all };
  const groups = openingGroups(
    commandGroups(overview, () => {}),
    overview,
  );
  expect(ids(groups)).toEqual([
    ['Links', 'link-cs', 'link-quests', 'link-projects', 'link-build-own', 'link-blog'],
    ['CS', '/cs', '/cs/html', '/cs/html/a'],
    ['Blog', '/blog'],
    ['Pages', '/'],
    ['Theme', 'theme-system', 'theme-light', 'theme-dark'],
  ]);
  expect(groups[1]?.items.map(({ prefix }) => prefix)).toEqual([undefined, undefined, 'HTML >']);
});

test('with as many pages as fit there are 42 rows', () => {
  const overview = { pages: Array.from({ length: maxListed }, (_, index) => row(`/${index}`)), paths: all };
  expect(
    count(
      openingGroups(
        commandGroups(overview, () => {}),
        overview,
      ),
    ),
  ).toBe(42);
});

test('what was found comes first, by tier, then the links and commands that match', () => {
  const rows = [
    row('/blog', { tier: 'exact', highlight: 'blog', label: 'Blog' }),
    row('/blog/a', {
      tier: 'title',
      highlight: 'blog',
      prefix: 'Blog >',
      kind: 'heading',
      icon: 'i-lucide-box',
    }),
  ];
  const groups = foundGroups(
    rows,
    commandGroups(null, () => {}),
    'blog',
  );
  expect(ids(groups)).toEqual([
    ['Exact match', '/blog'],
    ['Pages', '/blog/a'],
    ['Links', 'link-blog'],
  ]);
  expect(groups[1]?.items[0]).toEqual({
    id: '/blog/a',
    label: 'blog/a',
    to: '/blog/a',
    kind: 'heading',
    prefix: 'Blog >',
    icon: 'i-lucide-box',
    highlight: 'blog',
  });
});

test('links and commands keep their room among 42 rows', () => {
  const rows = Array.from({ length: 42 }, (_, index) => row(`/${index}`, { tier: 'title' }));
  const groups = foundGroups(
    rows,
    commandGroups(null, () => {}),
    's',
  );
  expect(count(groups)).toBe(42);
  expect(groups.slice(1).map(({ items }) => items.map(({ label }) => label))).toEqual([
    ['CS Subjects', 'Quests', 'Projects'],
    ['System'],
  ]);
});

test('what was opened last stands below the quick links, and takes the room of other pages', () => {
  const pages = Array.from({ length: maxListed }, (_, index) =>
    row(`/${index}`, { section: index < 30 ? 'Long' : 'Short' }),
  );
  const overview = { pages, paths: all };
  const recent = ['/1', '/elsewhere'].map((to) => ({ id: `recent-${to}`, label: to, to }));
  const groups = openingGroups(
    commandGroups(overview, () => {}),
    overview,
    recent,
  );
  expect(groups.map(({ label, items }) => [label, items.length])).toEqual([
    ['Links', 5],
    ['Recent', 2],
    ['Long', 28],
    ['Short', 4],
    ['Theme', 3],
  ]);
  expect(groups[2]?.items.map(({ id }) => id)).not.toContain('/1');
});
