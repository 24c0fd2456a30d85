// The tables of the content database: one per collection with one column per field, and the engine's own
// tables, whose names start with an underscore.
import { type PageCollection, pageCollections } from '#schema/collections.ts';
import { type PageField, pageFields } from '#schema/page/page.ts';

/** Raise this when a table, a column or the meaning of a stored value changes: older files are then rebuilt. */
export const schemaVersion = 4;

/** A page as stored by SQLite: JSON as text, booleans as 0 and 1. */
export type PageRow = { [F in PageField]: string | number | null } & {
  id: string;
  stem: string;
  path: string;
};

/** The engine's record of a source file. */
export interface DocumentRow {
  id: string;
  file: string;
  collection: PageCollection;
  path: string;
  /** Hash of the file and of every file it includes; equal hashes mean equal rows. */
  hash: string;
  /** JSON: other files that the document was built from. */
  includes: string;
  /** JSON: links out of the page, to be checked against the whole site. */
  links: string;
  /** JSON: ids on the page that a link may point to. */
  anchors: string;
  /** JSON: pictures to publish. */
  pictures: string;
  /** JSON: problems, reported on every build until they are fixed. */
  problems: string;
  /** JSON: the headings of the page. They are also in its body, but parsing all bodies of a site is slow. */
  toc: string;
  /** JSON: icons of collections not included with the project, as named by the page. */
  icons: string;
  /** JSON: search data of the page besides its title and headings. */
  search: string;
}

/** The same record as stored. */
export interface StoredDocumentRow extends DocumentRow {
  /** Hash of the page's stored row; equal hashes mean equal pages, whatever the row was built from. */
  row: string;
}

/** The columns of the record, in order. */
export const documentFields = [
  ...(['id', 'file', 'collection', 'path', 'hash', 'includes', 'links', 'anchors', 'pictures'] as const),
  ...(['problems', 'toc', 'icons', 'search', 'row'] as const),
] satisfies (keyof StoredDocumentRow)[];

/** The `.navigation` file of a folder. */
export interface DirectoryRow {
  stem: string;
  data: string;
}

/** The SQL statements that create an empty database. */
export function createStatements(): string[] {
  const columns = Object.entries(pageFields).map(([name, kind]) => {
    const type = kind === 'boolean' ? 'INTEGER' : 'TEXT';
    return `"${name}" ${type}${name === 'id' ? ' PRIMARY KEY' : name === 'path' || name === 'stem' ? ' NOT NULL' : ''}`;
  });
  const pages = pageCollections.flatMap((collection) => [
    `CREATE TABLE "${collection}" (${columns.join(', ')})`,
    `CREATE UNIQUE INDEX "${collection}_path" ON "${collection}" ("path")`,
    `CREATE INDEX "${collection}_stem" ON "${collection}" ("stem")`,
    `CREATE INDEX "${collection}_date" ON "${collection}" ("date")`,
  ]);
  return [
    ...pages,
    `CREATE TABLE "_documents" (id TEXT PRIMARY KEY, file TEXT NOT NULL UNIQUE, collection TEXT NOT NULL, path TEXT NOT NULL,
      hash TEXT NOT NULL, includes TEXT NOT NULL, links TEXT NOT NULL, anchors TEXT NOT NULL, pictures TEXT NOT NULL, problems TEXT NOT NULL,
      toc TEXT NOT NULL, icons TEXT NOT NULL, search TEXT NOT NULL, row TEXT NOT NULL DEFAULT '')`,
    'CREATE INDEX "_documents_path" ON "_documents" ("path")',
    'CREATE TABLE "_directories" (stem TEXT PRIMARY KEY, data TEXT NOT NULL)',
    'CREATE TABLE "_settings" (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ];
}
