// Entries in the browser's own database. Whatever goes wrong is thrown: what to do about it is decided elsewhere.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { type Entry, type EntryKind, type EntryOf, keyOf } from '#schema/progress.ts';
import type { EntryStore } from './entry-store.ts';
import { type PageSummary, summarisePage } from './page-summary.ts';
import { keyedByQuestionId, questionKinds } from './question-entries.ts';

interface ProgressDatabase extends DBSchema {
  entries: { key: [EntryKind, string, string]; value: Entry; indexes: { path: string } };
  /** Pages about which entries were written since the overview was made. */
  pages: { key: string; value: { path: string } };
  /**
   * The summaries of all pages as they were then, in one text: browsers read that many times faster than the records
   * and lists of numbers that it stands for.
   */
  overview: { key: typeof overviewKey; value: string };
}

/** There is one. */
const overviewKey = 'all';

type StoreName = StoreNames<ProgressDatabase>;
const allStores: StoreName[] = ['entries', 'pages', 'overview'];
type Upgrade = IDBPTransaction<ProgressDatabase, StoreName[], 'versionchange'>;

const databaseName = 'plinth-progress';

/**
 * What each version of the database adds to the one before. A step that was published is never changed: browsers
 * come from every older version.
 */
const steps: readonly ((database: IDBPDatabase<ProgressDatabase>, upgrade: Upgrade) => Promise<void>)[] = [
  async (database) => {
    database.createObjectStore('entries', { keyPath: ['kind', 'path', 'id'] });
  },
  async (database, upgrade) => {
    const pages = database.createObjectStore('pages', { keyPath: 'path' });
    const index = upgrade.objectStore('entries').createIndex('path', 'path');
    for (let at = await index.openKeyCursor(null, 'nextunique'); at; at = await at.continue())
      await pages.put({ path: at.key });
  },
  async (database, upgrade) => {
    database.createObjectStore('overview');
    const pages = upgrade.objectStore('pages');
    for (const path of await pages.getAllKeys()) await pages.put({ path });
  },
  // Answers are saved under the ids of questions instead of their text.
  async (_database, upgrade) => {
    const [entries, pages] = [upgrade.objectStore('entries'), upgrade.objectStore('pages')];
    for (const kind of questionKinds) {
      const saved = await entries.getAll(rangeOf(kind));
      for (const entry of saved) await entries.delete(keyOf(entry));
      // Two wordings may share an id. The newer entry is written last.
      for (const entry of saved.sort((one, other) => one.at - other.at)) {
        await entries.put(keyedByQuestionId(entry));
        await pages.put({ path: entry.path });
      }
    }
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
    listPages: () => use(listPages),
    // To count them takes longer, the more there are.
    isEmpty: () => use(async (database) => (await database.getAllKeys('entries', null, 1)).length === 0),
    put: (entries) => use((database) => write(database, async () => entries)),
    update: (make) =>
      use((database) =>
        write(database, async (transaction) => make(await transaction.objectStore('entries').getAll())),
      ),
    clear: () => use(clear),
  };
}

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<ProgressDatabase, StoreName[], Mode>;

/**
 * All entries are written, or none. A transaction ends as soon as nothing is asked of it, so `make` may wait for what
 * it asks of the store, and for nothing else.
 */
async function write(
  database: IDBPDatabase<ProgressDatabase>,
  make: (transaction: Transaction<'readwrite'>) => Promise<readonly Entry[]>,
): Promise<void> {
  const transaction = database.transaction(['entries', 'pages'], 'readwrite');
  const { done } = transaction;
  done.catch(ignore);
  try {
    const entries = await make(transaction);
    // What becomes of one entry becomes of all.
    for (const entry of entries) transaction.objectStore('entries').put(entry).catch(ignore);
    for (const path of new Set(entries.map((entry) => entry.path)))
      transaction.objectStore('pages').put({ path }).catch(ignore);
    // A page that is left now would not hear that they were put, and what it had not ended would be taken back. So
    // summaries, which have to be read for, are made when they are asked for.
    transaction.commit();
  } catch (error) {
    abort(transaction);
    throw error;
  }
  await done;
}

async function clear(database: IDBPDatabase<ProgressDatabase>): Promise<void> {
  const transaction = database.transaction(allStores, 'readwrite');
  await Promise.all([...allStores.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

async function listPages(database: IDBPDatabase<ProgressDatabase>): Promise<PageSummary[]> {
  const known = await readOverview(database.transaction(allStores));
  if (known.outdated.length === 0) return known.summaries;
  // A browser may let us read and not write.
  return renewOverview(database).catch(() => upToDate(known, database.transaction(allStores)));
}

interface Overview {
  summaries: PageSummary[];
  /** The paths of those that are to be made anew. */
  outdated: string[];
}

async function readOverview(transaction: Transaction<IDBTransactionMode>): Promise<Overview> {
  const [text = '[]', outdated] = await Promise.all([
    transaction.objectStore('overview').get(overviewKey),
    transaction.objectStore('pages').getAllKeys(),
  ]);
  return { summaries: JSON.parse(text) as PageSummary[], outdated };
}

/** Of pages that were written about since, the summaries are made of their entries. */
async function upToDate(
  { summaries, outdated }: Overview,
  transaction: Transaction<IDBTransactionMode>,
): Promise<PageSummary[]> {
  const entriesOf = (path: string) => transaction.objectStore('entries').index('path').getAll(path);
  const made = await Promise.all(outdated.map(async (path) => summarisePage(path, await entriesOf(path))));
  const isMade = new Set(outdated);
  return [...summaries.filter(({ path }) => !isMade.has(path)), ...made];
}

async function renewOverview(database: IDBPDatabase<ProgressDatabase>): Promise<PageSummary[]> {
  // Nobody can write in between, and have a summary kept that does not know of it.
  const transaction = database.transaction(allStores, 'readwrite');
  // Whoever asks need not wait until it is kept; where there is no room for it, the next one makes it again.
  transaction.done.catch(ignore);
  const summaries = await upToDate(await readOverview(transaction), transaction);
  transaction.objectStore('overview').put(JSON.stringify(summaries), overviewKey).catch(ignore);
  transaction.objectStore('pages').clear().catch(ignore);
  return summaries;
}

function ignore(): void {}

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
    async upgrade(database, from, _to, upgrade) {
      for (const step of steps.slice(from)) await step(database, upgrade);
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
