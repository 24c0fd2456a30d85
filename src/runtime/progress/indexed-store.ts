// Entries in the browser's own database. Whatever goes wrong is thrown: what to do about it is decided elsewhere.
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Entry, EntryKind, EntryOf } from '#schema/progress.ts';
import type { EntryStore } from './entry-store.ts';

interface ProgressDatabase extends DBSchema {
  entries: { key: [EntryKind, string, string]; value: Entry };
}

const databaseName = 'plinth-progress';

/**
 * What each version of the database adds to the one before. A step that was published is never changed: browsers
 * come from every older version.
 */
const steps: readonly ((database: IDBPDatabase<ProgressDatabase>) => void)[] = [
  (database) => {
    database.createObjectStore('entries', { keyPath: ['kind', 'path', 'id'] });
  },
];

/** Rejects where the browser has no database for us. */
export async function openIndexedStore(): Promise<EntryStore> {
  let connection: Promise<IDBPDatabase<ProgressDatabase>> | null = null;
  const connect = () => {
    connection ??= openDatabase(() => {
      connection = null;
    });
    return connection;
  };
  /** A reader may clear the site's data while a page is open; the connection is then gone, and a new one is made. */
  const use = async <T>(action: (database: IDBPDatabase<ProgressDatabase>) => Promise<T>): Promise<T> => {
    const database = await connect();
    try {
      return await action(database);
    } catch (error) {
      if (!isClosed(error)) throw error;
      connection = null;
      return action(await connect());
    }
  };
  await connect();

  return {
    list: <Kind extends EntryKind>(kind: Kind, path?: string) =>
      use((database) => database.getAll('entries', rangeOf(kind, path))) as Promise<EntryOf<Kind>[]>,
    listAll: () => use((database) => database.getAll('entries')),
    put: (entries) => use((database) => write(database, async () => entries)),
    update: (make) => use((database) => write(database, async (store) => make(await store.getAll()))),
    clear: () => use((database) => database.clear('entries')),
  };
}

type WritableEntries = IDBPObjectStore<ProgressDatabase, ['entries'], 'entries', 'readwrite'>;

/**
 * All entries are written, or none. A transaction ends as soon as nothing is asked of it, so `make` may wait for what
 * it asks of the store, and for nothing else.
 */
async function write(
  database: IDBPDatabase<ProgressDatabase>,
  make: (store: WritableEntries) => Promise<readonly Entry[]>,
): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const { store, done } = transaction;
  done.catch(() => {});
  try {
    // What becomes of one entry becomes of all.
    for (const entry of await make(store)) store.put(entry).catch(() => {});
    // A page that is left now would not hear that they were put, and what it had not ended would be taken back.
    transaction.commit();
  } catch (error) {
    abort(transaction);
    throw error;
  }
  await done;
}

/** A transaction that has ended by itself cannot be taken back any more, and need not be. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

async function openDatabase(onGone: () => void): Promise<IDBPDatabase<ProgressDatabase>> {
  const database = await openDB<ProgressDatabase>(databaseName, steps.length, {
    upgrade(database, from) {
      for (const step of steps.slice(from)) step(database);
    },
    // A tab with a newer version waits for us; whatever is asked next is refused and kept in memory.
    blocking() {
      database.close();
      onGone();
    },
    terminated: onGone,
  });
  return database;
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** All keys that begin with a kind, or with a kind and a path: a list is greater than every string. */
function rangeOf(kind: EntryKind, path?: string): IDBKeyRange {
  const start = path === undefined ? [kind] : [kind, path];
  return IDBKeyRange.bound(start, [...start, []]);
}
