import { expect, test } from 'vitest';
import { matchesShortcut } from './shortcut.ts';

const press = (held: string, key = 'k') => ({
  key,
  metaKey: held.includes('meta'),
  ctrlKey: held.includes('ctrl'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});

test('meta+K is exactly Command and K on an Apple keyboard', () => {
  expect(matchesShortcut(press('meta'), 'meta+K', true)).toBe(true);
  expect(matchesShortcut(press('meta', 'K'), 'meta+K', true)).toBe(true);
  for (const held of ['ctrl', 'meta ctrl', 'meta shift', 'meta alt', ''])
    expect(matchesShortcut(press(held), 'meta+K', true), held).toBe(false);
});

test('elsewhere it is exactly Control and K', () => {
  expect(matchesShortcut(press('ctrl'), 'meta+K', false)).toBe(true);
  expect(matchesShortcut(press('ctrl', 'K'), 'meta+K', false)).toBe(true);
  for (const held of ['meta', 'meta ctrl', 'ctrl shift', 'ctrl alt', ''])
    expect(matchesShortcut(press(held), 'meta+K', false), held).toBe(false);
  expect(matchesShortcut(press('ctrl', 'j'), 'meta+K', false)).toBe(false);
});

test('a shortcut has the modifiers it names and no others', () => {
  expect(matchesShortcut(press('', 'F8'), 'F8', false)).toBe(true);
  expect(matchesShortcut(press('ctrl', 'F8'), 'F8', false)).toBe(false);
  expect(matchesShortcut(press('shift alt', 'Enter'), 'shift+alt+Enter', false)).toBe(true);
  expect(matchesShortcut(press('shift', 'Enter'), 'shift+alt+Enter', false)).toBe(false);
});

test('an event without a key is no shortcut', () => {
  const { key, ...filled } = press('ctrl');
  expect(matchesShortcut(filled, 'meta+K', false)).toBe(false);
});

test('a sign is the same with Shift and without, as keyboards have it', () => {
  expect(matchesShortcut(press('', '/'), '/', false)).toBe(true);
  expect(matchesShortcut(press('shift', '/'), '/', false)).toBe(true);
  for (const held of ['ctrl', 'meta', 'alt'])
    expect(matchesShortcut(press(held, '/'), '/', false), held).toBe(false);
});
