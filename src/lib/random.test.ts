import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same choices, another seed gives others', () => {
  const choices = (seed: number) => {
    const random = createRandom(seed);
    return random.some(20, 20, () => random.below(1000));
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
});

test('choices stay within their limits', () => {
  const random = createRandom(1);
  const numbers = random.some(500, 500, () => random.below(3));
  expect([...new Set(numbers)].sort()).toEqual([0, 1, 2]);
  const lengths = random.some(200, 200, () => random.some(1, 3, () => 0).length);
  expect([...new Set(lengths)].sort()).toEqual([1, 2, 3]);
  expect(() => random.pick([])).toThrow('There is nothing to pick from.');
});
