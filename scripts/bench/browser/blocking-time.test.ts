import { expect, test } from 'vitest';
import { blockingTime, longestTask } from './blocking-time.ts';

test('a task blocks by what it takes beyond 50 ms', () => {
  const tasks = [
    { start: 1000, duration: 50 },
    { start: 1100, duration: 51 },
    { start: 1200, duration: 170 },
  ];
  expect(blockingTime(tasks, 500, 9000)).toBe(121);
  expect(longestTask(tasks, 500, 9000)).toBe(170);
});

test('only the part between the two moments counts', () => {
  const tasks = [
    { start: 0, duration: 400 },
    { start: 420, duration: 180 },
    { start: 940, duration: 500 },
  ];
  // 100 ms of the second and 60 ms of the third.
  expect(blockingTime(tasks, 500, 1000)).toBe(60);
  expect(longestTask(tasks, 500, 1000)).toBe(100);
});

test('a page without long tasks blocks nobody', () => {
  expect(blockingTime([], 0, 100)).toBe(0);
  expect(longestTask([{ start: 0, duration: 90 }], 200, 300)).toBe(0);
});
