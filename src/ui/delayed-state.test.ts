import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DelayedState, followLoad } from './delayed-state.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('component'), milliseconds));

const failAfter = (milliseconds: number) =>
  new Promise<string>((_resolve, reject) => setTimeout(() => reject('no network'), milliseconds));

/** The reported states and their times. */
function record(load: () => string | Promise<string>) {
  const log: [number, DelayedState<string>][] = [];
  const cancel = followLoad(load, 200, (state) => log.push([Date.now(), state]));
  return { log, cancel };
}

test.each([0, 150, 199])('ready after %i ms: no placeholder at all', async (milliseconds) => {
  const { log } = record(() => after(milliseconds));
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual([[milliseconds, { kind: 'ready', value: 'component' }]]);
});

test('ready after 400 ms: a placeholder from 200 ms on', async () => {
  const { log } = record(() => after(400));
  await vi.advanceTimersByTimeAsync(199);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(801);
  expect(log).toEqual([
    [200, { kind: 'placeholder' }],
    [400, { kind: 'ready', value: 'component' }],
  ]);
});

test('what is there already is told before any timer', async () => {
  const { log } = record(() => 'component');
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual([[0, { kind: 'ready', value: 'component' }]]);
});

test('a load that fails early shows no placeholder afterwards', async () => {
  const { log } = record(() => failAfter(100));
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual([[100, { kind: 'failed', error: 'no network' }]]);
});

test('a load that fails late takes the place of the placeholder', async () => {
  const { log } = record(() => failAfter(300));
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual([
    [200, { kind: 'placeholder' }],
    [300, { kind: 'failed', error: 'no network' }],
  ]);
});

test('a load that throws at once has failed too', async () => {
  const error = new Error('no such file');
  const { log } = record(() => {
    throw error;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual([[0, { kind: 'failed', error }]]);
});

test.each([100, 300])('called off after %i ms, nothing more is told', async (milliseconds) => {
  for (const load of [() => after(400), () => failAfter(400)]) {
    const { log, cancel } = record(load);
    await vi.advanceTimersByTimeAsync(milliseconds);
    const count = log.length;
    cancel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toHaveLength(count);
    expect(vi.getTimerCount()).toBe(0);
  }
});
