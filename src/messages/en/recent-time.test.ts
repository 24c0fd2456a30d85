import { expect, test } from 'vitest';
import { recentTime } from './recent-time.ts';

const now = new Date(2026, 10, 16, 9, 30);

test.each([
  [new Date(2026, 10, 16, 0, 5), 'Today, 0:05'],
  [new Date(2026, 10, 15, 23, 59), 'Yesterday, 23:59'],
  [new Date(2026, 10, 14, 12), 'Saturday'],
  [new Date(2026, 10, 10, 12), 'Tuesday'],
  [new Date(2026, 10, 9, 23), '9 November'],
  [new Date(2025, 10, 17, 12), '17 November 2025'],
  // The device's clock was corrected since.
  [new Date(2026, 10, 18, 12), '18 November'],
])('%s is %s', (date, words) => {
  expect(recentTime(date, now)).toBe(words);
});
