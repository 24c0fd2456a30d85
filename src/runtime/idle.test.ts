import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLoad, whenIdle } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a promise has resolved, asked as often as needed. */
function watch(promise: Promise<void>) {
  const seen = { isDone: false };
  void promise.then(() => {
    seen.isDone = true;
  });
  return seen;
}

test('idle is when the browser says so, within three seconds', async () => {
  const request = vi.fn<(callback: () => void, options?: { timeout: number }) => number>();
  vi.stubGlobal('requestIdleCallback', request);
  const idle = watch(whenIdle());
  await vi.advanceTimersByTimeAsync(1000);
  expect(idle.isDone).toBe(false);
  expect(request.mock.calls[0]?.[1]).toEqual({ timeout: 3000 });
  request.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(0);
  expect(idle.isDone).toBe(true);
});

test('a browser that cannot say is given a moment', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const idle = watch(whenIdle());
  await vi.advanceTimersByTimeAsync(0);
  expect(idle.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle.isDone).toBe(true);
});

test('a document that is still loading is waited for', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { readyState: 'interactive' });
  const load = watch(afterLoad());
  await vi.advanceTimersByTimeAsync(1000);
  expect(load.isDone).toBe(false);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load.isDone).toBe(true);
});

test('a document that has loaded is not waited for', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  await afterLoad();
});
