import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

test('days are counted by midnights', () => {
  expect(daysBetween(new Date(2026, 10, 15, 23, 59), new Date(2026, 10, 16, 0, 1))).toBe(1);
  expect(daysBetween(new Date(2026, 10, 16, 0, 1), new Date(2026, 10, 16, 23, 59))).toBe(0);
});
