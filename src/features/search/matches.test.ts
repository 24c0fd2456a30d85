import { describe, expect, test } from 'vitest';
import { chooseMatches, countText, emptyText, keyRows, type PaletteMatches } from './matches.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

const links: PaletteGroup = {
  id: 'links',
  label: 'Links',
  items: [
    { id: 'a', label: 'Quests' },
    { id: 'b', label: 'Blog' },
  ],
};
const blogOnly = { ...links, items: [{ id: 'b', label: 'Blog' }] };
const pages: PaletteGroup = { id: 'pages', label: 'Pages', items: [{ id: 'p', label: 'The b element' }] };

describe('the list', () => {
  test('holds the given groups while there is no term, with a search or without, whatever was found before', () => {
    for (const hasSearch of [true, false])
      for (const result of [null, { term: 'blog', groups: [pages] }])
        expect(chooseMatches({ term: '', groups: [links], hasSearch, result })).toEqual({
          groups: [links],
          term: '',
          state: 'settled',
        });
  });

  test('holds those of them that match when there is no search', () => {
    expect(chooseMatches({ term: 'blog', groups: [links], hasSearch: false, result: null })).toEqual({
      groups: [blogOnly],
      term: 'blog',
      state: 'settled',
    });
  });

  test('holds those of them that match until the first result', () => {
    expect(chooseMatches({ term: 'blog', groups: [links], hasSearch: true, result: null })).toEqual({
      groups: [blogOnly],
      term: 'blog',
      state: 'partial',
    });
  });

  test('stays as it is until the first result of a search that is ready', () => {
    const input = { term: 'blog', groups: [links], hasSearch: true, isLoading: false, result: null };
    expect(chooseMatches(input)).toEqual({ groups: [links], term: '', state: 'stale' });
    expect(chooseMatches({ ...input, isLoading: true }).state).toBe('partial');
    expect(chooseMatches({ ...input, hasSearch: false }).state).toBe('settled');
    expect(chooseMatches({ ...input, result: { term: 'blog', groups: null } }).state).toBe('settled');
  });

  test('holds the result for the term', () => {
    const result = { term: 'b', groups: [pages] };
    expect(chooseMatches({ term: 'b', groups: [links], hasSearch: true, result })).toEqual({
      groups: [pages],
      term: 'b',
      state: 'settled',
    });
  });

  test('keeps the result for the last term, under that term, until the next', () => {
    const result = { term: 'b', groups: [pages] };
    expect(chooseMatches({ term: 'bl', groups: [links], hasSearch: true, result })).toEqual({
      groups: [pages],
      term: 'b',
      state: 'stale',
    });
  });

  test('holds what matches in the given groups when the search failed', () => {
    const result = { term: 'blog', groups: null };
    expect(chooseMatches({ term: 'blog', groups: [links], hasSearch: true, result })).toEqual({
      groups: [blogOnly],
      term: 'blog',
      state: 'settled',
    });
    expect(chooseMatches({ term: 'blo', groups: [links], hasSearch: true, result }).state).toBe('partial');
  });
});

const matches = (term: string, state: PaletteMatches['state'] = 'settled') => ({ groups: [], term, state });

describe('a list without rows', () => {
  test('says that nothing matches a term', () => {
    expect(emptyText(matches('x'), 0)).toBe('No matching data');
  });

  test('says that there is nothing when nothing was typed', () => {
    expect(emptyText(matches(''), 0)).toBe('No data');
  });

  test('says nothing while a result is still to come', () => {
    expect(emptyText(matches('x', 'partial'), 0)).toBeNull();
    expect(emptyText(matches('x', 'stale'), 0)).toBeNull();
  });
});

test('a list with rows has no sentence in their place', () => {
  expect(emptyText(matches('x'), 1)).toBeNull();
  expect(emptyText(matches(''), 42)).toBeNull();
});

test('rows are counted when a term has found them', () => {
  expect(countText(matches('x'), 42)).toBe('42 results');
  expect(countText(matches('x'), 1)).toBe('1 result');
  expect(countText(matches('x'), 0)).toBe('');
  expect(countText(matches(''), 5)).toBe('');
});

const group = (id: string, ...ids: string[]): PaletteGroup => ({
  id,
  label: id.toUpperCase(),
  items: ids.map((name) => ({ id: name, label: `Row ${name}` })),
});
const keys = (groups: PaletteGroup[]) =>
  keyRows(groups).map(({ key, rows }) => [key, ...rows.map((row) => row.key)]);

test('groups and rows have their ids as keys', () => {
  expect(keyRows([group('a', '/x')])).toEqual([
    { key: 'a', label: 'A', rows: [{ key: '/x', item: { id: '/x', label: 'Row /x' } }] },
  ]);
});

test('a repeated id gets a number, in the same group and in another', () => {
  expect(keys([group('a', 'x', 'x', 'x 2'), group('a', 'x')])).toEqual([
    ['a', 'x', 'x 2', 'x 2 2'],
    ['a 2', 'x 3'],
  ]);
});

test('ids that differ only by spaces around them get different keys', () => {
  expect(keys([group('a', 'x', ' x ')])).toEqual([['a', 'x', 'x 2']]);
});

test('a row without an id has its label as key, and one without either still has a key', () => {
  const items = [{ label: 'Home' }, { id: '', label: '' }] as PaletteItem[];
  expect(
    keyRows([{ id: '', label: '', items }]).map(({ key, rows }) => [key, ...rows.map((row) => row.key)]),
  ).toEqual([['group', 'Home', 'row']]);
});
