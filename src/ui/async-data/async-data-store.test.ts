import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AsyncDataError,
  type AsyncDataHandler,
  type AsyncDataOptions,
  toRequest,
} from './async-data-request.ts';
import { type AsyncDataStore, createAsyncDataStore } from './async-data-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function toError(thrown: unknown): AsyncDataError {
  const { statusCode = 500, message } = thrown as Partial<AsyncDataError>;
  return { statusCode, message: message ?? '' };
}

const createStore = (isServer = false) => createAsyncDataStore({ toError, isServer });

const ask = <T>(handler: AsyncDataHandler<T>, options?: AsyncDataOptions<T>) =>
  toRequest('page', handler, options);

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

const failAfter = (milliseconds: number, error: unknown) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(error), milliseconds));

/** Subscribes to a key and records each status, including the first. */
function listen(store: AsyncDataStore, key = 'page') {
  const log: string[] = [store.read(key).status];
  const leave = store.subscribe(key, () => log.push(store.read(key).status));
  return { log, leave };
}

const dataOf = (store: AsyncDataStore, key = 'page') => store.read(key).held?.value;

/** Whether a promise has resolved, readable at any time. */
function notice(promise: Promise<void>) {
  const seen = { isDone: false };
  void promise.then(() => {
    seen.isDone = true;
  });
  return seen;
}

test('a success goes idle, pending, success', async () => {
  const store = createStore();
  const { log } = listen(store);
  await store.run(ask(async () => 'data'));
  expect(log).toEqual(['idle', 'pending', 'success']);
  expect(store.read('page')).toMatchObject({ held: { value: 'data' }, error: undefined });
});

test('a rejection goes idle, pending, error, without data', async () => {
  const store = createStore();
  const { log } = listen(store);
  await store.run(ask(() => Promise.reject(new Error('no'))));
  expect(log).toEqual(['idle', 'pending', 'error']);
  expect(store.read('page')).toMatchObject({ held: null, error: { statusCode: 500, message: 'no' } });
});

test('an error keeps the code it carries', async () => {
  const store = createStore();
  await store.run(ask(() => Promise.reject({ statusCode: 404, message: 'gone' })));
  expect(store.read('page').error).toEqual({ statusCode: 404, message: 'gone' });
});

test('a handler that throws instead of rejecting is an error all the same', async () => {
  const store = createStore();
  const fail = () => {
    throw new Error('at once');
  };
  await store.run(ask(fail));
  expect(store.read('page')).toMatchObject({ status: 'error', error: { message: 'at once' } });
});

test('old data stays while a refresh is pending', async () => {
  const store = createStore();
  await store.run(ask(() => 'old'));
  const refresh = store.run(ask(() => after(10, 'new')));
  expect(store.read('page')).toMatchObject({ status: 'pending', held: { value: 'old' } });
  await vi.advanceTimersByTimeAsync(10);
  await refresh;
  expect(store.read('page')).toMatchObject({ status: 'success', held: { value: 'new' } });
});

test('an error takes the data away, and only the next success takes the error away', async () => {
  const store = createStore();
  await store.run(ask(() => 'data'));
  await store.run(ask(() => Promise.reject(new Error('no'))));
  expect(store.read('page')).toMatchObject({ status: 'error', held: null });
  const refresh = store.run(ask(async () => 'data'));
  expect(store.read('page')).toMatchObject({ status: 'pending', held: null, error: { message: 'no' } });
  await refresh;
  expect(store.read('page')).toMatchObject({ status: 'success', error: undefined });
});

test('clear goes back to idle without data or error and calls the run off', async () => {
  const store = createStore();
  await store.run(ask(() => 'data'));
  let signal: AbortSignal | undefined;
  const refresh = store.run(
    ask((context) => {
      signal = context.signal;
      return after(10, 'late');
    }),
  );
  store.clear('page');
  const idle = { status: 'idle', held: null, error: undefined, isBlank: false };
  expect(store.read('page')).toEqual(idle);
  expect(signal?.aborted).toBe(true);
  await refresh;
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.read('page')).toEqual(idle);
});

test('clear takes an error away too', async () => {
  const store = createStore();
  await store.run(ask(() => Promise.reject(new Error('no'))));
  store.clear('page');
  expect(store.read('page')).toMatchObject({ status: 'idle', error: undefined });
});

