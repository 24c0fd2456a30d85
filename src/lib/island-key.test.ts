import { expect, test } from 'vitest';
import { contextParameters, islandKey, parseIslandName } from './island-key.ts';

test('the key follows the name and has letters and digits only', () => {
  const key = islandKey('Card', { a: 1 }, { url: '/x' });
  expect(key).toBe('Card_29cTtFQYBUGu4BbTWo1a9mT4CuVi7mraOsFhqrQw5E0');
  for (let a = 0; a < 200; a++)
    expect(islandKey('My_card-2', { a })).toMatch(/^My_card-2_[A-Za-z\d]{30,43}$/);
});

test('the order of properties makes no difference, at any depth', () => {
  expect(islandKey('Card', { a: 1, b: { c: 2, d: [3] } }, { x: '1', y: '2' })).toBe(
    islandKey('Card', { b: { d: [3], c: 2 }, a: 1 }, { y: '2', x: '1' }),
  );
  expect(islandKey('Card', { 10: 'a', b: 1, 9: 'c' })).toBe(islandKey('Card', { b: 1, 9: 'c', 10: 'a' }));
});

test('the order of a list does make a difference', () => {
  expect(islandKey('Card', { a: [1, 2] })).not.toBe(islandKey('Card', { a: [2, 1] }));
});

test('empty inputs equal none', () => {
  const none = islandKey('Card');
  expect(islandKey('Card', {})).toBe(none);
  expect(islandKey('Card', {}, {})).toBe(none);
  expect(islandKey('Card', undefined, {})).toBe(none);
  expect(islandKey('Card', { a: undefined }, { b: undefined, c: null })).toBe(none);
});

test('inputs that arrive at the server as the same text have the same key', () => {
  expect(islandKey('Card', {}, { page: 2, wide: true })).toBe(
    islandKey('Card', {}, { page: '2', wide: 'true' }),
  );
  expect(islandKey('Card', { day: new Date(0) })).toBe(
    islandKey('Card', { day: '1970-01-01T00:00:00.000Z' }),
  );
  expect(islandKey('Card', {}, { props: 'x' })).toBe(islandKey('Card'));
});

test.each<[a: Parameters<typeof islandKey>, b: Parameters<typeof islandKey>]>([
  [['Card'], ['Cards']],
  [
    ['Card', { a: 1 }],
    ['Card', { a: '1' }],
  ],
  [
    ['Card', { a: '1' }],
    ['Card', {}, { a: '1' }],
  ],
  [
    ['Card', { a: "x',b:'y" }],
    ['Card', { a: 'x', b: 'y' }],
  ],
  [['Card', { a: null }], ['Card']],
  [['Card', JSON.parse('{"__proto__":{"a":1}}')], ['Card']],
])('%j and %j have different keys', (a, b) => {
  expect(islandKey(...a)).not.toBe(islandKey(...b));
});

test('a name is split at its last underscore', () => {
  expect(parseIslandName('Card_ab1')).toEqual({ name: 'Card', key: 'ab1' });
  expect(parseIslandName('My_own-card_2_Zz9')).toEqual({ name: 'My_own-card_2', key: 'Zz9' });
  expect(parseIslandName('__a')).toEqual({ name: '_', key: 'a' });
});

test.each([
  '',
  'Card',
  'Card_',
  '_ab1',
  'Card_a-b',
  'Ca rd_ab1',
  'Cärd_ab1',
  'a/b_c',
  '../Card_ab1',
  'Card_ab1\n',
])('%j is no name of an island', (text) => {
  expect(parseIslandName(text)).toBeNull();
});

test('the context travels as texts in the order given', () => {
  expect(contextParameters({ url: '/x', n: 1, is: false, none: null, not: undefined, props: 'p' })).toEqual([
    ['url', '/x'],
    ['n', '1'],
    ['is', 'false'],
  ]);
  expect(contextParameters({ half: '\ud83d' })).toEqual([['half', '\ufffd']]);
});
