import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AsyncDataHandler,
  type AsyncDataOptions,
  blank,
  cleared,
  failed,
  isAbort,
  nextStep,
  performRequest,
  shownOf,
  succeeded,
  toRequest,
} from './async-data-request.ts';

const handler = () => 'value';

test('options that are not given have their defaults', () => {
  const { transform, ...request } = toRequest('page', handler);
  expect(request).toEqual({
    key: 'page',
    handler,
    immediate: true,
    lazy: false,
    server: true,
    dedupe: 'cancel',
    pick: undefined,
    watch: [],
    timeout: undefined,
  });
  expect(transform(7 as never)).toBe(7);
});

test('options that are given are kept, false ones too', () => {
  const transform = vi.fn();
  const options = {
    immediate: false,
    lazy: true,
    server: false,
    dedupe: 'defer',
    transform,
    pick: ['length'],
    watch: [1],
    timeout: 0,
  } as const;
  expect(toRequest('page', handler, options as never)).toEqual({ key: 'page', handler, ...options });
});

test.each(['', undefined, null, 7, Symbol('key'), ['a']])('%o as a key throws a TypeError', (key) => {
  expect(() => toRequest(key as string, handler)).toThrow(
    new TypeError('The key of async data must be a string that is not empty.'),
  );
});

test.each([undefined, null, 'value', {}])('%o as a handler throws a TypeError', (value) => {
  expect(() => toRequest('page', value as never)).toThrow(
    new TypeError('The handler of async data must be a function (key "page").'),
  );
});

const ask = (key: string, options: { immediate?: boolean; watch?: unknown[] } = {}) =>
  toRequest(key, handler, options);

test('a component that is new to its key starts, unless it waits for refresh', () => {
  expect(nextStep(null, ask('a'), 'idle')).toBe('start');
  expect(nextStep(null, ask('a', { immediate: false }), 'idle')).toBeNull();
});

test('rendering again with the same key and watched values changes nothing', () => {
  expect(nextStep(ask('a'), ask('a'), 'success')).toBeNull();
  expect(
    nextStep(ask('a', { watch: [1, Number.NaN] }), ask('a', { watch: [1, Number.NaN] }), 'success'),
  ).toBeNull();
});

test.each([
  [[1], [2]],
  [[1], [1, 2]],
  [[1, 2], [1]],
  [[0], [-0]],
  [[{}], [{}]],
])('watched values %j that become %j run again', (before, now) => {
  expect(nextStep(ask('a', { watch: before }), ask('a', { watch: now }), 'success')).toBe('run');
});

test('a watched value runs a component that waits for refresh as well', () => {
  const before = ask('a', { immediate: false, watch: [1] });
  expect(nextStep(before, ask('a', { immediate: false, watch: [2] }), 'idle')).toBe('run');
});

test('a new key starts, once even if a watched value changed with it', () => {
  expect(nextStep(ask('a'), ask('b'), 'success')).toBe('start');
  expect(nextStep(ask('a', { watch: [1] }), ask('b', { watch: [2] }), 'pending')).toBe('start');
});

test('a component that waits for refresh follows a new key only after its first run', () => {
  const before = ask('a', { immediate: false });
  const now = ask('b', { immediate: false });
  expect(nextStep(before, now, 'idle')).toBeNull();
  expect(nextStep(before, now, 'success')).toBe('start');
  expect(nextStep(before, now, 'error')).toBe('start');
});

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

const old = { value: 'old' };
const error = { statusCode: 500, message: 'no' };

test('until a new key has an answer, the old data is shown', () => {
  expect(shownOf(blank, old)).toBe(old);
  expect(shownOf({ ...blank, status: 'pending' }, old)).toBe(old);
});

test('an answer takes the place of the old data, even undefined', () => {
  expect(shownOf(succeeded('new'), old)).toEqual({ value: 'new' });
  expect(shownOf(succeeded(undefined), old)).toEqual({ value: undefined });
});

test('an error and a clear forget the old data, also while the next run is pending', () => {
  expect(shownOf(failed(error), old)).toBeNull();
  expect(shownOf({ ...failed(error), status: 'pending' }, old)).toBeNull();
  expect(shownOf(cleared, old)).toBeNull();
  expect(shownOf({ ...cleared, status: 'pending' }, old)).toBeNull();
});
