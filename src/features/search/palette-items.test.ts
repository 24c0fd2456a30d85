import { describe, expect, test } from 'vitest';
import {
  findTerm,
  markParts,
  markRanges,
  matchItems,
  type PaletteGroup,
  type PaletteItem,
} from './palette-items.ts';

/** The text with its marks as brackets. */
const marked = (text: string, term: string) =>
  markParts(text, term)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('a term is found', () => {
  test('whatever the case, at its first place', () => {
    expect(findTerm('The DIALOG element, dialog', 'dialog')).toEqual({ start: 4, end: 10 });
  });

  test('as it is written, not as a pattern', () => {
    expect(findTerm('a (b) c', '(b)')).toEqual({ start: 2, end: 5 });
    expect(findTerm('abc', 'a.c')).toBeNull();
    for (const term of ['[', '\\', '*', '^$', 'a|b', '{2}', '/', '-', '?+'])
      expect(findTerm(`x ${term} y`, term)).toEqual({ start: 2, end: 2 + term.length });
  });

  test('at its place after a letter that grows when it is lower-cased', () => {
    expect(findTerm('İstanbul bridge', 'BRIDGE')).toEqual({ start: 9, end: 15 });
  });

  test('nowhere when it is empty', () => {
    expect(findTerm('abc', '')).toBeNull();
  });
});

describe('marks', () => {
  test('are the whole term where it occurs, and nothing else', () => {
    expect(marked('Data table with table cells', 'table')).toBe('Data [table] with table cells');
    expect(marked('Time zones', 'time zones')).toBe('[Time zones]');
  });

  test('are where a word begins, and inside one only when none does', () => {
    expect(marked('Data and a table', 'a')).toBe('Data [a]nd a table');
    expect(marked('table', 'able')).toBe('t[able]');
    expect(marked('aria-label', 'label')).toBe('aria-[label]');
  });

  test('are the words of the term where it does not occur as a whole', () => {
    expect(marked('The type of a date input', 'input type=date')).toBe('The [type] of a [date] [input]');
    expect(marked('a', '<a>')).toBe('[a]');
  });

  test('are one mark where words overlap or meet', () => {
    expect(markRanges('tables', 'table able s')).toEqual([{ start: 0, end: 6 }]);
    expect(markRanges('abcdef', 'abcd bc')).toEqual([{ start: 0, end: 4 }]);
  });

  test('are none when nothing matches or nothing is asked', () => {
    expect(markRanges('dialog', 'x')).toEqual([]);
    expect(markParts('dialog', '')).toEqual([{ start: 0, end: 6, text: 'dialog', isMarked: false }]);
    expect(markParts('', 'x')).toEqual([]);
  });
});

const group = (id: string, ...items: Partial<PaletteItem>[]): PaletteGroup => ({
  id,
  label: id,
  items: items.map((item, index) => ({ id: `${id}${index}`, label: '', ...item })),
});
const found = (groups: PaletteGroup[], term: string) =>
  matchItems(groups, term).map(({ id, items }) => [id, ...items.map((item) => item.id)]);

test('a row is found by a part of its label or of its description, whatever the case', () => {
  const links = group('l', { label: 'Quests' }, { label: 'Blog', description: 'News of the quest team' });
  expect(found([links], 'QUEST')).toEqual([['l', 'l0', 'l1']]);
  expect(found([links], 'news')).toEqual([['l', 'l1']]);
});

test('rows found by their label stand before rows found by their description; otherwise the order stays', () => {
  const rows = group(
    'g',
    { label: 'One', description: 'form' },
    { label: 'Form', description: 'form' },
    { label: 'Two', description: 'a form' },
    { label: 'Platform' },
  );
  expect(found([rows], 'form')).toEqual([['g', 'g1', 'g3', 'g0', 'g2']]);
});

test('groups keep their order, and one without a match is left out', () => {
  const groups = [group('a', { label: 'x' }), group('b', { label: 'y' }), group('c', { label: 'xy' })];
  expect(found(groups, 'x')).toEqual([
    ['a', 'a0'],
    ['c', 'c0'],
  ]);
  expect(found(groups, 'z')).toEqual([]);
});

test('prefix, address and name are not searched', () => {
  expect(found([group('g', { label: 'Row', prefix: 'Elements >', to: '/elements' })], 'elements')).toEqual(
    [],
  );
});
