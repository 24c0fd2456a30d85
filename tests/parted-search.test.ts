// The search of a site that is too large for one file: the same answers, from the parts that a term needs.
import { expect, test, vi } from 'vitest';
import { createPartedSearch } from '#features/search/matching/parted-search.ts';
import { createSearchIndex } from '#features/search/matching/search-index.ts';
import { createRequestHandler, type WorkerResponse } from '#features/search/matching/search-worker.ts';
import { cutSearchFile, isTooLarge } from '#pages/search-parts.ts';
import { indexTexts } from '#pages/search-text.ts';
import { type PartedSearchFile, type SearchFile, unpackSearchFile } from '#schema/search.ts';
import { fixtureSearchFile } from './search/fixture-search-file.ts';
import { fixtureQueries } from './search/golden-queries.ts';

/** Writes the parts of a file into memory. */
function parted(file: SearchFile) {
  const files = new Map<string, string>();
  const { parts, labels, ...about } = cutSearchFile(file);
  const write = (address: string, value: unknown) => {
    files.set(address, JSON.stringify(value));
    return address;
  };
  const list: PartedSearchFile = {
    ...about,
    parts: parts.map((part, i) => write(`/rows-${i}`, part)),
    labels: {
      ...{ order: about.order, sections: 0 },
      parts: labels.map(({ first, words }, i) => [first, write(`/labels-${i}`, words)]),
    },
  };
  const fetched: string[] = [];
  const fetchText = async (address: string) => {
    fetched.push(address);
    return files.get(address) ?? Promise.reject(new Error('gone'));
  };
  return { list, files, fetched, fetchText };
}

const reference = fixtureSearchFile();

test('every query of the reference leads to the same page first', async () => {
  const whole = createSearchIndex(unpackSearchFile(reference));
  const { list, fetchText } = parted(reference);
  const search = createPartedSearch(list, null, fetchText);
  const firstOf = async (term: string) => (await search.find(term, 42))[0]?.row.id;
  const terms = fixtureQueries.map(({ term }) => term);
  const found = await Promise.all(terms.map(async (term) => [term, await firstOf(term)]));
  expect(found).toEqual(terms.map((term) => [term, whole.find(term, 42)[0]?.row.id]));
});

/** A thousand pages with a word of its own each. */
function manyPages(): SearchFile {
  const pages = Array.from({ length: 3000 }, (_, i) => i);
  const all = <T>(value: T) => pages.map(() => value);
  return {
    ...{ icons: [], sections: ['Part'], parents: ['Part'] },
    paths: pages.map((i) => `/part/${i}`),
    titles: pages.map((i) => (i === 2500 ? 'Signs' : `Signs of kind${i} and others`)),
    descriptions: pages.map((i) => `How it is done, number ${i}.`),
    keywords: all(''),
    ...{ sectionOf: all(0), parentOf: all(0), iconOf: all(-1), kindOf: all(0) },
    rows: pages.map((i) => `1Why kind${i} matters`),
  };
}

test('a term fetches few parts, and a word of all pages leads to the page that is called so', async () => {
  const { list, fetched, fetchText } = parted(manyPages());
  const search = createPartedSearch(list, null, fetchText);
  const [first, second] = await search.find('kind1234', 42);
  expect([first?.row.id, second?.row.id]).toEqual(['/part/1234', '/part/1234#why-kind1234-matters']);
  expect(fetched.filter((address) => address.startsWith('/rows')).length).toBe(1);
  expect((await search.find('signs', 42))[0]?.row).toMatchObject({ id: '/part/2500', page: 2500 });
  // Nearly all pages have the first word in their title, and only some of these are in the index.
  expect((await search.find('signs kind2999', 42))[0]?.row.id).toBe('/part/2999');
  expect((await search.find('sings kind77', 42))[0]?.row.id).toBe('/part/77');
  expect(fetched.filter((address) => address.startsWith('/rows')).length).toBeLessThan(60);
  expect(search.pageOf(2500)?.label).toBe('Signs');
});

test('parts that cannot be fetched are left out, and asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { list, files, fetchText } = parted(manyPages());
  const search = createPartedSearch(list, null, fetchText);
  const rows = [...files].filter(([address]) => address.startsWith('/rows'));
  for (const [address] of rows) files.delete(address);
  expect(await search.find('kind1234', 42)).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  for (const [address, text] of rows) files.set(address, text);
  expect((await search.find('kind1234', 42))[0]?.row.id).toBe('/part/1234');
  warn.mockRestore();
});

test('the worker searches the texts of such a site too', async () => {
  const file = manyPages();
  const words = { sections: 2, words: 'walrus AB' };
  const text = indexTexts(file.paths, new Map([['/part/2000', { keywords: [], names: [], ...words }]]));
  const { list, files, fetchText } = parted(file);
  for (const [i, part] of text.parts.entries()) files.set(`/words-${i}`, JSON.stringify(part.words));
  const responses: WorkerResponse[] = [];
  await new Promise<void>((resolve) => {
    const handle = createRequestHandler({
      respond: (response) => {
        responses.push(response);
        if (response.kind === 'found') resolve();
      },
      schedule: (task, delay) => delay === undefined && queueMicrotask(task),
      fetchText,
    });
    handle({
      kind: 'load',
      file: new TextEncoder().encode(JSON.stringify(list)).buffer as ArrayBuffer,
      text: { ...text, parts: text.parts.map(({ first }, i) => [first, `/words-${i}`]) },
      maxListed: 34,
    });
    handle({ kind: 'search', term: 'walrus', limit: 42 });
  });
  expect(responses).toMatchObject([
    { kind: 'loaded', paths: [] },
    { kind: 'found', rows: [{ id: '/part/2000', description: 'How it is done, number 2000.' }] },
  ]);
  expect(responses[0]).toHaveProperty('pages.length', 34);
});

test('only a file of more than a megabyte is cut', () => {
  expect(isTooLarge(reference)).toBe(false);
  const { list } = parted(manyPages());
  // What every reader of such a site fetches stays small.
  expect(JSON.stringify(list).length).toBeLessThan(60_000);
  const large = { ...reference, descriptions: reference.descriptions.map(() => 'x'.repeat(20_000)) };
  expect(isTooLarge(large)).toBe(true);
});
