import { expect, test, vi } from 'vitest';
import { createLazyData } from './lazy-data.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is fetched before it is asked for, and then once', async () => {
  const fetch = vi.fn(async () => 'data');
  const data = createLazyData(fetch, () => {});
  const changed = vi.fn();
  data.subscribe(changed);
  expect(fetch).not.toHaveBeenCalled();
  data.load();
  data.load();
  expect(data.get()).toBe(null);
  await settled();
  data.load();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(data.get()).toBe('data');
});

test('a failure is told, and the next time asks again', async () => {
  const onError = vi.fn();
  const fetch = vi.fn().mockRejectedValueOnce('offline').mockResolvedValueOnce('data');
  const data = createLazyData<string>(fetch, onError);
  expect(await data.load()).toBe(false);
  expect(onError.mock.calls).toEqual([['offline']]);
  expect(data.get()).toBe(null);
  expect(await data.load()).toBe(true);
  expect(data.get()).toBe('data');
});

test('what was forgotten is fetched anew, and an answer from before does not count', async () => {
  const answers: ((value: string) => void)[] = [];
  const fetch = () => new Promise<string>((resolve) => answers.push(resolve));
  const data = createLazyData(fetch, () => {});
  data.load();
  data.forget();
  data.load();
  answers[0]?.('old');
  await settled();
  expect(data.get()).toBe(null);
  answers[1]?.('new');
  await settled();
  expect(data.get()).toBe('new');
});
