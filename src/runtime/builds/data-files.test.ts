import { expect, test, vi } from 'vitest';
import type { CurrentBuild } from '#schema/builds.ts';
import type { Http, HttpOptions } from '../http.ts';
import { createDataFiles } from './data-files.ts';

const files = (build: string) => ({
  navigation: `/_data/navigation.${build}.json`,
  panels: `/_data/panels.${build}.json`,
  outline: `/_data/outline.${build}.json`,
  search: `/_data/search.${build}.json`,
  text: `/_data/text.${build}.json`,
});

function setUp(present: Record<string, unknown>, status = 404) {
  const asked: [url: string, options?: HttpOptions][] = [];
  const onOutdated = vi.fn();
  const http = (async (url: string, options?: HttpOptions) => {
    asked.push(options ? [url, options] : [url]);
    if (url in present) return present[url];
    throw Object.assign(new Error(`no ${url}`), { status });
  }) as Http;
  const fetchData = createDataFiles({ http, build: { app: 'a', files: files('one') }, onOutdated });
  return { asked, fetchData, onOutdated };
}

const current = (app: string, build: string) => ({ app, files: files(build) }) as CurrentBuild;

test('data of this build is asked for by its own address', async () => {
  const { asked, fetchData } = setUp({ '/_data/search.one.json': 'one' });
  expect(await fetchData('search', { responseType: 'arrayBuffer' })).toBe('one');
  expect(asked).toEqual([['/_data/search.one.json', { responseType: 'arrayBuffer' }]]);
});

test('data that a newer build took away is replaced by its own, and so is all other data', async () => {
  const { asked, fetchData, onOutdated } = setUp({
    '/builds/current.json': current('a', 'two'),
    '/_data/search.two.json': 'two',
    '/_data/panels.two.json': 'panels',
  });
  expect(await fetchData('search')).toBe('two');
  expect(await fetchData('panels')).toBe('panels');
  expect(asked).toEqual([
    ['/_data/search.one.json'],
    ['/builds/current.json', { cache: 'no-store' }],
    ['/_data/search.two.json'],
    ['/_data/panels.two.json'],
  ]);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('data for other scripts is not read: the page is out of date', async () => {
  const { asked, fetchData, onOutdated } = setUp({ '/builds/current.json': current('b', 'two') });
  await expect(fetchData('search')).rejects.toThrow('no /_data/search.one.json');
  expect(onOutdated).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
});

test('data that is missing from the newest build too is an error', async () => {
  const { asked, fetchData, onOutdated } = setUp({ '/builds/current.json': current('a', 'one') });
  await expect(fetchData('search')).rejects.toThrow('no /_data/search.one.json');
  expect(asked).toHaveLength(2);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('a server in trouble says nothing about builds', async () => {
  const { asked, fetchData } = setUp({}, 500);
  await expect(fetchData('search')).rejects.toThrow('no /_data/search.one.json');
  expect(asked).toHaveLength(1);
});
