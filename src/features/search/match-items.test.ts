import { expect, test } from 'vitest';
import { matchItems } from './match-items.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';

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
