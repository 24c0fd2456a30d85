import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

test('what was used longest ago goes first', () => {
  const lru = createLru<string>(10);
  lru.set('a', 'A', 4);
  lru.set('b', 'B', 4);
  lru.get('a');
  lru.set('c', 'C', 4);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
});

test('something larger than everything is not kept and pushes nothing out', () => {
  const lru = createLru<string>(10);
  lru.set('a', 'A', 10);
  lru.set('b', 'B', 11);
  expect([lru.get('a'), lru.get('b')]).toEqual(['A', undefined]);
});

test('a value set again is counted once', () => {
  const lru = createLru<string>(10);
  for (const value of ['1', '2', '3']) lru.set('a', value, 5);
  lru.set('b', 'B', 5);
  expect([lru.get('a'), lru.get('b')]).toEqual(['3', 'B']);
});
