import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onStall, patience, StalledError, withPatience } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a promise that is pending for too long rejects; one that settles in time passes through', async () => {
  const stalled = withPatience(new Promise<string>(() => {}));
  const outcome = expect(stalled).rejects.toBeInstanceOf(StalledError);
  await vi.advanceTimersByTimeAsync(patience);
  await outcome;
  await expect(withPatience(Promise.resolve('here'))).resolves.toBe('here');
  await expect(withPatience(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('calls back for a stall, once, and not for a failure', async () => {
  const stalled = vi.fn();
  onStall(new Promise(() => {}), stalled);
  onStall(Promise.reject(new Error('gone')), stalled);
  onStall(Promise.resolve(), stalled);
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(stalled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(patience * 3);
  expect(stalled).toHaveBeenCalledTimes(1);
});
