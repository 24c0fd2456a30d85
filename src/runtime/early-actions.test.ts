import { expect, test } from 'vitest';
import { isSearchKey } from './early-actions.ts';

const key = (held: string, letter = 'k') => ({
  key: letter,
  metaKey: held.includes('meta'),
  ctrlKey: held.includes('ctrl'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});

test('the search key is exactly Command and K on an Apple keyboard', () => {
  expect(isSearchKey(key('meta'), true)).toBe(true);
  expect(isSearchKey(key('meta', 'K'), true)).toBe(true);
  for (const held of ['ctrl', 'meta ctrl', 'meta shift', 'meta alt', ''])
    expect(isSearchKey(key(held), true), held).toBe(false);
});

test('elsewhere it is exactly Control and K', () => {
  expect(isSearchKey(key('ctrl'), false)).toBe(true);
  expect(isSearchKey(key('ctrl', 'K'), false)).toBe(true);
  for (const held of ['meta', 'meta ctrl', 'ctrl shift', 'ctrl alt', ''])
    expect(isSearchKey(key(held), false), held).toBe(false);
  expect(isSearchKey(key('ctrl', 'j'), false)).toBe(false);
});
