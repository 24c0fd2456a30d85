import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

test('every order comes out, and nothing is lost or changed', () => {
  const items = ['a', 'b', 'c'];
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => {
      const numbers = [first / 3, second / 2, 0];
      return shuffle(items, () => numbers.shift() ?? 0).join('');
    }),
  );
  expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect(items).toEqual(['a', 'b', 'c']);
  expect(shuffle(items, () => 0.999999)).toEqual(['c', 'b', 'a']);
});
