import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastInput } from './toast.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const titles = (store: ToastStore) => store.list().map(({ title }) => title);
const ids = (store: ToastStore) => store.list().map(({ id }) => id);
const find = (store: ToastStore, id: string) => store.list().find((toast) => toast.id === id);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A store with one toast on screen. */
async function showOne(input: ToastInput = {}) {
  const store = createToastStore();
  store.add({ id: 'a', ...input });
  await pass(0);
  return store;
}

test('add answers the toast with an id of its own, open', () => {
  const store = createToastStore();
  const first = store.add({ title: 'Saved' });
  const second = store.add({ title: 'Saved' });
  expect(first).toEqual({ id: 'toast-1', open: true, title: 'Saved' });
  expect(second.id).toBe('toast-2');
  expect(store.add({ id: 'mine' })).toEqual({ id: 'mine', open: true });
});

test('an id made up is never one in use', () => {
  const store = createToastStore();
  store.add({ id: 'toast-1' });
  store.add({ id: 'toast-2' });
  expect(store.add({}).id).toBe('toast-3');
});

test('the queue moves one toast a tick, in the order of adding', () => {
  const ticks: (() => void)[] = [];
  const store = createToastStore({ tick: (run) => ticks.push(run) });
  for (const title of ['a', 'b', 'c']) store.add({ title });
  const seen = [titles(store)];
  while (ticks.length > 0) {
    expect(ticks).toHaveLength(1);
    ticks.shift()?.();
    seen.push(titles(store));
  }
  expect(seen).toEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']]);
});

test('five adds in one event appear in order, before any time has passed', async () => {
  const store = createToastStore();
  for (const title of ['1', '2', '3', '4', '5']) store.add({ title });
  expect(titles(store)).toEqual([]);
  await pass(0);
  expect(titles(store)).toEqual(['1', '2', '3', '4', '5']);
});

test('of seven the last five are listed, all open', async () => {
  const store = createToastStore();
  const lengths: number[] = [];
  store.subscribe(() => lengths.push(store.list().length));
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) store.add({ title });
  await pass(0);
  expect(titles(store)).toEqual(['3', '4', '5', '6', '7']);
  expect(store.list().every(({ open }) => open)).toBe(true);
  expect(lengths).toEqual([1, 2, 3, 4, 5, 5, 5]);
});

