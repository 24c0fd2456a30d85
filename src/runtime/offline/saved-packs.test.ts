import { expect, test } from 'vitest';
import type { PackFile } from '#schema/offline.ts';
import { openSavedPacks, type SavedPack } from './saved-packs.ts';

const origin = 'https://site.example';

/** Caches in memory. What is asked takes a turn, so that other work gets in between, as it does in browsers. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
  const open = async (name: string) => {
    await turn();
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      keys: async () => [...entries.keys()].map((key) => ({ url: origin + key })),
      delete: async (key: string) => entries.delete(key),
    };
  };
  return {
    open,
    async has(name: string) {
      await turn();
      return stored.has(name);
    },
    async match(key: string, { cacheName }: { cacheName: string }) {
      await turn();
      return stored.get(cacheName)?.get(key)?.clone();
    },
    async delete(name: string) {
      await turn();
      return stored.delete(name);
    },
    names: () => [...stored.keys()],
  };
}

/** One at a time, whatever the name. */
function createLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  } as unknown as LockManager;
}

const file = (name: string): PackFile => [`/${name}`, 'hash', 10];
const pack = (id: string, files: PackFile[]): SavedPack => ({
  ...{ id, title: id, begunAt: 1, savedAt: 2, files, next: null },
});

function openTwo() {
  const caches = createCaches();
  const locks = createLocks();
  const openOne = () => openSavedPacks(caches as unknown as CacheStorage, locks);
  return { caches, here: openOne(), there: openOne() };
}

test('texts are found as they came, and what is not there is not', async () => {
  const { here } = openTwo();
  await here.put(file('a'), new Response('text', { headers: { 'Content-Type': 'text/plain' } }));
  expect(await (await here.find(file('a')))?.text()).toBe('text');
  expect([...(await here.keys())]).toEqual(['/a?hash']);
  expect(await here.find(file('b'))).toBeNull();
});

test('whoever looks while everything is taken away leaves nothing behind', async () => {
  const { caches, here, there } = openTwo();
  await here.put(file('a'), new Response('a'));
  await here.change(() => [pack('one', [file('a')])]);
  await Promise.all([
    there.find(file('a')),
    there.keys(),
    there.list(),
    here.clear(),
    there.sweep(),
    there.keys(),
    there.find(file('a')),
  ]);
  expect(caches.names()).toEqual([]);
});

test('what no pack needs is taken away, and what a pack is about to fetch is not', async () => {
  const { here, there } = openTwo();
  await here.put(file('old'), new Response('old'));
  await here.change(() => [pack('one', [])]);
  const saving = there
    .change((packs) => [...packs, { ...pack('two', []), savedAt: null, next: [file('new')] }])
    .then(() => there.put(file('new'), new Response('new')));
  await Promise.all([here.sweep(), saving]);
  expect([...(await here.keys())]).toEqual(['/new?hash']);
});
