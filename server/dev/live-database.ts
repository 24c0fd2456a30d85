// The content database on the authoring server: rows are read and replaced one page at a time.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Database, wrapDatabase } from '#database/open.ts';
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow } from '#database/tables.ts';
import type { StoredDocument } from '#database/writer.ts';
import { codeOfBody, type KnownCode } from '#pipeline/markdown/code/highlight.ts';
import type { Body } from '#schema/page/body.ts';
import { pageFieldNames } from '#schema/page/page.ts';

/** The fields shown in menus and in lists on other pages. */
const listedFields = ['title', 'navigation', 'icon', 'showChildren', 'difficulty', 'date'] as const;

type PageKey = Pick<DocumentRow, 'collection' | 'id'>;

export interface LiveDatabase extends Database {
  listDocuments(): DocumentRow[];
  /** Replaces a page and its document record. */
  store(stored: StoredDocument): void;
  /** The highlighted code of a page: most edits do not change it. */
  findCode(page: PageKey): KnownCode;
  /** The fields of a page shown in menus and lists, for comparison. */
  findListing(page: PageKey): Listing;
}

interface Listing {
  fields: string;
  /** Only shown in lists on other pages. */
  description: string;
}

/** Opens a database for reading and writing. */
export function openLiveDatabase(file: string): LiveDatabase {
  const raw = new DatabaseSync(file);
  // It can be rebuilt from the documents at any time, so writes need not be synced to disk.
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
