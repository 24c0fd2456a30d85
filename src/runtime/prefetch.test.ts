import { describe, expect, it } from 'vitest';
import { allowsPrefetch, type Connection, createPrefetcher } from './prefetch.ts';

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

function setUp(connection: () => Connection | undefined = () => undefined) {
  const started: string[] = [];
  const done: (() => void)[] = [];
  const prefetcher = createPrefetcher({
    fetch: (path) => {
      started.push(path);
      return new Promise((resolve) => done.push(resolve));
    },
    connection,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { prefetcher, started, done, settle };
}

describe('prefetching', () => {
  it('has four under way, and takes the next when one is done', async () => {
    const { prefetcher, started, done, settle } = setUp();
    const paths = Array.from({ length: 12 }, (_, i) => `/p${i}`);
    for (const path of paths) prefetcher.add(path);
    expect(started).toEqual(paths.slice(0, 4));
    done[0]?.();
    await settle();
    expect(started).toEqual(paths.slice(0, 5));
    for (let i = 1; i < 12; i++) {
      done[i]?.();
      await settle();
    }
    expect(started).toEqual(paths);
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
