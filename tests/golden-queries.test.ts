// What readers type, against a reference in small and against the project's own content.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearchIndex, type SearchIndex } from '#features/search/matching/search-index.ts';
import { type SearchRow, unpackSearchFile } from '#schema/search.ts';
import { type ContentSearch, searchContent } from '#scripts/queries/find-in-content.ts';
import { rateKinds, rateQueries } from '#scripts/queries/rate-queries.ts';
import { readReaderQueries } from '#scripts/queries/reader-queries.ts';
import { fixtureSearchFile } from './search/fixture-search-file.ts';
import { fixtureQueries, type GoldenQuery } from './search/golden-queries.ts';

function fixtureIndex(): SearchIndex {
  return createSearchIndex(unpackSearchFile(fixtureSearchFile()));
}

const found = (index: SearchIndex, { term, also = [] }: GoldenQuery) => {
  const ids = index.find(term, 42).map(({ row }) => row.id);
  return { first: ids[0], also: also.filter((path) => ids.slice(0, 10).includes(path)) };
};
const wanted = ({ first, also = [] }: GoldenQuery) => ({ first, also });

describe('in a complete reference', () => {
  const index = fixtureIndex();

  test.each(fixtureQueries)('$term leads to $first', (query) => {
    expect(found(index, query)).toEqual(wanted(query));
  });

  test.each(['qqqqzzzz', '<>', '***', 'xylophone', 'unlisted walrus'])('%s leads nowhere', (term) => {
    expect(index.find(term, 42)).toEqual([]);
  });
});

describe("in the project's content", () => {
  let search: ContentSearch;
  let pages: SearchRow[];
  beforeAll(async () => {
    search = await searchContent(join(import.meta.dirname, '..'));
    pages = search.rows.filter(({ level }) => level === 1);
  });

  test('every right answer is an address of the site', () => {
    const known = new Set(search.rows.map(({ id }) => id));
    const wrong = readReaderQueries().flatMap(({ right }) => right.filter((address) => !known.has(address)));
    expect(wrong).toEqual([]);
  });

  test('what readers type is answered: so often first, among the first three, and not at all', async () => {
    const rated = await rateQueries(readReaderQueries(), search.find);
    const table = rateKinds(rated).map(({ kind, queries, first, inThree, nothing }) =>
      [kind, queries, first, inThree, nothing].join(' '),
    );
    expect(table).toEqual([
      'name 95 95 95 0',
      'value 38 38 38 0',
      'question 72 71 72 0',
      'other word 42 40 42 0',
      'misspelling 35 31 35 0',
      'plural 14 14 14 0',
      'spelling 14 14 14 0',
      'all 310 303 310 0',
    ]);
  });

  test('at least 95 of 100 names lead to a right address first, and 90 of 100 questions among the first three', async () => {
    const [all, rated] = [readReaderQueries(), await rateQueries(readReaderQueries(), search.find)];
    expect(all.length).toBeGreaterThanOrEqual(300);
    const kinds = new Map(rateKinds(rated).map((one) => [one.kind, one]));
    const share = (kind: string, count: 'first' | 'inThree') =>
      (kinds.get(kind)?.[count] ?? 0) / (kinds.get(kind)?.queries ?? 1);
    expect(share('name', 'first')).toBeGreaterThanOrEqual(0.95);
    expect(share('question', 'inThree')).toBeGreaterThanOrEqual(0.9);
    expect(kinds.get('all')?.nothing).toBe(0);
  });

  test('every page is found first by its own name; of two with one name, the kind decides', async () => {
    const lost = await Promise.all(
      pages.map(async ({ id, label }) => {
        const namesakes = pages.filter((page) => page.label.toLowerCase() === label.toLowerCase());
        const kind = /\/(element|attribute|role)s\/[^/]+$/.exec(id)?.[1];
        const term = namesakes.length > 1 && kind ? `${label} ${kind}` : label;
        const [first] = await search.find(term);
        return first === id ? [] : [`${term}: ${first} before ${id}`];
      }),
    );
    expect(lost.flat()).toEqual([]);
  });
});
