import { expect, test, vi } from 'vitest';
import { safeStorage } from './storage.ts';
import { keepTypeface } from './typeface.ts';

const url = '/assets/inter.woff2';
const answer = (status: number) => vi.fn(async () => new Response('font', { status }));

test('it is fetched once, and remembered when it is there', async () => {
  const storage = safeStorage('local', {});
  const fetch = answer(200);
  await keepTypeface(url, storage, fetch);
  expect(storage.get('plinth-face')).toBe('1');
  await keepTypeface(url, storage, fetch);
  expect(fetch.mock.calls).toEqual([[url, { priority: 'low' }]]);
});

test('what does not come is not remembered, and nothing fails', async () => {
  const storage = safeStorage('local', {});
  await keepTypeface(url, storage, answer(404));
  await keepTypeface(url, storage, () => Promise.reject(new TypeError('offline')));
  expect(storage.get('plinth-face')).toBe(null);
});

test('a reader who saves data keeps the typeface of the system', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const fetch = answer(200);
  await keepTypeface(url, safeStorage('local', {}), fetch);
  expect(fetch).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
