// Opens the content database. The file is written in one go by a build and only read afterwards.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { schemaVersion } from './tables.ts';

export interface Database {
  raw: DatabaseSync;
  /** A statement with a question mark for each value; prepared once per text. */
  prepare(sql: string): StatementSync;
  close(): void;
}

/** Opens an existing database for reading; throws for a different schema version. */
export function openDatabase(file: string): Database {
  const raw = new DatabaseSync(file, { readOnly: true });
  const version = readVersion(raw);
  if (version !== schemaVersion) {
    raw.close();
    throw new Error(
      `The content database has schema version ${version}, this program needs ${schemaVersion}. Build again.`,
    );
  }
  return wrapDatabase(raw);
}

/** An open connection that caches its prepared statements. */
export function wrapDatabase(raw: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  return {
    raw,
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = raw.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close: () => raw.close(),
  };
}

/** The schema version of a database. */
export function readVersion(raw: DatabaseSync): number {
  const row = raw.prepare('PRAGMA user_version').get();
  return Number(row?.user_version ?? 0);
}
