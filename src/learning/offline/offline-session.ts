// Compares the packs on the device with those of the published build, and saves, updates and removes them. Nothing is
// registered or saved before the reader asks for it.
import { offlineChangesChannel } from '#runtime/offline/changes-channel.ts';
import { savePack } from '#runtime/offline/save-pack.ts';
import { keyOf, openSavedPacks, type SavedPack } from '#runtime/offline/saved-packs.ts';
import {
  offlineWorkerPath,
  type Pack,
  type PackFile,
  type PackList,
  packListPath,
  readPackList,
} from '#schema/offline.ts';
import { initialView, type OfflineView, type PackAction } from './offline-view.ts';
import { ownPartOf, type PresentPack, progressOf, sizeOf, stateOf } from './pack-state.ts';
import type { OfflineStore } from './packs.tsx';

export interface OfflineSession extends OfflineStore {
  /** Stops running downloads and listening. */
  close(): void;
}

export function createOfflineSession(offered: readonly Pack[]): OfflineSession {
  const listeners = new Set<() => void>();
  let view: OfflineView = initialView;
  const set = (change: Partial<OfflineView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const store = {
    get: () => view,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  // Service workers need a secure origin.
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    set({ problem: 'This browser cannot save pages for offline reading.' });
    return { ...store, act() {}, close() {} };
  }

  const saved = openSavedPacks(caches, navigator.locks);
  const changes = new BroadcastChannel(offlineChangesChannel);
  const titles = new Map(offered.map(({ id, title }) => [id, title]));
  /** The packs of the published build; null if the network doesn't answer. */
  let list: PackList | null = null;
  const contents = new Map<string, PresentPack>();
  let present = new Set<string>();
  let packs: SavedPack[] = [];
  let free = Number.POSITIVE_INFINITY;
  const running = new Map<string, { stopping: AbortController; part: PresentPack }>();
  /** Packs that the browser refused to store, until some room is made. */
  const refused = new Set<string>();
  let isClosed = false;
  let isWaiting = false;

  async function readNetwork(): Promise<void> {
    const found = readPackList(await fetchJson(packListPath));
    const common = (await fetchJson(found.common.list)) as PackFile[];
    const own = await Promise.all(found.packs.map((pack) => fetchJson(pack.list) as Promise<PackFile[]>));
    contents.clear();
    for (const [index, pack] of found.packs.entries())
      contents.set(pack.id, { own: own[index] ?? [], common });
    list = found;
  }

  async function readDevice(): Promise<void> {
    [packs, present] = await Promise.all([saved.list(), saved.keys()]);
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    free = quota === undefined ? Number.POSITIVE_INFINITY : Math.max(0, quota - (usage ?? 0));
  }

  function show(): void {
    if (isClosed) return;
    const rows = offered.map(({ id }) => {
      const pack = contents.get(id) ?? null;
      const under = running.get(id);
      const stored = packs.find((one) => one.id === id);
      const state = under
        ? ({ kind: 'saving', ...progressOf(under.part, present) } as const)
        : stateOf(stored, pack, present, refused.has(id) ? null : free);
      return [id, { state, size: pack && sizeOf(id, pack, packs) }] as const;
    });
    set({ isReady: true, rows: Object.fromEntries(rows), room: roomOf() });
  }

  /** Files arrive faster than frames are drawn. */
  function showSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      show();
    });
  }

  function roomOf(): NonNullable<OfflineView['room']> {
    const offeredFiles = [...contents.values()].flatMap(({ own, common }) => [...common, ...own]);
    const sizes = new Map(offeredFiles.map((file) => [keyOf(file), file[2]]));
    const savedFiles = packs.flatMap((pack) => [...pack.files, ...(pack.next ?? [])]);
    const savedSizes = new Map(savedFiles.map((file) => [keyOf(file), file[2]]));
    const sum = (bytes: Iterable<number>) => [...bytes].reduce((total, each) => total + each, 0);
    return {
      all: sum(sizes.values()),
      saved: sum([...savedSizes].filter(([key]) => present.has(key)).map(([, bytes]) => bytes)),
      free,
    };
  }

  /** Completes packs whose files were all fetched, perhaps by other packs. */
  async function settle(): Promise<void> {
    for (const { id, title, files } of packs) {
      const pack = contents.get(id);
      if (!pack || running.has(id)) continue;
      const wanted = [...pack.common, ...pack.own];
      const isSame =
        files.length === wanted.length &&
        files.every((file, at) => keyOf(file) === keyOf(wanted[at] ?? file));
      if (!isSame && wanted.every((file) => present.has(keyOf(file)))) await fetchPack({ id, title });
    }
  }

  async function fetchPack({ id, title }: Pick<Pack, 'id' | 'title'>): Promise<void> {
    const pack = contents.get(id);
    if (!pack || running.has(id)) return;
    const stopping = new AbortController();
    running.set(id, { stopping, part: ownPartOf(pack, present) });
    show();
    const outcome = await savePack({ id, title }, [...pack.common, ...pack.own], {
      saved,
      fetch: (...request) => fetch(...request),
      digest: (bytes) => crypto.subtle.digest('SHA-256', bytes),
      signal: stopping.signal,
      onFile(file) {
        present.add(keyOf(file));
        showSoon();
      },
      now: () => Date.now(),
    });
    running.delete(id);
    changes.postMessage(null);
    await readDevice();
    if (outcome.kind === 'full') refused.add(id);
    if (outcome.kind === 'changed') await readNetwork().catch(() => {});
    show();
    const words = {
      saved: `${title} is saved.`,
      stopped: `${title} is not complete. Save continues from there.`,
      changed: `The site has changed in the meantime. Save ${title} again.`,
      full: `There is not enough room for ${title}.`,
    };
    set({ status: words[outcome.kind] });
  }

  async function save(id: string): Promise<void> {
    set({ problem: '' });
    try {
      await navigator.serviceWorker.register(offlineWorkerPath, { scope: '/' });
    } catch (error) {
      set({ problem: 'This browser does not allow the site to save pages.' });
      throw error;
    }
    await fetchPack({ id, title: titles.get(id) ?? '' });
    await settle();
  }

  async function remove(id: string): Promise<void> {
    refused.clear();
    const left = await saved.change((all) => all.filter((pack) => pack.id !== id));
    if (left.length > 0) await saved.sweep();
    else {
      await saved.clear();
      await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
    }
    changes.postMessage(null);
    await readDevice();
    show();
    set({ status: `${titles.get(id)} is removed.` });
  }

  const actions: Record<PackAction, (id: string) => Promise<void> | void> = {
    save,
    update: save,
    remove,
    stop: (id) => running.get(id)?.stopping.abort(),
  };

  async function refresh(): Promise<void> {
    await readDevice();
    await readNetwork().catch(() => {});
    if (isClosed) return;
    if (list && !list.isOffered) {
      set({ problem: 'Reading offline is switched off for now. What was saved on this device is removed.' });
      return;
    }
    if (!list) set({ problem: 'The network does not answer. What is saved can be read.' });
    show();
    await settle();
  }

  changes.addEventListener('message', () => void readDevice().then(show));
  const onOnline = () => {
    set({ problem: '' });
    void refresh();
  };
  window.addEventListener('online', onOnline);
  void refresh();
  return {
    ...store,
    act(action, id) {
      void actions[action](id);
    },
    close() {
      isClosed = true;
      for (const { stopping } of running.values()) stopping.abort();
      window.removeEventListener('online', onOnline);
      changes.close();
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
