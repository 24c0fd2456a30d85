import { expect, test } from 'vitest';
import { iconAddress, publicIconHost, splitIcons } from './icon-address.ts';

test('an address names host, collection and icons', () => {
  expect(iconAddress('/api/_nuxt_icon', 'lucide', ['moon', 'sun'])).toBe(
    '/api/_nuxt_icon/lucide.json?icons=moon,sun',
  );
});

test('a list is split at exactly the allowed length', () => {
  const two = iconAddress('/h', 'c', ['aaa', 'bbb']).length;
  expect(splitIcons('/h', 'c', ['aaa', 'bbb', 'ccc'], two)).toEqual([['aaa', 'bbb'], ['ccc']]);
  expect(splitIcons('/h', 'c', ['aaa', 'bbb', 'ccc'], two - 1)).toEqual([['aaa'], ['bbb'], ['ccc']]);
});

test('80 long names fit into addresses of at most 500 characters, in order and complete', () => {
  const icons = Array.from({ length: 80 }, (_, index) => `a-rather-long-icon-name-${index}`);
  const lists = splitIcons(publicIconHost, 'lucide', icons, 500);
  expect(lists.flat()).toEqual(icons);
  expect(lists.length).toBe(5);
  for (const list of lists)
    expect(iconAddress(publicIconHost, 'lucide', list).length).toBeLessThanOrEqual(500);
});

test('a name longer than any address is left out', () => {
  expect(splitIcons('/h', 'c', ['a', 'b'.repeat(600), 'd'], 500)).toEqual([['a', 'd']]);
});
