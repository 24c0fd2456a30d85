import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Impatience, startPatience } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts to wait for one second; the frame answers each question after so many milliseconds. */
function wait(delay: number) {
  const ends: Impatience[] = [];
  const patience = startPatience(
    1000,
    () => void setTimeout(() => patience.hear(), delay),
    (reason) => ends.push(reason),
  );
  return { ends, patience };
}

test('a frame that answers has as many turns as fit into the patience', () => {
  const { ends } = wait(0);
  vi.advanceTimersByTime(1000);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(ends).toEqual(['late']);
});

test('a frame that is slow to answer has as many turns, however long they take', () => {
  const { ends } = wait(390);
  vi.advanceTimersByTime(7900);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(ends).toEqual(['late']);
});

test('a frame that never answers is silent when the page has had all turns', () => {
  const { ends } = wait(1e9);
  vi.advanceTimersByTime(1000);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(ends).toEqual(['silent']);
  vi.advanceTimersByTime(10_000);
  expect(ends).toEqual(['silent']);
});

test('a page that had no turns itself blames nobody, and the clock is the last resort', () => {
  const { ends } = wait(0);
  // One turn in all that time, as after a machine was asleep.
  vi.setSystemTime(Date.now() + 23_000);
  vi.advanceTimersByTime(50);
  expect(ends).toEqual([]);
  vi.setSystemTime(Date.now() + 2000);
  vi.advanceTimersByTime(50);
  expect(ends).toEqual(['late']);
});

test('nothing comes after the end', () => {
  const { ends, patience } = wait(0);
  vi.advanceTimersByTime(500);
  patience.stop();
  vi.advanceTimersByTime(10_000);
  expect(ends).toEqual([]);
});
