import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatientIcons } from './patient-icons.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const asked: string[] = [];
  const source = {
    find: () => null,
    subscribe(name: string) {
      asked.push(name);
      return () => {};
    },
  };
  return { asked, icons: createPatientIcons(source) };
}

test('before anything is typed, icons are asked for at once', () => {
  const { asked, icons } = start();
  icons.subscribe('a', () => {});
  expect(asked).toEqual(['a']);
});

test('while keys follow each other nothing is asked for; then everything that is still wanted', () => {
  const { asked, icons } = start();
  icons.wait();
  icons.subscribe('a', () => {});
  const stop = icons.subscribe('b', () => {});
  vi.advanceTimersByTime(399);
  icons.wait();
  icons.subscribe('c', () => {});
  vi.advanceTimersByTime(399);
  expect(asked).toEqual([]);
  stop();
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['a', 'c']);
  icons.subscribe('d', () => {});
  expect(asked).toEqual(['a', 'c', 'd']);
});

test('nothing is asked for after it was stopped', () => {
  const { asked, icons } = start();
  icons.wait();
  icons.subscribe('a', () => {});
  icons.stop();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});
