import { expect, test } from 'vitest';
import { editDistance, nearestWord } from './nearest-word.ts';

test('a slip is forgiven, a different word is not', () => {
  const fields = ['title', 'description', 'difficulty', 'date'];
  expect(nearestWord('tilte', fields)).toBe('title');
  expect(nearestWord('Descripton', fields)).toBe('description');
  expect(nearestWord('category', fields)).toBeNull();
  expect(nearestWord('x', fields)).toBeNull();
});

test('distances', () => {
  expect(editDistance('abc', 'abc')).toBe(0);
  expect(editDistance('abc', 'acb')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
});
