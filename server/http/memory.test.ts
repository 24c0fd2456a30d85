import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

test('what was used longest ago goes first', () => {
  const memory = createMemory<string>(10);
  memory.set('a', 'A', 4);
  memory.set('b', 'B', 4);
  memory.get('a');
  memory.set('c', 'C', 4);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['A', undefined, 'C']);
});

test('something larger than everything is not kept and pushes nothing out', () => {
  const memory = createMemory<string>(10);
  memory.set('a', 'A', 10);
  memory.set('b', 'B', 11);
  expect([memory.get('a'), memory.get('b')]).toEqual(['A', undefined]);
});

test('a value set again is counted once', () => {
  const memory = createMemory<string>(10);
  for (const value of ['1', '2', '3']) memory.set('a', value, 5);
  memory.set('b', 'B', 5);
  expect([memory.get('a'), memory.get('b')]).toEqual(['3', 'B']);
});
