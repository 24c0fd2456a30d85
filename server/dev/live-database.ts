// The content database while an author works: rows are read and replaced one page at a time.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Database, wrapDatabase } from '#database/open.ts';
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow } from '#database/tables.ts';
import type { StoredDocument } from '#database/writer.ts';
import { codeOfBody, type KnownCode } from '#pipeline/markdown/code/highlight.ts';
import type { Body } from '#schema/page/body.ts';
import { pageFieldNames } from '#schema/page/page.ts';

/** The fields that menus and lists on other pages show, and the page itself in its menus. */
const listedFields = ['title', 'navigation', 'icon', 'showChildren', 'difficulty', 'date'] as const;

type PageKey = Pick<DocumentRow, 'collection' | 'id'>;

export interface LiveDatabase extends Database {
  listDocuments(): DocumentRow[];
  /** Replaces a page and what is known about its document. */
  store(stored: StoredDocument): void;
  /** The highlighted code of a page: most edits leave it as it is. */
  findCode(page: PageKey): KnownCode;
  /** What menus and lists show of a page, for comparison. */
  findListing(page: PageKey): Listing;
}

interface Listing {
  fields: string;
  /** Only lists on other pages show it. */
  description: string;
}

/** Opens a database for reading and writing. */
export function openLiveDatabase(file: string): LiveDatabase {
  const raw = new DatabaseSync(file);
  // It can be made again from the documents at any time, so nothing has to wait for the disk.
  raw.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
  const db = wrapDatabase(raw);
  const find = (fields: readonly string[], { collection, id }: PageKey) =>
    db.prepare(`SELECT ${namesOf(fields)} FROM "${collection}" WHERE id = ?`).get(id);
  const replace = (table: string, fields: readonly string[], values: readonly SQLInputValue[]) =>
    db
      .prepare(`INSERT OR REPLACE INTO "${table}" (${namesOf(fields)}) VALUES (${fields.map(() => '?')})`)
      .run(...values);

  return {
    ...db,
    listDocuments: () => db.prepare('SELECT * FROM _documents').all() as unknown as DocumentRow[],
    store({ document, page }) {
      const row = rowFromPage(page);
      replace(
        document.collection,
        pageFieldNames,
        pageFieldNames.map((name) => row[name]),
      );
      replace('_documents', Object.keys(document), Object.values(document));
    },
    findCode(page) {
      const body = find(['body'], page)?.body;
      return typeof body === 'string' ? codeOfBody(JSON.parse(body) as Body) : new Map();
    },
    findListing(page) {
      const { description = null, ...fields } = find([...listedFields, 'description'], page) ?? {};
      return { fields: JSON.stringify(fields), description: String(description) };
    },
  };
}

/** Names come from the schema and the types of rows, never from a request. */
function namesOf(fields: readonly string[]): string {
  return fields.map((name) => `"${name}"`).join(', ');
}
