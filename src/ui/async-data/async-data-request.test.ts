import { expect, test, vi } from 'vitest';
import { nextStep, toRequest } from './async-data-request.ts';

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
