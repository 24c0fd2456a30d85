import { expect, test } from 'vitest';
import { choosePages } from './choose-pages.ts';
import type { SearchRow } from './search-rows.ts';

const row = (id: string, section: string | null): SearchRow => ({
  id,
  label: id,
  description: '',
  titles: [],
  icon: null,
  kind: 'page',
  level: id.includes('#') ? 2 : 1,
  section,
});
const pages = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(`/${section}/${index}`, section));
const count = (rows: SearchRow[], limit: number) => {
  const chosen = choosePages(rows, limit);
  return Object.fromEntries(
    [...Map.groupBy(chosen, ({ section }) => section)].map(([name, some]) => [name, some.length]),
  );
};

test('all pages are listed when there is room, and no headings', () => {
  const rows = [row('/a', 'a'), row('/a#one', 'a'), row('/', null)];
  expect(choosePages(rows, 42).map(({ id }) => id)).toEqual(['/a', '/']);
});

test('sections share the room, and leave what they do not need to the larger ones', () => {
  const rows = [...pages('a', 50), ...pages('b', 2), ...pages('c', 50)];
  expect(count(rows, 34)).toEqual({ a: 16, b: 2, c: 16 });
});

test('of a large section the pages nearest to its top are listed, in reading order', () => {
  const rows = ['/a', '/a/b', '/a/b/1', '/a/b/2', '/a/c'].map((id) => row(id, 'a'));
  expect(choosePages(rows, 4).map(({ id }) => id)).toEqual(['/a', '/a/b', '/a/b/1', '/a/c']);
});
