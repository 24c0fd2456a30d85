import { expect, test } from 'vitest';
import { countOf, lessonsAndHours, severalOf } from './listings.ts';

test('a count has its noun in the right form', () => {
  expect([0, 1, 1234].map((count) => countOf(count, 'page'))).toEqual(['0 pages', '1 page', '1,234 pages']);
  expect(lessonsAndHours('10 lessons', 1)).toBe('10 lessons, about 1 hour');
});

test('a noun that is not listed gets an "s"', () => {
  expect([countOf(1, 'path'), countOf(2, 'path'), severalOf('path')]).toEqual(['1 path', '2 paths', 'paths']);
});
