import { expect, test } from 'vitest';
import { isSameRow, keyRows, soonRows } from './key-rows.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';

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

test('a row is the same when nothing about it has changed', () => {
  const row = { key: 'k', item: { id: 'k', label: 'Blog', to: '/blog' } };
  expect(isSameRow(row, { key: 'k', item: { id: 'k', label: 'Blog', to: '/blog' } })).toBe(true);
  expect(isSameRow(row, { key: 'k 2', item: row.item })).toBe(false);
  expect(isSameRow(row, { key: 'k', item: { ...row.item, found: 'bl' } })).toBe(false);
  expect(isSameRow({ key: 'k', item: { ...row.item, icon: 'i-lucide-box' } }, row)).toBe(false);
});
