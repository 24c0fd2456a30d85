import { expect, test } from 'vitest';
import { readingTime } from './page-measures.tsx';

test('short times are counted in minutes', () => {
  expect(readingTime(1)).toBe('1 minute');
  expect(readingTime(25)).toBe('25 minutes');
  expect(readingTime(89)).toBe('89 minutes');
});

test('long times are told in whole hours', () => {
  expect(readingTime(90)).toBe('about 2 hours');
  expect(readingTime(360)).toBe('about 6 hours');
});
