import { describe, expect, test } from 'vitest';
import type { PaletteGroup } from './palette-group.ts';
import { choosePaletteMatches, countText, emptyText, type PaletteMatches } from './palette-matches.ts';

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
