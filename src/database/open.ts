// Opening the content database. The file is written whole by one build and only read afterwards.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { schemaVersion, type Tables } from './tables.ts';

/** The typed query builder and the connection below it. */
export interface Database {
  typed: Kysely<Tables>;
  raw: DatabaseSync;
  close(): void;
}

/** Opens an existing database for reading; refuses one of another schema version. */
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

/** Puts the typed query builder on an open connection. */
export function wrapDatabase(raw: DatabaseSync): Database {
  return { typed: new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) }), raw, close: () => raw.close() };
}

export function readVersion(raw: DatabaseSync): number {
  const row = raw.prepare('PRAGMA user_version').get();
  return Number(row?.user_version ?? 0);
}

/** Kysely's SQLite dialect expects another driver's statements; `node:sqlite` differs in how parameters are passed. */
function nodeSqliteDialect(raw: DatabaseSync): SqliteDialect {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return new SqliteDialect({
    database: {
      close: () => raw.close(),
      prepare(sql) {
        const statement = prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as never[])),
          run: (parameters) => statement.run(...(parameters as never[])),
          iterate: (parameters) => statement.iterate(...(parameters as never[])),
        };
      },
    },
  });
}
