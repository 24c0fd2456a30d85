import { expect, test } from 'vitest';
import { dayAndMonth, longDate } from './dates.ts';

test.each([
  ['2026-11-15', '15 November 2026'],
  ['2026-01-01', '1 January 2026'],
  ['1999-12-31', '31 December 1999'],
])('%s is written %s', (day, expected) => {
  expect(longDate(day)).toBe(expected);
});

test('a day is written as the platform writes it', () => {
  const platform = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-09`;
    expect(longDate(day)).toBe(platform.format(new Date(day)));
  }
});

test('a day of the reader is named without its year', () => {
  expect(dayAndMonth(new Date(2026, 10, 5, 23, 59))).toBe('5 November');
});