test('the dropped toast takes its timer along: its id can be used anew', async () => {
  const store = await showOne({ duration: 1000 });
  await pass(900);
  for (const id of ['b', 'c', 'd', 'e', 'f']) store.add({ id, duration: 0 });
  await pass(0);
  expect(vi.getTimerCount()).toBe(0);
  store.add({ id: 'a', duration: 1000 });
  await pass(999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('a leaving toast counts among the five', async () => {
  const store = await showOne();
  store.remove('a');
  for (const id of ['b', 'c', 'd', 'e', 'f']) store.add({ id });
  await pass(0);
  expect(ids(store)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('the same id on screen merges the fields, keeps the place and adds no second toast', async () => {
  const store = await showOne({ title: 'Saving', description: 'One file' });
  store.add({ id: 'b' });
  await pass(0);
  const merged = { id: 'a', open: true, title: 'Saved', description: 'One file' };
  expect(store.add({ id: 'a', title: 'Saved' })).toEqual(merged);
  await pass(0);
  expect(store.list()).toEqual([merged, { id: 'b', open: true }]);
});

test('the same id on screen restarts the timer', async () => {
  const store = await showOne();
  await pass(3000);
  store.add({ id: 'a' });
  await pass(4999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('the same id in the queue merges there', async () => {
  const store = createToastStore();
  store.add({ id: 'a', title: 'Saving', icon: 'i-lucide-save' });
  store.add({ id: 'a', title: 'Saved' });
  await pass(0);
  expect(store.list()).toEqual([{ id: 'a', open: true, title: 'Saved', icon: 'i-lucide-save' }]);
});

test('the same id as a leaving toast opens it again for its whole time', async () => {
  const store = await showOne();
  store.remove('a');
  await pass(199);
  store.add({ id: 'a' });
  await pass(4999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('update merges into a toast on screen or in the queue; an unknown id is nothing', async () => {
  const store = await showOne({ title: 'One' });
  store.add({ id: 'b', title: 'Two' });
  store.update('a', { description: 'shown' });
  store.update('b', { description: 'queued' });
  store.update('c', { description: 'unknown' });
  await pass(0);
  expect(store.list()).toEqual([
    { id: 'a', open: true, title: 'One', description: 'shown' },
    { id: 'b', open: true, title: 'Two', description: 'queued' },
  ]);
});

test('update cannot change an id', async () => {
  const store = await showOne();
  store.update('a', { id: 'b', title: 'x' } as ToastInput);
  expect(store.list()).toEqual([{ id: 'a', open: true, title: 'x' }]);
});

test('update leaves the timer running', async () => {
  const store = await showOne();
  await pass(3000);
  store.update('a', { title: 'x', duration: 5000 });
  await pass(1999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('update restarts the timer when the duration changes', async () => {
  const store = await showOne();
  await pass(3000);
  store.update('a', { duration: 4000 });
  await pass(3999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('update with duration 0 stops the timer for good, a pause later included', async () => {
  const store = await showOne();
  store.update('a', { duration: 0 });
  store.pause();
  store.resume();
  await pass(60_000);
  expect(find(store, 'a')?.open).toBe(true);
});

test('update with a new duration does not keep a leaving toast', async () => {
  const store = await showOne();
  store.remove('a');
  await pass(100);
  store.update('a', { duration: 9000 });
  await pass(100);
  expect(store.list()).toEqual([]);
});

test('update with open: false closes like remove, with open: true takes that back', async () => {
  const store = await showOne({ duration: 0 });
  store.update('a', { open: false });
  await pass(199);
  store.update('a', { open: true });
  await pass(60_000);
  expect(find(store, 'a')?.open).toBe(true);
  store.update('a', { open: false });
  await pass(200);
  expect(store.list()).toEqual([]);
});

test('remove closes at once; the toast is listed for 199 ms and gone at 200', async () => {
  const store = await showOne({ title: 'x' });
  store.remove('a');
  expect(store.list()).toEqual([{ id: 'a', open: false, title: 'x' }]);
  await pass(199);
  expect(store.list()).toEqual([{ id: 'a', open: false, title: 'x' }]);
  await pass(1);
  expect(store.list()).toEqual([]);
});

test('a second remove does not prolong the leaving', async () => {
  const store = await showOne();
  store.remove('a');
  await pass(150);
  store.remove('a');
  await pass(50);
  expect(store.list()).toEqual([]);
});

test('remove of an unknown id is nothing, and tells nobody', async () => {
  const store = await showOne();
  const listener = vi.fn();
  store.subscribe(listener);
  const before = store.list();
  store.remove('b');
  expect(store.list()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('remove takes a queued toast back', async () => {
  const store = createToastStore();
  store.add({ id: 'a' });
  store.add({ id: 'b' });
  store.remove('a');
  await pass(0);
  expect(ids(store)).toEqual(['b']);
});

test('clear empties list and queue at once, and nothing comes back', async () => {
  const store = await showOne();
  store.add({ id: 'b' });
  store.clear();
  expect(store.list()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  await pass(10_000);
  expect(store.list()).toEqual([]);
});

test('what is added after clear in the same event is shown', async () => {
  const store = createToastStore();
  store.add({ id: 'a' });
  store.clear();
  store.add({ id: 'b' });
  store.add({ id: 'c' });
  await pass(0);
  expect(ids(store)).toEqual(['b', 'c']);
});

test('without a duration it is open at 4999 ms, closed at 5000, listed at 5199 and gone at 5200', async () => {
  const store = await showOne();
  await pass(4999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
  await pass(199);
  expect(find(store, 'a')?.open).toBe(false);
  await pass(1);
  expect(store.list()).toEqual([]);
});

test('its own duration counts', async () => {
  const store = await showOne({ duration: 80 });
  await pass(79);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test.each([0, -5, Number.POSITIVE_INFINITY, Number.NaN, 2 ** 31])(
  'duration %d never closes by itself',
  async (duration) => {
    const store = await showOne({ duration });
    await pass(60_000);
    expect(find(store, 'a')?.open).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('a pause adds its length: the time that remained goes on', async () => {
  const store = await showOne();
  await pass(2000);
  store.pause();
  await pass(60_000);
  expect(find(store, 'a')?.open).toBe(true);
  store.resume();
  await pass(2999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('two pauses add up, and saying either twice changes nothing', async () => {
  const store = await showOne();
  for (let round = 0; round < 2; round += 1) {
    await pass(1000);
    store.pause();
    store.pause();
    await pass(3000);
    store.resume();
    store.resume();
  }
  await pass(2999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('a toast that appears during a pause has its whole time afterwards', async () => {
  const store = createToastStore();
  store.pause();
  store.add({ id: 'a' });
  await pass(60_000);
  store.resume();
  await pass(4999);
  expect(find(store, 'a')?.open).toBe(true);
  await pass(1);
  expect(find(store, 'a')?.open).toBe(false);
});

test('a pause does not stop a toast from leaving, nor wake one that stays', async () => {
  const store = await showOne();
  store.add({ id: 'b', duration: 0 });
  store.remove('a');
  store.pause();
  await pass(200);
  expect(ids(store)).toEqual(['b']);
  store.resume();
  await pass(60_000);
  expect(find(store, 'b')?.open).toBe(true);
});

test.each([
  ['a blank action', { title: 'x', actions: [{ label: '  ' }] }],
  ['a type that is none', { type: 'loud' }],
])('%s throws at once; nothing is queued', async (_, fields) => {
  const store = await showOne({ title: 'kept' });
  const before = store.list();
  expect(() => store.add(fields as ToastInput)).toThrow(Error);
  expect(() => store.add({ ...fields, id: 'a' } as ToastInput)).toThrow(Error);
  expect(() => store.update('a', fields as ToastInput)).toThrow(Error);
  await pass(0);
  expect(store.list()).toBe(before);
});

test('listeners hear every change until they leave; the list is the same array in between', async () => {
  const store = createToastStore();
  const heard: string[][] = [];
  const leave = store.subscribe(() => heard.push(store.list().map(({ id, open }) => `${id} ${open}`)));
  store.add({ id: 'a', duration: 1000 });
  await pass(1200);
  expect(heard).toEqual([['a true'], ['a false'], []]);
  expect(store.list()).toBe(store.list());
  leave();
  store.add({ id: 'b' });
  await pass(0);
  expect(heard).toHaveLength(3);
});

test('the clock can be given whole', () => {
  const timers: { delay: number; run: () => void }[] = [];
  const store = createToastStore({
    now: () => 0,
    tick: (run) => run(),
    after(delay, run) {
      timers.push({ delay, run });
      return () => {};
    },
  });
  store.add({ id: 'a' });
  timers[0]?.run();
  expect(timers.map(({ delay }) => delay)).toEqual([5000, 200]);
  expect(store.list()).toEqual([{ id: 'a', open: false }]);
  timers[1]?.run();
  expect(store.list()).toEqual([]);
});
