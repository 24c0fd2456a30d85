import { expect, test } from 'vitest';
import { isSameRow, rowIcon } from './palette-row.ts';

test('a row has its own icon, or that of what it leads to', () => {
  expect(rowIcon({ icon: 'i-lucide-sun', to: '/a#b' })).toBe('i-lucide-sun');
  expect(rowIcon({ to: '/a#b' })).toBe('i-lucide-hash');
  expect(rowIcon({ to: '/a' })).toBe('i-lucide-file');
  expect(rowIcon({})).toBeNull();
});

test('a row is the same when nothing about it has changed', () => {
  const row = { key: 'k', item: { id: 'k', label: 'Blog', to: '/blog' } };
  expect(isSameRow(row, { key: 'k', item: { id: 'k', label: 'Blog', to: '/blog' } })).toBe(true);
  expect(isSameRow(row, { key: 'k 2', item: row.item })).toBe(false);
  expect(isSameRow(row, { key: 'k', item: { ...row.item, highlight: 'bl' } })).toBe(false);
  expect(isSameRow({ key: 'k', item: { ...row.item, icon: 'i-lucide-box' } }, row)).toBe(false);
});
