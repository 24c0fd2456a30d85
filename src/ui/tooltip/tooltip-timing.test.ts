import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTooltipTiming } from './tooltip-timing.ts';

const shown = vi.fn<(target: string | null) => void>();
const create = () =>
  createTooltipTiming<string>({ delay: 700, skipDelay: 300, crossingTime: 100, onChange: shown });

beforeEach(() => {
  vi.useFakeTimers();
  shown.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pointer', () => {
  test('has to rest for 700 ms', () => {
    create().enter('a');
    vi.advanceTimersByTime(699);
    expect(shown.mock.calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown.mock.calls).toEqual([['a']]);
  });

  test('that leaves before sees nothing', () => {
    const timing = create();
    timing.enter('a');
    vi.advanceTimersByTime(699);
    timing.leave();
    vi.advanceTimersByTime(5000);
    expect(shown.mock.calls).toEqual([]);
  });

  test('goes from one to the next without a rest, also within 300 ms', () => {
    const timing = create();
    timing.enter('a');
    vi.advanceTimersByTime(700);
    timing.leave();
    timing.enter('b');
    expect(shown.mock.calls).toEqual([['a'], ['b']]);
    timing.leave();
    vi.advanceTimersByTime(100);
    vi.advanceTimersByTime(299);
    timing.enter('c');
    expect(shown.mock.calls.slice(2)).toEqual([[null], ['c']]);
  });

  test('rests again after 300 ms without one', () => {
    const timing = create();
    timing.enter('a');
    vi.advanceTimersByTime(700);
    timing.leave();
    vi.advanceTimersByTime(100 + 300);
    timing.enter('b');
    expect(shown.mock.calls).toEqual([['a'], [null]]);
    vi.advanceTimersByTime(700);
    expect(shown).toHaveBeenLastCalledWith('b');
  });

  test('has 100 ms to reach the tooltip, which then stays', () => {
    const timing = create();
    timing.enter('a');
    vi.advanceTimersByTime(700);
    timing.leave();
    vi.advanceTimersByTime(99);
    timing.stay();
    vi.advanceTimersByTime(5000);
    expect(shown.mock.calls).toEqual([['a']]);
    timing.leave();
    vi.advanceTimersByTime(100);
    expect(shown).toHaveBeenLastCalledWith(null);
  });
});

test('the keyboard needs no rest', () => {
  create().focus('a');
  expect(shown.mock.calls).toEqual([['a']]);
});

test('a refused one stays away until the pointer has left, and the next takes its time', () => {
  const timing = create();
  timing.enter('a');
  vi.advanceTimersByTime(700);
  timing.dismiss();
  timing.enter('a');
  vi.advanceTimersByTime(5000);
  expect(shown.mock.calls).toEqual([['a'], [null]]);
  timing.leave();
  timing.enter('b');
  expect(shown).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(700);
  expect(shown).toHaveBeenLastCalledWith('b');
});

test('acting before it has come keeps it away', () => {
  const timing = create();
  timing.enter('a');
  timing.dismiss();
  vi.advanceTimersByTime(5000);
  expect(shown.mock.calls).toEqual([]);
});
