// Everything the site may ask of its content.
import type { Database } from '#database/open.ts';
import { type Collection, pageCollections } from '#schema/collections.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import {
  queryNavigation,
  querySearchSections,
  querySurroundings,
  readDirectories,
} from './collection-lists.ts';
import { CollectionQuery, type FieldOf } from './collection-query.ts';
import { buildNavigation } from './navigation-tree.ts';

export type ContentQueries = ReturnType<typeof contentQueries>;

/** The questions, bound to one open database. */
export function contentQueries(db: Database) {
  return {
    queryCollection: <C extends Collection>(collection: C) => new CollectionQuery(db, collection),
    queryCollectionNavigation: <C extends Collection>(collection: C, fields?: readonly FieldOf<C>[]) =>
      queryNavigation(db, collection, fields),
    queryCollectionItemSurroundings: <C extends Collection>(
      collection: C,
      path: string,
      options?: Parameters<typeof querySurroundings<C>>[3],
    ) => querySurroundings(db, collection, path, options),
    queryCollectionSearchSections: <C extends Collection>(collection: C) =>
      querySearchSections(db, collection),
    listNavigation: () => listNavigation(db),
  };
}

/** The tree of the whole site: every collection's pages in one tree, in reading order. */
async function listNavigation(db: Database): Promise<NavigationItem[]> {
  const fields = ['navigation', 'stem', 'path', 'title', 'icon', 'description', 'showChildren'] as const;
  const extra = ['difficulty', 'date', 'authors', 'meta'] as const;
  const perCollection = await Promise.all(
    pageCollections.map((collection) =>
      new CollectionQuery(db, collection).select(...fields, ...extra).all(),
    ),
  );
  const words = countPostWords(db);
  const pages = perCollection.flat().map((page) => {
    const count = words.get(page.path);
    return count === undefined ? page : { ...page, meta: { ...page.meta, words: count } };
  });
  return buildNavigation(pages, readDirectories(db), extra);
}

/** The length of every post by its path: the list of posts says how long each takes to read. */
function countPostWords(db: Database): Map<string, number> {
  const rows = db.raw
    .prepare("SELECT path, json_extract(body, '$.words') AS words FROM content WHERE path LIKE '/blog/%'")
    .all();
  return new Map(rows.map(({ path, words }) => [String(path), Number(words)]));
}
