import { expect, test } from 'vitest';
import {
  type IconSet,
  iconAddress,
  parseIconSet,
  publicIconHost,
  shapeInSet,
  shapesInSet,
  splitIcons,
} from './icon-service.ts';

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

const set: IconSet = {
  prefix: 'mdi',
  icons: { home: { body: '<path d="M0 0"/>' }, wide: { body: '<path/>', width: 30, left: 2, top: -1 } },
  aliases: { house: { parent: 'home' }, mirrored: { parent: 'home', hFlip: true } },
  width: 24,
  height: 24,
};

test('an icon takes its size from the set', () => {
  expect(shapeInSet(set, 'home')).toEqual({ body: '<path d="M0 0"/>', width: 24, height: 24 });
});

test('an icon of a set without a size is 16 by 16', () => {
  expect(shapeInSet({ prefix: 'a', icons: { b: { body: 'x' } } }, 'b')).toEqual({
    body: 'x',
    width: 16,
    height: 16,
  });
});

test('an alias is its parent, flipped when it says so', () => {
  expect(shapeInSet(set, 'house')).toEqual(shapeInSet(set, 'home'));
  expect(shapeInSet(set, 'mirrored')?.body).toBe(
    '<g transform="translate(24 0) scale(-1 1)"><path d="M0 0"/></g>',
  );
});

test('a view box that does not start at 0 0 is moved there', () => {
  expect(shapeInSet(set, 'wide')).toEqual({
    body: '<g transform="translate(-2 1)"><path/></g>',
    width: 30,
    height: 24,
  });
});

test('what is not in the set is null, also by the names of the language itself', () => {
  expect(shapeInSet(set, 'nope')).toBeNull();
  expect(shapeInSet(set, 'constructor')).toBeNull();
});

test.each([
  '<script>x</script>',
  '<path onload="x"/>',
  '<path/onload=x>',
  '<a href="javascript:x"/>',
  '<foreignObject/>',
])('%o is not drawn', (body) => {
  expect(shapeInSet({ prefix: 'a', icons: { b: { body } } }, 'b')).toBeNull();
});

test('a size that is not a number is not drawn', () => {
  const icons = { b: { body: '<path/>', width: '1">' as unknown as number, hFlip: true } };
  expect(shapeInSet({ prefix: 'a', icons }, 'b')).toBeNull();
});

test('a set gives every icon and alias by key', () => {
  expect(Object.keys(shapesInSet(set))).toEqual(['mdi:home', 'mdi:wide', 'mdi:house', 'mdi:mirrored']);
});

test.each([
  null,
  [],
  'mdi',
  { icons: {} },
  { prefix: 'lucide', icons: {} },
  { prefix: 'mdi' },
  { prefix: 'mdi', icons: null },
  { prefix: 'mdi', icons: [] },
])('%j is no answer about mdi', (data) => {
  expect(parseIconSet(data, 'mdi')).toBeNull();
});

test('an answer with the right prefix and icons is taken as it is', () => {
  expect(parseIconSet(set, 'mdi')).toBe(set);
});
