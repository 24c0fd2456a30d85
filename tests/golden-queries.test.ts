// What readers type, against a reference in small and against the project's own content.
import { beforeAll, describe, expect, test } from 'vitest';
import { createSearchIndex, type SearchIndex } from '#features/search/matching/search-index.ts';
import { packSearchFile } from '#pages/search-file.ts';
import { buildNavigation } from '#queries/navigation-tree.ts';
import { searchSectionsOf } from '#queries/search-sections.ts';
import { headingId, type SearchRow, unpackSearchFile } from '#schema/search.ts';
import { readFixturePages } from './search/fixture-pages.ts';
import { contentQueries, fixtureQueries, type GoldenQuery } from './search/golden-queries.ts';
import { readContentFile } from './search/read-content-file.ts';

function fixtureIndex(): SearchIndex {
  const pages = readFixturePages().map(({ path, title, description, headings }, order) => ({
    path,
    // Numbered, so that the tree keeps the order of the list.
    stem: path.slice(1),
    title,
    description,
    navigation: true,
    icon: null,
    showChildren: false,
    body: { nodes: [], words: 0, toc: headings.map((text) => ({ id: headingId(text), text, depth: 2 })) },
    order,
  }));
  const tree = buildNavigation(pages, new Map(), [], 'given');
  return createSearchIndex(unpackSearchFile(packSearchFile(tree, pages.flatMap(searchSectionsOf))));
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
  let index: SearchIndex;
  let pages: SearchRow[];
  beforeAll(async () => {
    const rows = unpackSearchFile(await readContentFile());
    pages = rows.filter(({ level }) => level === 1);
    index = createSearchIndex(rows);
  });

  test.each(contentQueries)('$term leads to $first', (query) => {
    expect(found(index, query)).toEqual(wanted(query));
  });

  test('every page is found first by its own name; of two with one name, the kind decides', () => {
    const first = (term: string) => index.find(term, 1)[0]?.row.id;
    const lost = pages.flatMap(({ id, label }) => {
      const namesakes = pages.filter((page) => page.label.toLowerCase() === label.toLowerCase());
      const kind = /\/(element|attribute)s\/[^/]+$/.exec(id)?.[1];
      const term = namesakes.length > 1 && kind ? `${label} ${kind}` : label;
      return first(term) === id ? [] : [`${term}: ${first(term)} before ${id}`];
    });
    expect(lost).toEqual([]);
  });
});