test('two refreshes, the first resolves last: the data is of the second', async () => {
  const store = createStore();
  const { log } = listen(store);
  const signals: AbortSignal[] = [];
  const run = (milliseconds: number, value: string) =>
    store.run(
      ask(({ signal }) => {
        signals.push(signal);
        return after(milliseconds, value);
      }),
    );
  const both = [run(100, 'first'), run(10, 'second')];
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(both);
  expect(dataOf(store)).toBe('second');
  expect(log).toEqual(['idle', 'pending', 'success']);
});

test('a run that was replaced is ignored when it fails later', async () => {
  const store = createStore();
  void store.run(ask(() => failAfter(100, new Error('late'))));
  void store.run(ask(() => after(10, 'second')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.read('page')).toMatchObject({ status: 'success', held: { value: 'second' } });
});

test('who waits for a run that was replaced waits for the one in its place', async () => {
  const store = createStore();
  const first = notice(store.run(ask(() => after(10, 'first'))));
  void store.run(ask(() => after(50, 'second')));
  await vi.advanceTimersByTimeAsync(49);
  expect(first.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(first.isDone).toBe(true);
});

test('with dedupe "defer" a second run joins the first', async () => {
  const store = createStore();
  const second = vi.fn(() => 'second');
  const runs = [store.run(ask(() => after(10, 'first'))), store.run(ask(second, { dedupe: 'defer' }))];
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(runs);
  expect(second).not.toHaveBeenCalled();
  expect(dataOf(store)).toBe('first');
  await store.run(ask(second, { dedupe: 'defer' }));
  expect(dataOf(store)).toBe('second');
});

test('a handler that calls itself off leaves the status idle, no error, and the data there was', async () => {
  const store = createStore();
  await store.run(ask(() => 'data'));
  const { log } = listen(store);
  await store.run(ask(() => Promise.reject(new DOMException('called off', 'AbortError'))));
  expect(log).toEqual(['success', 'pending', 'idle']);
  expect(store.read('page')).toMatchObject({ held: { value: 'data' }, error: undefined });
});

test('a run that takes too long is an error', async () => {
  const store = createStore();
  void store.run(ask(() => after(1000, 'late'), { timeout: 50 }));
  await vi.advanceTimersByTimeAsync(50);
  expect(store.read('page')).toMatchObject({
    status: 'error',
    error: { statusCode: 500, message: 'The data for "page" did not arrive within 50 ms.' },
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.read('page').status).toBe('error');
});

test('what is stored has been transformed and picked from', async () => {
  const store = createStore();
  const transform = (page: { title: string }) => ({ title: page.title.toUpperCase(), more: true });
  await store.run(toRequest('page', () => ({ title: 'a' }), { transform, pick: ['title'] }));
  expect(dataOf(store)).toEqual({ title: 'A' });
});

test('everyone who names a key shares its one run and its data', async () => {
  const store = createStore();
  const handler = vi.fn(() => after(10, 'data'));
  const first = listen(store);
  const second = listen(store);
  store.start(ask(handler));
  store.start(ask(handler));
  await vi.advanceTimersByTimeAsync(10);
  store.start(ask(handler));
  expect(handler).toHaveBeenCalledTimes(1);
  expect([first.log, second.log]).toEqual([
    ['idle', 'pending', 'success'],
    ['idle', 'pending', 'success'],
  ]);
  expect(store.read('other').status).toBe('idle');
});

test('a component that comes to a failed or cleared key tries again', async () => {
  const store = createStore();
  await store.run(ask(() => Promise.reject(new Error('no'))));
  store.start(ask(() => 'second'));
  await store.settled();
  expect(dataOf(store)).toBe('second');
  store.clear('page');
  store.start(ask(() => 'third'));
  await store.settled();
  expect(dataOf(store)).toBe('third');
});

test('reading gives the same object until something changes', async () => {
  const store = createStore();
  store.seed({ other: 1 });
  expect(store.read('page')).toBe(store.read('page'));
  expect(store.read('other')).toBe(store.read('other'));
  const before = store.read('other');
  store.subscribe('other', () => {});
  expect(store.read('other')).toBe(before);
});

test('who has left hears nothing more', async () => {
  const store = createStore();
  const { log, leave } = listen(store);
  listen(store);
  leave();
  await store.run(ask(() => 'data'));
  expect(log).toEqual(['idle']);
});

test('the last to leave takes the data along', async () => {
  const store = createStore();
  const listeners = [listen(store), listen(store)];
  await store.run(ask(() => 'data'));
  listeners[0]?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(dataOf(store)).toBe('data');
  listeners[1]?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read('page')).toEqual({ status: 'idle', held: null, error: undefined, isBlank: true });
});

test('the last to leave calls the run off', async () => {
  const store = createStore();
  const { leave } = listen(store);
  let signal: AbortSignal | undefined;
  store.start(
    ask((context) => {
      signal = context.signal;
      return after(10, 'late');
    }),
  );
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(signal?.aborted).toBe(true);
  expect(store.read('page').status).toBe('idle');
});

test('a component that takes over in the same moment finds data and run still there', async () => {
  const store = createStore();
  const first = listen(store);
  const handler = vi.fn(() => after(10, 'data'));
  store.start(ask(handler));
  first.leave();
  const second = listen(store);
  await vi.advanceTimersByTimeAsync(10);
  expect(second.log).toEqual(['pending', 'success']);
  expect(handler).toHaveBeenCalledTimes(1);
});

test('data of the page is there at once, without a run, and stays when everyone has left', async () => {
  const store = createStore();
  store.seed({ page: 'payload', none: undefined });
  const { leave } = listen(store);
  const handler = vi.fn(() => 'own');
  store.start(ask(handler));
  expect(store.read('page')).toMatchObject({ status: 'success', held: { value: 'payload' } });
  expect(store.read('none').status).toBe('success');
  leave();
  await vi.advanceTimersByTimeAsync(0);
  store.start(ask(handler));
  expect(dataOf(store)).toBe('payload');
  expect(handler).not.toHaveBeenCalled();
});

test('a refresh of page data is kept in its place; a failed one is not; a clear is final', async () => {
  const store = createStore();
  store.seed({ page: 'payload' });
  const visit = async (step: () => unknown) => {
    const { leave } = listen(store);
    await step();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    return dataOf(store);
  };
  expect(await visit(() => store.run(ask(() => 'fresh')))).toBe('fresh');
  expect(await visit(() => store.run(ask(() => Promise.reject(new Error('no')))))).toBe('fresh');
  expect(await visit(() => store.clear('page'))).toBeUndefined();
  expect(store.read('page').status).toBe('idle');
});

test('page data that arrives during a run is the answer', async () => {
  const store = createStore();
  const { log } = listen(store);
  store.start(ask(() => after(10, 'slow')));
  store.seed({ page: 'payload' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(['idle', 'pending', 'success']);
  expect(dataOf(store)).toBe('payload');
});

test('on a server what opts out stays idle, what failed is not tried again, and data can be collected', async () => {
  const server = createStore(true);
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  const skipped = vi.fn(() => 'never');
  const render = () => {
    server.start(ask(() => after(10, 'data')));
    server.start(toRequest('lazy', () => after(20, 'lazy'), { lazy: true }));
    server.start(toRequest('failing', failing));
    server.start(toRequest('browser', skipped, { server: false }));
  };
  render();
  const settled = notice(server.settled());
  await vi.advanceTimersByTimeAsync(19);
  expect(settled.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.isDone).toBe(true);
  render();
  expect(['page', 'lazy', 'failing', 'browser'].map((key) => server.read(key).status)).toEqual([
    'success',
    'success',
    'error',
    'idle',
  ]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(skipped).not.toHaveBeenCalled();
  expect(server.collect()).toEqual({ page: 'data', lazy: 'lazy' });
});

test('in the browser what opted out on the server runs', async () => {
  const store = createStore();
  store.start(ask(() => 'data', { server: false }));
  await store.settled();
  expect(dataOf(store)).toBe('data');
});

test('what was collected on a server seeds the browser', async () => {
  const server = createStore(true);
  server.seed({ kept: 1 });
  await server.run(ask(() => ['data']));
  const browser = createStore();
  browser.seed(server.collect());
  expect([dataOf(browser), dataOf(browser, 'kept')]).toEqual([['data'], 1]);
});

test('in the browser nobody waits for what is lazy', async () => {
  const store = createStore();
  const order: string[] = [];
  store.start(toRequest('lazy', () => after(50, 'lazy'), { lazy: true }));
  store.start(ask(() => after(10, 'data')));
  void store
    .settled()
    .then(() => order.push(`${store.read('page').status}, lazy ${store.read('lazy').status}`));
  await vi.advanceTimersByTimeAsync(50);
  expect(order).toEqual(['success, lazy pending']);
});

test('settled waits for runs that begin while it waits', async () => {
  const store = createStore();
  store.subscribe('page', () => {
    if (store.read('page').status === 'success') store.start(toRequest('next', () => after(10, 'next')));
  });
  store.start(ask(() => after(10, 'data')));
  const settled = notice(store.settled());
  await vi.advanceTimersByTimeAsync(19);
  expect(settled.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.isDone).toBe(true);
  expect(dataOf(store, 'next')).toBe('next');
});
