import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeStorage } from '../storage.ts';
import type { EntryStore } from './entry-store.ts';
import { createMemoryStore } from './entry-store.ts';
import { openIndexedStore } from './indexed-store.ts';
import { createLastingStore } from './lasting-store.ts';
import { type Change, createProgress } from './progress.ts';
import { createProgressSign } from './progress-sign.ts';

const lesson = '/cs/html/getting-started/lists';
const channels: BroadcastChannel[] = [];
let storage = safeStorage('local', {});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  storage = safeStorage('local', {});
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** What one tab has; time passes by one with every mark. */
function openTab(open: () => Promise<EntryStore> = openIndexedStore) {
  const channel = new BroadcastChannel('progress-test');
  channels.push(channel);
  const store = createLastingStore(open);
  const sign = createProgressSign(storage);
  return { progress: createProgress({ store, sign, channel, now: tick }), sign, store };
}
let time = 0;
const tick = () => {
  time += 1;
  return time;
};

test('every kind of mark is there again in the next document', async () => {
  const { progress, sign } = openTab();
  expect(sign.isSet).toBe(false);
  await progress.setDone(lesson, true);
  await progress.setTick('/projects/recipe-book', 'times', true);
  await progress.setTick('/projects/recipe-book', 'units', true);
  await progress.setTick('/projects/recipe-book', 'units', false);
  await progress.setAnswer(lesson, 'which-list', 'ol', false);
  await progress.setAnswer(lesson, 'which-list', 'ul', true);
  await progress.setChecks('/quests/hello-page', 3, 6);
  await progress.writeDraft('/quests/hello-page', [{ name: 'index.html', text: '<p>Hello' }]);
  await progress.setLastPage(lesson);
  await progress.setLastPage('/quests/hello-page');

  const { progress: later, sign: laterSign } = openTab();
  expect(laterSign.isSet).toBe(true);
  expect(await later.isDone(lesson)).toBe(true);
  expect(await later.isDone('/cs/html/getting-started/list')).toBe(false);
  expect(await later.readTicks('/projects/recipe-book')).toEqual(new Set(['times']));
  expect([...(await later.readAnswers(lesson))]).toEqual([['which-list', { answer: 'ul', isRight: true }]]);
  expect(await later.readChecks('/quests/hello-page')).toEqual({ passed: 3, total: 6 });
  expect(await later.readDraft('/quests/hello-page')).toEqual([{ name: 'index.html', text: '<p>Hello' }]);
  expect(await later.readDraft('/quests/heading-outline')).toBe(null);
  expect((await later.readLastPages()).map(({ page }) => page)).toEqual(['/quests/hello-page', lesson]);
  expect(later.isKept).toBe(true);
  expect((await later.list()).length).toBe(8);
});

test('entries that an import would refuse are neither shown nor exported, and can be deleted', async () => {
  const { progress, store } = openTab();
  await progress.setDone(lesson, true);
  await store.put([
    { kind: 'draft', path: 'javascript:alert(1)', id: '', at: 1, files: [{ name: 'a', text: '' }] },
    { kind: 'done', path: '//example.org', id: '', at: 1, isDone: true },
    { kind: 'last', path: '/quests', id: '', at: 1, page: 'javascript:alert(1)' },
    { kind: 'checks', path: '/quests/tabs', id: '', at: 1, passed: 0, total: 5_000_000 },
  ]);
  expect((await progress.list()).map(({ path }) => path)).toEqual([lesson]);
  expect((await progress.listPages()).map(({ path, last, checks }) => ({ path, last, checks }))).toEqual([
    { path: lesson, last: null, checks: null },
    { path: '/quests', last: null, checks: null },
    { path: '/quests/tabs', last: null, checks: null },
  ]);
  expect(await progress.readLastPages()).toEqual([]);
  await progress.forget();
  expect(await store.isEmpty()).toBe(true);
});

test('a page that is no longer done keeps the time at which that was said', async () => {
  const { progress, store } = openTab();
  await progress.setDone(lesson, true);
  expect(await progress.doneAt(lesson)).toBe(time);
  await progress.setDone(lesson, false);
  expect(await progress.doneAt(lesson)).toBe(null);
  expect(await store.list('done')).toEqual([{ kind: 'done', path: lesson, id: '', at: time, isDone: false }]);
});

