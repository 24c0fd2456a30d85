// Browsers come with a database of any version that was ever published, and of versions that are still to come.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '#schema/progress.ts';
import { openIndexedStore } from './indexed-store.ts';
import { createLastingStore } from './lasting-store.ts';
import { summarise } from './page-summary.ts';
import { newCard } from './review-days.ts';

const name = 'plinth-progress';
const lesson = '/cs/html/getting-started/lists';

/** One of each kind, in the order in which the database lists them. */
const entries: Entry[] = [
  { kind: 'answer', path: lesson, id: 'which-list', at: 1, answer: 'ol', isRight: true },
  newCard(lesson, 'which-list', 2),
  { kind: 'checks', path: '/quests/tabs', id: '', at: 3, passed: 2, total: 5 },
  { kind: 'done', path: lesson, id: '', at: 4, isDone: true },
  {
    ...{ kind: 'draft', path: '/quests/tabs', id: '', at: 5 },
    files: [{ name: 'index.html', text: '<p>Mine' }],
  },
  { kind: 'last', path: '/quests', id: '', at: 6, page: '/quests/tabs' },
  { kind: 'tick', path: '/projects/recipe-book', id: 'times', at: 7, isTicked: true },
];

/** How a browser made each version of the database when that was the newest. */
const shapes: readonly ((database: IDBPDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('entries', { keyPath: ['kind', 'path', 'id'] });
  },
  (database) => {
    const store = database.createObjectStore('entries', { keyPath: ['kind', 'path', 'id'] });
    store.createIndex('path', 'path');
    database.createObjectStore('pages', { keyPath: 'path' });
  },
  (database) => {
    const store = database.createObjectStore('entries', { keyPath: ['kind', 'path', 'id'] });
    store.createIndex('path', 'path');
    database.createObjectStore('pages', { keyPath: 'path' });
    database.createObjectStore('overview');
  },
  (database) => shapes[2]?.(database),
];

/** From this version on, answers are saved under the ids of questions instead of their text. */
const questionIdVersion = 4;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A database of a version, with what that version kept, as its last tab left it. */
async function leaveBehind(version: number): Promise<void> {
  const database = await openDB(name, version, {
    upgrade: (made) => shapes[Math.min(version, shapes.length) - 1]?.(made),
  });
  for (const entry of entries) {
    const byWords = entry.id === 'which-list' && version < questionIdVersion;
    await database.put('entries', byWords ? { ...entry, id: 'Which list?' } : entry);
  }
  // The second version kept each summary with its page.
  const known = version === 2 ? { summary: '{"path":"/of/before"}' } : {};
  if (version > 1) for (const { path } of entries) await database.put('pages', { path, ...known });
  database.close();
}

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);

test('every published version has its shape here', async () => {
  await openIndexedStore();
  expect(await indexedDB.databases()).toEqual([{ name, version: shapes.length }]);
});

test.each(shapes.map((_, at) => at + 1))('nothing is lost on the way from version %i', async (version) => {
  await leaveBehind(version);
  const store = await openIndexedStore();
  expect(await store.listAll()).toEqual(entries);
  expect((await store.listPages()).sort(byPath)).toEqual(summarise(entries).sort(byPath));
  // It is written to as ever.
  await store.put([{ kind: 'done', path: lesson, id: '', at: 8, isDone: false }]);
  expect((await store.listPages()).find(({ path }) => path === lesson)?.isDone).toBe(false);
  expect((await store.listAll()).length).toBe(entries.length);
});

test('of two wordings with one id, the newer answer is saved', async () => {
  await leaveBehind(3);
  const answer: Entry = {
    kind: 'answer',
    path: lesson,
    id: 'Which list …',
    at: 9,
    answer: 'ul',
    isRight: false,
  };
  const database = await openDB(name);
  await database.put('entries', answer);
  database.close();
  expect(await (await openIndexedStore()).list('answer')).toEqual([{ ...answer, id: 'which-list' }]);
});

test('a newer version is left as it is, and said to be the reason why nothing is kept', async () => {
  const newer = shapes.length + 1;
  await leaveBehind(newer);
  const store = createLastingStore(openIndexedStore);
  await store.put([{ kind: 'done', path: '/quests/tabs', id: '', at: 9, isDone: true }]);
  expect((await store.list('done')).map(({ path }) => path)).toEqual(['/quests/tabs']);
  await store.clear();
  expect([store.isKept, store.isOutdated]).toEqual([false, true]);
  const database = await openDB(name);
  expect([database.version, await database.getAll('entries')]).toEqual([newer, entries]);
  database.close();
});
