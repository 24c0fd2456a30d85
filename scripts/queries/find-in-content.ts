// The site's search over the project's own content, without a browser.
import { resolve } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { createFullSearch } from '#features/search/matching/search-everything.ts';
import { createSearchIndex } from '#features/search/matching/search-index.ts';
import { createTextIndex } from '#features/search/matching/text-index.ts';
import { searchFileOf } from '#pages/search-file.ts';
import { searchTextOf } from '#pages/search-text.ts';
import { loadSiteData } from '#pages/site-data.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import { constants } from '#schema/constants.ts';
import { type SearchRow, unpackSearchFile } from '#schema/search.ts';
import { takeParsedPages } from '../build-test-site.ts';
import type { Find } from './rate-queries.ts';

export interface ContentSearch {
  rows: readonly SearchRow[];
  find: Find;
}

/** Reads the content; only changed files are parsed again. */
export async function searchContent(projectRoot: string): Promise<ContentSearch> {
  const database = resolve(projectRoot, '.cache/queries.sqlite');
  takeParsedPages(database);
  const { settings } = await buildContent({
    root: resolve(projectRoot, 'content'),
    publicDir: resolve(projectRoot, 'public'),
    database,
    isLenient: true,
  });
  const db = openDatabase(database);
  try {
    const site = await loadSiteData(settings, contentQueries(db));
    const file = await searchFileOf(site);
    const rows = unpackSearchFile(file);
    const { parts, ...about } = searchTextOf(site, file);
    const list = parts.map(({ first }): [string, string] => [first, first]);
    const text = createTextIndex(
      { ...about, parts: list },
      async (first) => parts.find((part) => part.first === first)?.words ?? {},
    );
    const search = createFullSearch(createSearchIndex(rows), text);
    const find: Find = async (term) =>
      (await search.find(term, constants.search.maxResults)).map(({ row }) => row.id);
    return { rows, find };
  } finally {
    db.close();
  }
}