test('two tabs write at once, and each hears of the other', async () => {
  const [one, other] = [openTab().progress, openTab().progress];
  const heard: Change[] = [];
  const stop = other.listen((change) => heard.push(change));
  await Promise.all([
    one.setTick(lesson, 'a', true),
    other.setTick(lesson, 'b', true),
    one.setTick(lesson, 'c', true),
  ]);
  expect(await one.readTicks(lesson)).toEqual(new Set(['a', 'b', 'c']));
  await vi.waitFor(() => expect(heard).toEqual(Array(3).fill({ kind: 'tick', path: lesson })));
  stop();
});

test('a message of a build that we do not know is not taken for a change', async () => {
  const { progress } = openTab();
  const heard: Change[] = [];
  progress.listen((change) => heard.push(change));
  const stranger = new BroadcastChannel('progress-test');
  channels.push(stranger);
  stranger.postMessage('something else');
  stranger.postMessage({ kind: 3, path: null });
  stranger.postMessage({ kind: 'done', path: lesson });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'done', path: lesson }]));
});

test('a tick and how many there are then are kept at once, and told apart', async () => {
  const kept = createMemoryStore();
  const put = vi.fn(kept.put);
  const { progress } = openTab(async () => ({ ...kept, put }));
  const heard: Change[] = [];
  progress.listen((change) => heard.push(change));
  await progress.setTick(lesson, 'a', true, { passed: 1, total: 3 });
  expect(put).toHaveBeenCalledTimes(1);
  expect(await progress.readTicks(lesson)).toEqual(new Set(['a']));
  expect(await progress.readChecks(lesson)).toEqual({ passed: 1, total: 3 });
  expect(heard).toEqual([
    { kind: 'tick', path: lesson },
    { kind: 'checks', path: lesson },
  ]);
});

test('where storage is blocked, marks live in memory and the reader is told once', async () => {
  const { progress, sign } = openTab(() => Promise.reject(new DOMException('No.', 'SecurityError')));
  const told = vi.fn();
  progress.onUnkept(told);
  expect(await progress.list()).toEqual([]);
  // Whoever only looks has nothing to lose.
  expect(told).not.toHaveBeenCalled();
  await progress.setDone(lesson, true);
  await progress.setTick(lesson, 'a', true);
  expect(await progress.isDone(lesson)).toBe(true);
  expect(progress.isKept).toBe(false);
  expect(sign.isSet).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
});

test('when storage is full, everything so far is there and goes on in memory', async () => {
  const kept = createMemoryStore();
  let isFull = false;
  const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  const { progress } = openTab(async () => ({
    ...kept,
    put: (entries) => (isFull ? full() : kept.put(entries)),
  }));
  await progress.setTick(lesson, 'a', true);
  expect(progress.isKept).toBe(true);
  isFull = true;
  await Promise.all([progress.setTick(lesson, 'b', true), progress.setTick(lesson, 'c', true)]);
  expect(await progress.readTicks(lesson)).toEqual(new Set(['a', 'b', 'c']));
  expect([progress.isKept, progress.isOutdated]).toEqual([false, false]);
  expect(await kept.list('tick')).toHaveLength(1);
  // To forget there is always room.
  await progress.forget();
  expect([await progress.list(), await kept.listAll()]).toEqual([[], []]);
});

test('an update that fails changes nothing', async () => {
  const store = await openIndexedStore();
  await store.put([{ kind: 'done', path: lesson, id: '', at: 1, isDone: true }]);
  const uncloneable = { kind: 'done', path: '/b', id: '', at: 2, isDone: (() => true) as unknown as boolean };
  await expect(
    store.update((kept) => [
      { kind: 'done', path: '/a', id: '', at: kept.length, isDone: true },
      uncloneable as never,
    ]),
  ).rejects.toThrow();
  expect((await store.listAll()).map(({ path }) => path)).toEqual([lesson]);
});

test('a connection that is gone is made again', async () => {
  const { progress } = openTab();
  await progress.setDone(lesson, true);
  // Deleting asks every open connection to close, as clearing the data of a site does.
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('plinth-progress');
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  expect(await progress.isDone(lesson)).toBe(false);
  await progress.setDone(lesson, true);
  expect(progress.isKept).toBe(true);
  expect(await openTab().progress.isDone(lesson)).toBe(true);
});

