import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AsyncDataHandler, type AsyncDataOptions, toRequest } from './async-data-request.ts';
import { isAbort, performRequest } from './perform-request.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function perform<T, R = T, K extends PropertyKey = never>(
  handler: AsyncDataHandler<T>,
  options?: AsyncDataOptions<T, R, K>,
  controller = new AbortController(),
): Promise<unknown> {
  return performRequest(toRequest('page', handler, options), controller);
}

const never = () => new Promise<never>(() => {});

test('the handler is called at once and may answer with or without a promise', async () => {
  const handler = vi.fn(() => 1);
  const value = perform(handler);
  expect(handler).toHaveBeenCalledTimes(1);
  expect(await value).toBe(1);
  expect(await perform(async () => 2)).toBe(2);
});

test('transform comes first, then pick; both may see promises through', async () => {
  const value = await perform(async () => ({ n: 1 }), {
    transform: async ({ n }) => ({ n: n + 1, double: n * 2, rest: true }),
    pick: ['n', 'double'],
  });
  expect(value).toEqual({ n: 2, double: 2 });
});

test('pick takes what is there and leaves what is no object alone', async () => {
  expect(await perform(() => ({ a: 1 }) as { a: number; b?: number }, { pick: ['a', 'b'] })).toStrictEqual({
    a: 1,
  });
  expect(await perform<object | null, { a?: number } | null>(() => null, { pick: [] as never[] })).toBeNull();
});

test('what handler or transform throw is the failure', async () => {
  const error = new Error('no');
  const fail = () => {
    throw error;
  };
  await expect(perform(fail)).rejects.toBe(error);
  await expect(perform(() => 1, { transform: fail })).rejects.toBe(error);
});

test('a run that takes too long fails, fires its signal, and does not wait for its handler', async () => {
  const controller = new AbortController();
  const failure = expect(perform(never, { timeout: 50 }, controller)).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'The data for "page" did not arrive within 50 ms.',
  });
  await vi.advanceTimersByTimeAsync(49);
  expect(controller.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(controller.signal.aborted).toBe(true);
  await failure;
});

test('a run that ends in time leaves no timer behind', async () => {
  await perform(() => 1, { timeout: 50 });
  await perform(() => Promise.reject('no'), { timeout: 50 }).catch(() => {});
  expect(vi.getTimerCount()).toBe(0);
});

test('a run that is called off ends at once, whatever its handler does', async () => {
  const controller = new AbortController();
  const value = perform(never, {}, controller);
  controller.abort();
  await expect(value).rejects.toMatchObject({ name: 'AbortError' });
});

test('an abort is recognised bare and wrapped, and nothing else is one', () => {
  const abort = new DOMException('called off', 'AbortError');
  expect([abort, new Error('[GET] "/x"', { cause: abort })].map(isAbort)).toEqual([true, true]);
  const others = [new Error('AbortError'), new DOMException('late', 'TimeoutError'), 'AbortError', null];
  expect(others.map(isAbort)).toEqual([false, false, false, false]);
});
