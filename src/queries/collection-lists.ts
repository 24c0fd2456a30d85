// The three lists that are derived from a collection. Each can be narrowed and ordered before it is awaited.

import type { Database } from '#database/open.ts';
import type { Collection } from '#schema/collections.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { ContentsEntry } from '#schema/page/body.ts';
import type { Page, PageField } from '#schema/page/page.ts';
import type { PageSearch } from '#schema/search.ts';
import { CollectionQuery, type Direction, type FieldOf } from './collection-query.ts';
import { Conditions } from './conditions.ts';
import {
  buildNavigation,
  type DirectorySettings,
  isInHiddenDirectory,
  type NavigationSource,
} from './navigation-tree.ts';
import { type SearchSection, searchSectionsOf } from './search-sections.ts';
import { surroundingsOf } from './surroundings.ts';

const navigationFields = [
  'navigation',
  'stem',
  'path',
  'title',
  'meta',
  'icon',
  'description',
  'showChildren',
] as const;

/** A query that can still be refined; awaiting it runs it. */
export class DerivedQuery<C extends Collection, Result>
  extends Conditions<FieldOf<C>>
  implements PromiseLike<Result>
{
  readonly #query: CollectionQuery<C>;
  readonly #run: (query: CollectionQuery<C>) => Promise<Result>;

  constructor(query: CollectionQuery<C>, run: (query: CollectionQuery<C>) => Promise<Result>) {
    super();
    this.#query = query;
    this.#run = run;
  }

  override where(...condition: Parameters<Conditions<FieldOf<C>>['where']>): this {
    this.#query.where(...condition);
    return this;
  }

  override andWhere(fill: Parameters<Conditions<FieldOf<C>>['andWhere']>[0]): this {
    this.#query.andWhere(fill);
    return this;
  }

  override orWhere(fill: Parameters<Conditions<FieldOf<C>>['orWhere']>[0]): this {
    this.#query.orWhere(fill);
    return this;
  }

  order(field: FieldOf<C>, direction: Direction): this {
    this.#query.order(field, direction);
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: the specification's queries are awaited without a closing call
  then<A = Result, B = never>(
    onDone?: ((result: Result) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#run(this.#query).then(onDone, onError);
  }
}

/** The tree of one collection. */
export function listCollectionNavigation<C extends Collection>(
  db: Database,
  collection: C,
  fields: readonly FieldOf<C>[] = [],
): DerivedQuery<C, NavigationItem[]> {
  return new DerivedQuery(new CollectionQuery(db, collection), (query) => navigationOf(db, query, fields));
}

/** The pages around one path of a collection. */
export function listSurroundings<C extends Collection>(
  db: Database,
  collection: C,
  path: string,
  {
    before = 1,
    after = 1,
    fields = [],
  }: { before?: number; after?: number; fields?: readonly FieldOf<C>[] } = {},
): DerivedQuery<C, (NavigationItem | null)[]> {
  return new DerivedQuery(new CollectionQuery(db, collection), async (query) =>
    surroundingsOf(await navigationOf(db, query, fields), path, { before, after }),
  );
}

/** The search rows of one collection's Markdown pages; pages hidden from navigation are left out. */
export function listSearchSections<C extends Collection>(
  db: Database,
  collection: C,
): DerivedQuery<C, SearchSection[]> {
  return new DerivedQuery(new CollectionQuery(db, collection), async (query) => {
    const fields = ['id', 'path', 'stem', 'title', 'description', 'navigation', 'extension'];
    const directories = listDirectories(db);
    const headings = listHeadings(db, collection);
    const pages = (await query.select(...(fields as FieldOf<C>[])).all()) as unknown as Page[];
    return pages
      .filter((page) => page.extension === 'md' && page.navigation !== false)
      .filter((page) => !isInHiddenDirectory(page.stem, directories))
      .flatMap((page) => searchSectionsOf({ ...page, body: { toc: headings.get(page.id) ?? [] } }));
  });
}

async function navigationOf<C extends Collection>(
  db: Database,
  query: CollectionQuery<C>,
  fields: readonly PageField[],
): Promise<NavigationItem[]> {
  const wanted = [...navigationFields, ...fields] as FieldOf<C>[];
  const pages = (await query.select(...wanted).all()) as unknown as NavigationSource[];
  return buildNavigation(pages, listDirectories(db), fields, query.isOrdered ? 'given' : 'stem');
}

/** The headings of every page of a collection, by the page's id. */
function listHeadings(db: Database, collection: Collection): Map<string, ContentsEntry[]> {
  const rows = db.prepare('SELECT id, toc FROM _documents WHERE collection = ?').all(collection);
  return new Map(rows.map(({ id, toc }) => [String(id), JSON.parse(String(toc))]));
}

/** Search data of every page besides its title and headings, by path. */
export function listPageSearch(db: Database): Map<string, PageSearch> {
  const rows = db.prepare('SELECT path, search FROM _documents').all();
  return new Map(rows.map(({ path, search }) => [String(path), JSON.parse(String(search))]));
}

/** The `.navigation` file of every folder that has one. */
export function listDirectories(db: Database): DirectorySettings {
  const rows = db.prepare('SELECT stem, data FROM _directories').all();
  return new Map(rows.map(({ stem, data }) => [String(stem), JSON.parse(String(data))]));
}
