// All queries on the site's content.

import type { Database } from '#database/open.ts';
import { type Collection, pageCollections } from '#schema/collections.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import {
  listCollectionNavigation,
  listDirectories,
  listPageSearch,
  listSearchSections,
  listSurroundings,
} from './collection-lists.ts';
import { CollectionQuery, type FieldOf } from './collection-query.ts';
import { buildNavigation } from './navigation-tree.ts';

export type ContentQueries = ReturnType<typeof contentQueries>;

/** The queries, bound to one open database. */
export function contentQueries(db: Database) {
  return {
    queryCollection: <C extends Collection>(collection: C) => new CollectionQuery(db, collection),
    queryCollectionNavigation: <C extends Collection>(collection: C, fields?: readonly FieldOf<C>[]) =>
      listCollectionNavigation(db, collection, fields),
    queryCollectionItemSurroundings: <C extends Collection>(
      collection: C,
      path: string,
      options?: Parameters<typeof listSurroundings<C>>[3],
    ) => listSurroundings(db, collection, path, options),
    queryCollectionSearchSections: <C extends Collection>(collection: C) =>
      listSearchSections(db, collection),
    listPaths: () => listPaths(db),
    listPageSearch: () => listPageSearch(db),
    listDirectories: () => listDirectories(db),
    listNavigation: (options?: NavigationOptions) => listNavigation(db, options),
  };
}

interface NavigationOptions {
  /** Sections whose pages get their word count, as `meta.words`. */
  countWordsIn?: readonly string[];
}

/** The navigation tree of the whole site: every collection's pages in one tree, in reading order. */
async function listNavigation(
  db: Database,
  { countWordsIn = [] }: NavigationOptions = {},
): Promise<NavigationItem[]> {
  const fields = ['navigation', 'stem', 'path', 'title', 'icon', 'description', 'showChildren'] as const;
  const extra = ['difficulty', 'date', 'authors', 'meta'] as const;
  const perCollection = await Promise.all(
    pageCollections.map((collection) =>
      new CollectionQuery(db, collection).select(...fields, ...extra).all(),
    ),
  );
  const words = new Map(countWordsIn.flatMap((section) => listWordCounts(db, section)));
  const pages = perCollection.flat().map((page) => {
    const count = words.get(page.path);
    return count === undefined ? page : { ...page, meta: { ...page.meta, words: count } };
  });
  return buildNavigation(pages, listDirectories(db), extra);
}

/** The path of every page, including those in no menu. */
async function listPaths(db: Database): Promise<string[]> {
  return pageCollections.flatMap((collection) =>
    db
      .prepare(`SELECT path FROM "${collection}"`)
      .all()
      .map(({ path }) => String(path)),
  );
}

/** The path and the number of words of every page below a path. */
function listWordCounts(db: Database, section: string): [path: string, words: number][] {
  return pageCollections.flatMap((collection) =>
    db
      .prepare(
        `SELECT path, json_extract(body, '$.words') AS words FROM "${collection}" WHERE path >= ? AND path < ?`,
      )
      // Exactly the paths that start with "/blog/" sort between it and "/blog0": "0" is the character after "/".
      .all(`${section}/`, `${section}0`)
      .map(({ path, words }): [string, number] => [String(path), Number(words)]),
  );
}
