import { describe, expect, test, vi } from 'vitest';
import type { SearchRow } from '#schema/search.ts';
import type { TextPart } from '#schema/search-text.ts';
import { createFullSearch } from './search-everything.ts';
import { createSearchIndex } from './search-index.ts';
import { createTextIndex } from './text-index.ts';

const row = (id: string, page: number, label: string, description = ''): SearchRow => ({
  ...{ id, page, label, description, titles: [], icon: null, kind: 'page', section: null },
  level: id.includes('#') ? 2 : 1,
});
const rows = [
  row('/img', 0, 'img', 'A picture'),
  row('/img#sizes', 0, 'Sizes'),
  row('/img#pitfalls', 0, 'Pitfalls'),
  row('/video', 1, 'video', 'A film'),
  row('/video#sizes', 1, 'Sizes of films'),
  row('/cat', 2, 'Cats'),
];
const words: TextPart = {
  blurry: '0C',
  everywhere: '',
  pixel: '0BC1B',
  purr: '2A',
  unit: '0C1A',
  usual: '0ABB1AB1A',
};

function start(part: TextPart | null = words) {
  const fetchPart = vi.fn(async () => part ?? Promise.reject(new Error('offline')));
  const text = createTextIndex({ order: '', sections: 6, parts: [['a', '/part']] }, fetchPart);
  const search = createFullSearch(createSearchIndex(rows), text);
  const find = async (term: string) => (await search.find(term, 42)).map((hit) => [hit.row.id, hit.tier]);
  return { find, search, fetchPart };
}

describe('the words of texts', () => {
  test('lead to the section with most of them, below everything found by a label', async () => {
    const { find } = start();
    expect(await find('pixel unit')).toEqual([
      ['/img#pitfalls', 'text'],
      ['/video', 'text'],
    ]);
    expect((await find('video')).slice(0, 1)).toEqual([['/video', 'exact']]);
  });

  test('count together with the title of their page', async () => {
    const { find } = start();
    expect((await find('video pixel'))[0]).toEqual(['/video#sizes', 'text']);
  });

  test('that stand everywhere never stand in the way', async () => {
    const { find } = start();
    expect((await find('everywhere blurry'))[0]).toEqual(['/img#pitfalls', 'text']);
  });

  test('are not looked up for words that say nothing, nor for a single digit beside others', async () => {
    const { find, fetchPart } = start();
    expect(await find('how to')).toEqual([]);
    expect(fetchPart).not.toHaveBeenCalled();
    expect((await find('blurry 1'))[0]).toEqual(['/img#pitfalls', 'text']);
  });

  test('are known words: no typing error is looked for', async () => {
    const { find } = start({ catz: '1A' });
    expect((await find('catz'))[0]).toEqual(['/video', 'text']);
    expect((await start({}).find('catz'))[0]).toEqual(['/cat', 'title']);
  });

  test('are left alone when labels answer well enough', async () => {
    const many = Array.from({ length: 12 }, (_, page) => row(`/${page}`, page, `Pixel ${page}`));
    const fetchPart = vi.fn();
    const text = createTextIndex({ order: '', sections: 6, parts: [['a', '/part']] }, fetchPart);
    expect(await createFullSearch(createSearchIndex(many), text).find('pixel', 42)).toHaveLength(12);
    expect(fetchPart).not.toHaveBeenCalled();
  });

  test('that cannot be fetched leave what labels find', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { find } = start(null);
    expect((await find('sizes')).map(([id]) => id)).toEqual(['/img#sizes', '/video#sizes']);
    expect(warn).toHaveBeenCalledWith('A part of the search could not be loaded.', expect.any(Error));
    warn.mockRestore();
  });
});

describe('the nearest', () => {
  test('have some of the words, the rarest first', async () => {
    const { find } = start();
    expect(await find('purr pixel')).toEqual([
      ['/cat', 'nearest'],
      ['/img#sizes', 'nearest'],
      ['/video#sizes', 'nearest'],
    ]);
  });

  test('are found beside a word that stands nowhere', async () => {
    const { find } = start();
    expect(await find('qqqqzzzz usual')).toEqual([
      ['/img', 'nearest'],
      ['/video', 'nearest'],
      ['/cat', 'nearest'],
    ]);
  });

  test('are not there for a term that nothing is near to', async () => {
    const { find } = start();
    expect(await find('qqqqzzzz')).toEqual([]);
    expect(await find('qqqqzzzz wwwwyyyy xxxxvvvv everywhere')).toEqual([]);
  });
});

test('labels answer first, unless a word may be a typing error', () => {
  const { search } = start();
  expect(search.findLabels('video', 42)?.[0]?.row.id).toBe('/video');
  expect(search.findLabels('vidoe', 42)).toBeNull();
});
