import { expect, test } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { islandRequest } from './island-request.ts';

test('the context comes first, entry by entry, then the props as JSON', () => {
  const use = { name: 'Card', props: { a: 1 }, context: { url: '/x' } };
  const id = islandKey('Card', { a: 1 }, { url: '/x' });
  expect(islandRequest(use)).toEqual({
    id,
    url: `/__nuxt_island/${id}.json?url=%2Fx&props=%7B%22a%22%3A1%7D`,
  });
});

test('without inputs there is no query', () => {
  const url = `/__nuxt_island/${islandKey('Card')}.json`;
  expect(islandRequest({ name: 'Card' }).url).toBe(url);
  expect(islandRequest({ name: 'Card', props: {}, context: {} }).url).toBe(url);
  expect(islandRequest({ name: 'Card', props: { a: undefined }, context: { b: undefined } }).url).toBe(url);
});

test('the server reads back what was meant', () => {
  const props = { text: 'a&b=c ü "\ud83d"', list: [1, null] };
  const context = { 'a&b': 'c d', n: 2 };
  const query = new URL(islandRequest({ name: 'Card', props, context }).url, 'https://site.test')
    .searchParams;
  expect([...query.keys()]).toEqual(['a&b', 'n', 'props']);
  expect(query.get('a&b')).toBe('c d');
  expect(query.get('n')).toBe('2');
  expect(JSON.parse(query.get('props') ?? '')).toEqual(props);
});

test('a name cannot lead the request elsewhere', () => {
  expect(islandRequest({ name: '../../evil?' }).url).toMatch(/^\/__nuxt_island\/\.\.%2F\.\.%2Fevil%3F_/);
});
