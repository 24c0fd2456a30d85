// Writes a content database to a new file beside the old one, which replaces it only when it is complete. If
// rows can be reused, the new file starts as a copy of the old one, which takes a hundredth of the time of
// writing every row again.
import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type PageCollection, pageCollections } from '#schema/collections.ts';
import { type Page, pageFieldNames } from '#schema/page/page.ts';
import { readVersion } from './open.ts';
import { rowFromPage } from './page-row.ts';
import {
  createStatements,
  type DirectoryRow,
  type DocumentRow,
  documentFields,
  type PageRow,
  type StoredDocumentRow,
  schemaVersion,
} from './tables.ts';

/** Everything the pipeline stores about one source file. */
export interface StoredDocument {
  document: DocumentRow;
  page: Page;
}

export interface DatabaseWriter {
  /** The previous database's record of each file, by file name; empty if it cannot be reused. */
  previous: Map<string, StoredDocumentRow>;
  /** The body of a page in the previous database, as JSON; must be read before a document is added. */
  previousBody(document: DocumentRow): string | undefined;
  /**
   * Keeps an unchanged document, row and record. All rows not kept are deleted when the first document is
   * added.
   */
  keep(document: StoredDocumentRow): void;
  add(stored: StoredDocument): void;
  /** The same for a page that is already a row. */
  addRow(document: DocumentRow, row: PageRow): void;
  addDirectory(directory: DirectoryRow): void;
  setSetting(key: string, value: string): void;
  /** Replaces the database with the new file. */
  commit(): void;
  /** Deletes the new file; the previous database is unchanged. */
  discard(): void;
}

/**
 * Starts a new database at `file`. Rows of the current one are reused if its schema version and its
 * `fingerprint` (the version of the code and settings that produced the rows) are equal.
 */
export function writeDatabase(file: string, fingerprint: string): DatabaseWriter {
  const next = `${file}.next`;
  removeDatabase(next);
  const isCopy = isReusable(file, fingerprint);
  if (isCopy) copyFileSync(file, next, constants.COPYFILE_FICLONE);
  const db = new DatabaseSync(next);
  // The file is discarded if anything fails, so it needs no journal.
  db.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192; PRAGMA cache_size = -65536',
  );
  if (!isCopy) for (const statement of createStatements()) db.exec(statement);

  const previous = new Map<string, StoredDocumentRow>();
  for (const row of db.prepare('SELECT * FROM _documents').iterate()) {
    const document = row as unknown as StoredDocumentRow;
    previous.set(document.file, document);
  }
  db.exec('BEGIN; DELETE FROM _directories');

  const names = pageFieldNames.map((name) => `"${name}"`).join(', ');
  const slots = pageFieldNames.map(() => '?').join(', ');
  const insertPage = perCollection((c) => db.prepare(`INSERT INTO "${c}" (${names}) VALUES (${slots})`));
  const deletePage = perCollection((c) => db.prepare(`DELETE FROM "${c}" WHERE id = ?`));
  const insertDocument = db.prepare(
    `INSERT INTO _documents VALUES (${documentFields.map(() => '?').join(', ')})`,
  );
  const deleteDocument = db.prepare('DELETE FROM _documents WHERE id = ?');
  const rest = new Map([...previous.values()].map((document) => [document.id, document]));
  /** Before anything is added, so that a page may use an address that another page no longer has. */
  const removeRest = () => {
    for (const { id, collection } of rest.values()) {
      deletePage[collection].run(id);
      deleteDocument.run(id);
    }
    rest.clear();
  };
  const addRow = (document: DocumentRow, row: PageRow) => {
    removeRest();
    const values = pageFieldNames.map((name): SQLInputValue => row[name]);
    insertPage[document.collection].run(...values);
    const hash = createHash('sha256').update(JSON.stringify(values));
    const stored: StoredDocumentRow = { ...document, row: hash.digest('hex') };
    insertDocument.run(...documentFields.map((name) => stored[name]));
  };
  const setSetting = (key: string, value: string) =>
    void db.prepare('INSERT OR REPLACE INTO _settings VALUES (?, ?)').run(key, value);

  return {
    previous,
    previousBody({ collection, id }) {
      const row = db.prepare(`SELECT body FROM "${collection}" WHERE id = ?`).get(id);
      return typeof row?.body === 'string' ? row.body : undefined;
    },
    keep: ({ id }) => void rest.delete(id),
    add: ({ document, page }) => addRow(document, rowFromPage(page)),
    addRow,
    addDirectory({ stem, data }) {
      db.prepare('INSERT INTO _directories VALUES (?, ?)').run(stem, data);
    },
    setSetting,
    commit() {
      removeRest();
      setSetting('fingerprint', fingerprint);
      db.exec(`COMMIT; PRAGMA main.user_version = ${schemaVersion}`);
      db.close();
      renameSync(next, file);
    },
    discard() {
      db.close();
      removeDatabase(next);
    },
  };
}

function isReusable(file: string, fingerprint: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      if (readVersion(db) !== schemaVersion) return false;
      const row = db.prepare("SELECT value FROM _settings WHERE key = 'fingerprint'").get();
      return row?.value === fingerprint;
    } finally {
      db.close();
    }
  } catch {
    // Not a database, or a damaged one: everything is parsed again.
    return false;
  }
}

function perCollection(
  make: (collection: PageCollection) => StatementSync,
): Record<PageCollection, StatementSync> {
  return Object.fromEntries(pageCollections.map((c) => [c, make(c)])) as Record<
    PageCollection,
    StatementSync
  >;
}

function removeDatabase(file: string): void {
  for (const path of [file, `${file}-journal`, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
}
