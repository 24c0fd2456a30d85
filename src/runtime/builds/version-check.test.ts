import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVersionCheck } from './version-check.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => vi.useRealTimers());

function setUp(answers: (() => unknown)[]) {
  const urls: string[] = [];
  const onNewVersion = vi.fn();
  const check = createVersionCheck({
    fetch: async (url) => {
      urls.push(url);
      return (answers.shift() ?? (() => ({ id: 'a' })))();
    },
    buildId: 'a',
    interval: 1000,
    onNewVersion,
  });
  return { check, urls, onNewVersion };
}

const fail = () => {
  throw new Error('no network');
};

describe('looking for a new version', () => {
  it('first looks after one interval, then after each, with the time in the address', async () => {
    const { check, urls } = setUp([]);
    check.start();
    await vi.advanceTimersByTimeAsync(999);
    expect(urls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(urls).toEqual(['/builds/latest.json?1700000001000']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(urls).toHaveLength(3);
  });

  it('says so once when the id differs, and stops', async () => {
    const { check, urls, onNewVersion } = setUp([() => ({ id: 'a' }), () => ({ id: 'b' })]);
    check.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(check.isOutdated()).toBe(false);
    await vi.advanceTimersByTimeAsync(9000);
    expect(check.isOutdated()).toBe(true);
    expect(urls).toHaveLength(2);
    expect(onNewVersion).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a failed request', fail],
    ['an answer in another form', () => ({ version: 2 })],
    ['an empty answer', () => null],
  ])('goes on after %s', async (_, answer) => {
    const { check, urls, onNewVersion } = setUp([answer]);
    check.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(urls).toHaveLength(2);
    expect(onNewVersion).not.toHaveBeenCalled();
    expect(check.isOutdated()).toBe(false);
  });

  it('stops when somebody else found out', async () => {
    const { check, urls, onNewVersion } = setUp([]);
    check.start();
    check.markOutdated();
    check.markOutdated();
    await vi.advanceTimersByTimeAsync(5000);
    expect(urls).toEqual([]);
    expect(onNewVersion).toHaveBeenCalledTimes(1);
  });

  it('tells newer, same and unknown apart', async () => {
    const { check } = setUp([() => ({ id: 'b' }), () => ({ id: 'a' }), fail]);
    expect([await check.look(), await check.look(), await check.look()]).toEqual([true, false, null]);
  });
});