test('beside a tab of a newer build, marks are not lost but not kept either', async () => {
  const { progress, sign } = openTab();
  await progress.setDone(lesson, true);
  const newer = await openDB('plinth-progress', 1000);
  await progress.setDone('/quests/hello-page', true);
  expect(progress.isKept).toBe(false);
  expect(await progress.isDone('/quests/hello-page')).toBe(true);
  expect(progress.isOutdated).toBe(true);
  // What the newer one keeps is not ours to forget.
  await progress.forget();
  expect([await newer.count('entries'), sign.isSet]).toEqual([1, true]);
  newer.close();
});

test('everything is forgotten, and the sign with it', async () => {
  const { progress, sign } = openTab();
  await progress.setDone(lesson, true);
  expect(await progress.listPages()).toHaveLength(1);
  await progress.forget();
  expect([await progress.list(), await progress.listPages()]).toEqual([[], []]);
  expect(sign.isSet).toBe(false);
});

test('of ten thousand entries, those of a page are read for the page, and one text for an overview', async () => {
  const pages = 100;
  const { progress } = openTab();
  await progress.update(() =>
    Array.from({ length: 10_000 }, (_, at) => ({
      ...{ kind: 'tick' as const, path: `/projects/${at % pages}`, id: String(at), at: 1, isTicked: true },
    })),
  );
  expect(await countReads(() => progress.readTicks('/projects/7'))).toEqual({ requests: 1, values: 100 });
  expect(await countReads(() => progress.isEmpty())).toEqual({ requests: 1, values: 1 });

  const all = await progress.listPages();
  expect([all.length, all.reduce((sum, { ticks }) => sum + ticks, 0)]).toEqual([pages, 10_000]);
  expect(await countReads(() => progress.listPages())).toEqual({ requests: 2, values: 1 });
  // After a mark, that page is looked at again, and no other.
  await progress.setDone('/projects/7', true);
  expect(await countReads(() => progress.listPages())).toEqual({ requests: 5, values: 2 + 2 + 101 });
  expect(await countReads(() => progress.listPages())).toEqual({ requests: 2, values: 1 });
  const [seventh] = (await progress.listPages()).filter(({ path }) => path === '/projects/7');
  expect(seventh).toMatchObject({ isDone: true, ticks: 100, at: time, since: 1 });
});

/** How often the database is asked while `during` runs, and how many values it hands out. */
async function countReads(during: () => Promise<unknown>) {
  const read = { requests: 0, values: 0 };
  const names = ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'];
  const own = [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((prototype) => {
    const asking = prototype as unknown as Record<string, (...range: unknown[]) => IDBRequest<unknown>>;
    return names.flatMap((name) => {
      const ask = asking[name];
      if (!ask) return [];
      asking[name] = function (this: unknown, ...range) {
        const request = ask.apply(this, range);
        read.requests += 1;
        request.addEventListener('success', () => {
          read.values += Array.isArray(request.result) ? request.result.length : 1;
        });
        return request;
      };
      return () => {
        asking[name] = ask;
      };
    });
  });
  await during();
  for (const restore of own) restore();
  return read;
}

test('an exercise is done once, comes back in the review, and its text is no draft of the page', async () => {
  const { progress } = openTab();
  await progress.writeExerciseDraft(lesson, 'write-a-list', [{ name: 'index.html', text: '<ul>' }]);
  await progress.setExerciseDone(lesson, 'write-a-list');
  const [card] = await progress.listCards(lesson);
  expect(card?.id).toBe('exercise/write-a-list');
  await progress.setCard({ ...card, reps: 3 } as never);
  await progress.setExerciseDone(lesson, 'write-a-list');
  expect((await progress.listCards(lesson)).map(({ id, reps }) => [id, reps])).toEqual([
    ['exercise/write-a-list', 3],
  ]);
  expect(await progress.readDoneExercises(lesson)).toEqual(new Set(['write-a-list']));
  expect(await progress.readExerciseDraft(lesson, 'write-a-list')).toEqual([
    { name: 'index.html', text: '<ul>' },
  ]);
  expect(await progress.readExerciseDraft(lesson, 'other')).toBe(null);
  expect(await progress.listPages()).toMatchObject([
    { path: lesson, exercises: 1, drafts: [], isDone: false },
  ]);
});
