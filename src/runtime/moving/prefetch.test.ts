import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowsPrefetch, type Connection } from './connection.ts';
import { createPrefetcher, prefetchLinks } from './prefetch.ts';

describe('the connection', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '4g' }, true],
  ] as [Connection | undefined, boolean][])('%j allows prefetching: %s', (connection, expected) => {
    expect(allowsPrefetch(connection)).toBe(expected);
  });
});

function setUp(connection: () => Connection | undefined = () => undefined, budget = 1_000_000) {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  let bytes = 0;
  const prefetcher = createPrefetcher({
    fetch: (path) => {
      started.push(path);
      return new Promise((resolve) => waiting.push(resolve));
    },
    connection,
    spent: () => bytes,
    budget,
  });
  /** The oldest of those under way arrives, and has weighed a thousand bytes. */
  const arrive = async () => {
    bytes += 1000;
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { prefetcher, started, arrive };
}

describe('prefetching', () => {
  it('has four under way, and takes the next when one is done', async () => {
    const { prefetcher, started, arrive } = setUp();
    prefetcher.lift();
    const paths = Array.from({ length: 12 }, (_, i) => `/p${i}`);
    for (const path of paths) prefetcher.add(path);
    expect(started).toEqual(paths.slice(0, 4));
    await arrive();
    expect(started).toEqual(paths.slice(0, 5));
    for (let i = 1; i < 12; i++) await arrive();
    expect(started).toEqual(paths);
  });

  it('takes one after another within the budget, and begins nothing that would most likely cost more', async () => {
    const { prefetcher, started, arrive } = setUp(undefined, 6000);
    const paths = Array.from({ length: 12 }, (_, i) => `/p${i}`);
    for (const path of paths) prefetcher.add(path);
    expect(started).toEqual(paths.slice(0, 1));
    for (let i = 0; i < 12; i++) await arrive();
    expect(started).toEqual(paths.slice(0, 6));
    prefetcher.lift();
    expect(started).toEqual(paths.slice(0, 10));
  });

  it('takes what the reader shows interest in first, whatever it costs, and each once', async () => {
    const { prefetcher, started, arrive } = setUp(undefined, 4000);
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) prefetcher.add(path);
    prefetcher.addFirst('/f');
    expect(started).toEqual(['/a', '/f']);
    for (let i = 0; i < 6; i++) await arrive();
    expect(started).toEqual(['/a', '/f', '/b', '/c']);
    prefetcher.addFirst('/a');
    prefetcher.lift();
    expect(started).toEqual(['/a', '/f', '/b', '/c', '/d', '/e']);
  });

  it('fetches a path once', () => {
    const { prefetcher, started } = setUp();
    prefetcher.add('/a');
    prefetcher.add('/a');
    expect(started).toEqual(['/a']);
  });

  it('asks about the connection each time', () => {
    let connection: Connection = { saveData: true };
    const { prefetcher, started } = setUp(() => connection);
    prefetcher.add('/a');
    expect(started).toEqual([]);
    connection = {};
    prefetcher.add('/a');
    expect(started).toEqual(['/a']);
  });
});

describe('the manifest of the build', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A browser without the Navigation API, in which nothing but the manifest is fetched. */
  function start(connection: Connection) {
    let becomeIdle = () => {};
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      becomeIdle = callback;
    });
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { connection });
    const load = vi.fn(async () => null);
    const lookForLinks = prefetchLinks({
      manifest: { load, isPrerendered: () => null },
      payloads: {} as Parameters<typeof prefetchLinks>[0]['payloads'],
      isPage: () => true,
      spent: () => 0,
    });
    return { load, lookForLinks, becomeIdle: () => becomeIdle() };
  }

  it('is loaded once, a second after the browser has become idle', async () => {
    const { load, lookForLinks, becomeIdle } = start({ effectiveType: '4g' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    becomeIdle();
    await vi.advanceTimersByTimeAsync(999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1);
    lookForLinks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded over a very slow connection', async () => {
    const { load, lookForLinks, becomeIdle } = start({ effectiveType: 'slow-2g' });
    becomeIdle();
    lookForLinks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});
