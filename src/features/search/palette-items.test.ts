import { describe, expect, test } from 'vitest';
import {
  findTerm,
  highlightRanges,
  highlightText,
  matchItems,
  type PaletteGroup,
  type PaletteItem,
} from './palette-items.ts';

/** The text with highlighted parts in brackets. */
const highlighted = (text: string, term: string) =>
  highlightText(text, term)
    .map((piece) => (piece.isHighlighted ? `[${piece.text}]` : piece.text))
    .join('');

describe('a term is found', () => {
  test('ignoring case, at its first occurrence', () => {
    expect(findTerm('The DIALOG element, dialog', 'dialog')).toEqual({ start: 4, end: 10 });
  });

  test('as it is, not as a pattern', () => {
    expect(findTerm('a (b) c', '(b)')).toEqual({ start: 2, end: 5 });
    expect(findTerm('abc', 'a.c')).toBeNull();
    for (const term of ['[', '\\', '*', '^$', 'a|b', '{2}', '/', '-', '?+'])
      expect(findTerm(`x ${term} y`, term)).toEqual({ start: 2, end: 2 + term.length });
  });

  test('at the right position after a letter that grows when it is lower-cased', () => {
    expect(findTerm('İstanbul bridge', 'BRIDGE')).toEqual({ start: 9, end: 15 });
  });

  test('nowhere when it is empty', () => {
    expect(findTerm('abc', '')).toBeNull();
  });
});

describe('the highlight', () => {
  test('is the whole term if it occurs, and nothing else', () => {
    expect(highlighted('Data table with table cells', 'table')).toBe('Data [table] with table cells');
    expect(highlighted('Time zones', 'time zones')).toBe('[Time zones]');
  });

  test('is at the start of a word, and inside one only when none starts so', () => {
    expect(highlighted('Data and a table', 'a')).toBe('Data [a]nd a table');
    expect(highlighted('table', 'able')).toBe('t[able]');
    expect(highlighted('aria-label', 'label')).toBe('aria-[label]');
  });

  test('is each word of the term if it does not occur as a whole', () => {
    expect(highlighted('The type of a date input', 'input type=date')).toBe('The [type] of a [date] [input]');
    expect(highlighted('a', '<a>')).toBe('[a]');
  });

  test('is one range where words overlap or touch', () => {
    expect(highlightRanges('tables', 'table able s')).toEqual([{ start: 0, end: 6 }]);
    expect(highlightRanges('abcdef', 'abcd bc')).toEqual([{ start: 0, end: 4 }]);
  });

  test('is nothing when nothing matches or nothing was typed', () => {
    expect(highlightRanges('dialog', 'x')).toEqual([]);
    expect(highlightText('dialog', '')).toEqual([{ start: 0, end: 6, text: 'dialog', isHighlighted: false }]);
    expect(highlightText('', 'x')).toEqual([]);
  });
});

const group = (id: string, ...items: Partial<PaletteItem>[]): PaletteGroup => ({
  id,
  label: id,
  items: items.map((item, index) => ({ id: `${id}${index}`, label: '', ...item })),
});
const found = (groups: PaletteGroup[], term: string) =>
  matchItems(groups, term).map(({ id, items }) => [id, ...items.map((item) => item.id)]);

test('a row is found by a part of its label or of its description, ignoring case', () => {
  const links = group('l', { label: 'Quests' }, { label: 'Blog', description: 'News of the quest team' });
  expect(found([links], 'QUEST')).toEqual([['l', 'l0', 'l1']]);
  expect(found([links], 'news')).toEqual([['l', 'l1']]);
});

test('matches in the label come before matches in the description; otherwise the order is kept', () => {
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

test('prefix, address and id are not searched', () => {
  expect(found([group('g', { label: 'Row', prefix: 'Elements >', to: '/elements' })], 'elements')).toEqual(
    [],
  );
});
