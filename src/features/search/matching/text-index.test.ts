import { expect, test, vi } from 'vitest';
import type { TextPart } from '#schema/search-text.ts';
import { createTextIndex } from './text-index.ts';

const files: Record<string, TextPart> = {
  '/a': { all: '', alt: '0A', altar: '1B' },
  '/t': { tab: '0AB', table: '2A' },
  '/ta': { tablet: '3A', tar: '4A' },
};

function start() {
  const fetchPart = vi.fn(async (address: string) => files[address] ?? Promise.reject(new Error('gone')));
  const parts: [string, string][] = [
    ['all', '/a'],
    ['tab', '/t'],
    ['tablet', '/ta'],
  ];
  return { fetchPart, index: createTextIndex({ order: '', sections: 10, parts }, fetchPart) };
}

const placesOf = (places: ReadonlyMap<number, ReadonlyMap<number, number>> | undefined) =>
  Object.fromEntries([...(places ?? [])].map(([page, own]) => [page, Object.fromEntries(own)]));

test('a word is found in its part, which is fetched once; longer words fit less', async () => {
  const { index, fetchPart } = start();
  const alt = await index.lookUp('alt');
  expect(placesOf(alt?.places)).toEqual({ 0: { 0: 1 }, 1: { 1: 0.6 } });
  expect([alt?.sections, alt?.isCommon]).toEqual([2, false]);
  await index.lookUp('altar');
  expect(fetchPart.mock.calls).toEqual([['/a']]);
});

test('words that begin alike may be in two parts', async () => {
  const { index, fetchPart } = start();
  expect(placesOf((await index.lookUp('tab'))?.places)).toEqual({
    0: { 0: 1, 1: 1 },
    2: { 0: 0.6 },
    3: { 0: 0.6 },
  });
  expect(fetchPart.mock.calls).toEqual([['/t'], ['/ta']]);
});

test('so few letters have to be the whole word', async () => {
  const { index, fetchPart } = start();
  expect(await index.lookUp('ta')).toBeNull();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a word that stands everywhere is known, and one that stands nowhere is not', async () => {
  const { index } = start();
  expect(await index.lookUp('all')).toEqual({ places: new Map(), sections: 0, isCommon: true });
  expect(await index.lookUp('zebra')).toBeNull();
  expect(await index.lookUp('aardvark')).toBeNull();
});

test('a part that could not be fetched is tried again', async () => {
  const { index, fetchPart } = start();
  fetchPart.mockRejectedValueOnce(new Error('offline'));
  await expect(index.lookUp('alt')).rejects.toThrow('offline');
  expect(await index.lookUp('alt')).not.toBeNull();
});
