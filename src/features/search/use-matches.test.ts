import { describe, expect, test } from 'vitest';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import {
  choosePaletteMatches,
  countText,
  emptyText,
  keyRows,
  type PaletteMatches,
  soonRows,
} from './use-matches.ts';

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
  test('holds the given groups while there is no term, with a search or without, whatever was answered', () => {
    for (const isAsked of [true, false])
      for (const answer of [null, { term: 'blog', groups: [pages] }])
        expect(choosePaletteMatches({ term: '', groups: [links], isAsked, answer })).toEqual({
          groups: [links],
          term: '',
          state: 'settled',
        });
  });

  test('holds what matches among them when there is no search', () => {
    expect(choosePaletteMatches({ term: 'blog', groups: [links], isAsked: false, answer: null })).toEqual({
      groups: [blogOnly],
      term: 'blog',
      state: 'settled',
    });
  });

  test('holds what matches among them until the first answer', () => {
    expect(choosePaletteMatches({ term: 'blog', groups: [links], isAsked: true, answer: null })).toEqual({
      groups: [blogOnly],
      term: 'blog',
      state: 'partial',
    });
  });

  test('stays as it is until the first answer of a search that answers at once', () => {
    const question = { term: 'blog', groups: [links], isAsked: true, isLoading: false, answer: null };
    expect(choosePaletteMatches(question)).toEqual({ groups: [links], term: '', state: 'stale' });
    expect(choosePaletteMatches({ ...question, isLoading: true }).state).toBe('partial');
    expect(choosePaletteMatches({ ...question, isAsked: false }).state).toBe('settled');
    expect(choosePaletteMatches({ ...question, answer: { term: 'blog', groups: null } }).state).toBe(
      'settled',
    );
  });

  test('holds the answer to the term', () => {
    const answer = { term: 'b', groups: [pages] };
    expect(choosePaletteMatches({ term: 'b', groups: [links], isAsked: true, answer })).toEqual({
      groups: [pages],
      term: 'b',
      state: 'settled',
    });
  });

  test('keeps the answer to the last term, found by that term, until the next', () => {
    const answer = { term: 'b', groups: [pages] };
    expect(choosePaletteMatches({ term: 'bl', groups: [links], isAsked: true, answer })).toEqual({
      groups: [pages],
      term: 'b',
      state: 'stale',
    });
  });

  test('holds what matches among the given groups when the search failed', () => {
    const answer = { term: 'blog', groups: null };
    expect(choosePaletteMatches({ term: 'blog', groups: [links], isAsked: true, answer })).toEqual({
      groups: [blogOnly],
      term: 'blog',
      state: 'settled',
    });
    expect(choosePaletteMatches({ term: 'blo', groups: [links], isAsked: true, answer }).state).toBe(
      'partial',
    );
  });
});

const matches = (term: string, state: PaletteMatches['state'] = 'settled') => ({ groups: [], term, state });

describe('a list without rows', () => {
  test('says that nothing matches a term', () => {
    expect(emptyText(matches('x'), 0)).toBe('No matching data');
  });

  test('says that there is nothing when nothing was asked', () => {
    expect(emptyText(matches(''), 0)).toBe('No data');
  });

  test('says nothing while an answer is on its way', () => {
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

test('groups and rows are known by their ids', () => {
  expect(keyRows([group('a', '/x')])).toEqual([
    { key: 'a', label: 'A', rows: [{ key: '/x', item: { id: '/x', label: 'Row /x' } }] },
  ]);
});

test('an id that comes again gets a number, in the same group and in another', () => {
  expect(keys([group('a', 'x', 'x', 'x 2'), group('a', 'x')])).toEqual([
    ['a', 'x', 'x 2', 'x 2 2'],
    ['a 2', 'x 3'],
  ]);
});

test('ids that differ only by spaces around them get different keys', () => {
  expect(keys([group('a', 'x', ' x ')])).toEqual([['a', 'x', 'x 2']]);
});

test('a row without an id is known by its label, and one without either still has a key', () => {
  const items = [{ label: 'Home' }, { id: '', label: '' }] as PaletteItem[];
  expect(
    keyRows([{ id: '', label: '', items }]).map(({ key, rows }) => [key, ...rows.map((row) => row.key)]),
  ).toEqual([['group', 'Home', 'row']]);
});

test('of a new list the first rows are drawn at once, and others only as they stand there already', () => {
  const before = keyRows([group('a', 'x', 'y', 'z')]);
  const next = keyRows([group('b', 'new', 'y', 'x'), group('c', 'z', 'late'), group('d', 'later')]);
  const soon = soonRows(next, before, 2);
  expect(soon.map(({ key, rows }) => [key, ...rows.map((row) => row.key)])).toEqual([
    ['b', 'new', 'y', 'x'],
    ['c', 'z'],
  ]);
  expect(soon[0]?.rows[1]).toBe(next[0]?.rows[1]);
  expect(soon[0]?.rows[2]).toBe(before[0]?.rows[0]);
});
