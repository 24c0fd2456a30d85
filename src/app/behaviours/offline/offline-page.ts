// The page where readers save packs. It holds what is on the device against what the build says it has, saves what is
// asked for, and says how far it is. Nothing is registered and nothing is saved before that.
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
import { changesChannel } from '../../offline/messages.ts';
import { bytesInWords } from './byte-words.ts';
import { bar, openRow, type PackAction, type PackRow } from './pack-row.ts';
import { ownPartOf, type PresentPack, progressOf, sizeOf, stateOf } from './pack-state.ts';

export function offlinePage(root: HTMLElement): (() => void) | undefined {
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const say = (words: string) => {
    find('.offline-problem').textContent = words;
  };
  // Only where an address is safe does a browser let a site answer by itself.
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    say('This browser cannot keep pages for reading without a network.');
    return undefined;
  }
  const saved = openSavedPacks(caches, navigator.locks);
  const changes = new BroadcastChannel(changesChannel);
  const rows = new Map<string, PackRow>();
  const titles = new Map<string, string>();
  for (const row of root.querySelectorAll<HTMLElement>('.pack')) {
    const id = row.dataset.pack ?? '';
    const title = row.querySelector('h2')?.firstChild?.textContent?.trim() ?? '';
    titles.set(id, title);
    rows.set(id, openRow(row, title));
  }

  /** What the network has; null while it does not say. */
  let list: PackList | null = null;
  const contents = new Map<string, PresentPack>();
  let present = new Set<string>();
  let packs: SavedPack[] = [];
  let free = Number.POSITIVE_INFINITY;
  const running = new Map<string, { stopping: AbortController; part: PresentPack }>();
  /** Packs for which the browser had no more room, until some is made. */
  const refused = new Set<string>();
  let hasLeft = false;
  let isDrawn = true;

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

  function draw(): void {
    isDrawn = true;
    if (hasLeft) return;
    for (const [id, row] of rows) {
      const pack = contents.get(id) ?? null;
      const under = running.get(id);
      const state = stateOf(
        packs.find((one) => one.id === id),
        pack,
        present,
        refused.has(id) ? null : free,
      );
      row.draw(
        under ? { kind: 'saving', ...progressOf(under.part, present) } : state,
        pack && sizeOf(id, pack, packs),
      );
    }
    drawRoom();
  }

  /** Files come faster than anybody reads. */
  function drawSoon(): void {
    if (isDrawn) requestAnimationFrame(() => draw());
    isDrawn = false;
  }

  function drawRoom(): void {
    const files = [
      ...new Map(
        [...contents.values()]
          .flatMap(({ own, common }) => [...common, ...own])
          .map((file) => [keyOf(file), file]),
      ).values(),
    ];
    const kept = new Map(
      packs.flatMap((pack) => [...pack.files, ...(pack.next ?? [])]).map((file) => [keyOf(file), file[2]]),
    );
    const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, bytes) => total + bytes, 0);
    const all = sum(files.map(([, , bytes]) => bytes));
    const here = sum([...kept].filter(([key]) => present.has(key)).map(([, bytes]) => bytes));
    find('.room-saved').textContent = `${bytesInWords(here)} saved`;
    find('.room-all').textContent = all > 0 ? ` of ${bytesInWords(all)}` : '';
    find('.room-free').textContent = Number.isFinite(free) ? `${bytesInWords(free)} free for this site` : '';
    const share = all > 0 ? here / all : 0;
    find('.room-bar').replaceChildren(bar(share, { 'aria-label': 'Saved of all packs' }));
  }

  /** Packs of which nothing is left to fetch are complete, whoever fetched it. */
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
    draw();
    const outcome = await savePack({ id, title }, [...pack.common, ...pack.own], {
      saved,
      fetch: (...request) => fetch(...request),
      digest: (bytes) => crypto.subtle.digest('SHA-256', bytes),
      signal: stopping.signal,
      onFile(file) {
        present.add(keyOf(file));
        drawSoon();
      },
      now: () => Date.now(),
    });
    running.delete(id);
    changes.postMessage(null);
    await readDevice();
    if (outcome.kind === 'full') refused.add(id);
    if (outcome.kind === 'changed') await readNetwork().catch(() => {});
    draw();
    announce(id, outcome.kind);
  }

  function announce(id: string, outcome: 'saved' | 'stopped' | 'changed' | 'full'): void {
    const title = titles.get(id) ?? '';
    const words = {
      saved: `${title} is saved.`,
      stopped: `${title} is not complete. Save goes on from there.`,
      changed: `The site has changed meanwhile. Save ${title} again.`,
      full: `There is not enough room for ${title}.`,
    };
    find('.offline-status').textContent = words[outcome];
  }

  async function save(id: string): Promise<void> {
    say('');
    try {
      await navigator.serviceWorker.register(offlineWorkerPath, { scope: '/' });
    } catch (error) {
      say('This browser does not let the site keep pages.');
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
    draw();
    find('.offline-status').textContent = `${titles.get(id)} is removed.`;
  }

  const act: Record<PackAction, (id: string) => Promise<void> | void> = {
    save,
    update: save,
    remove,
    stop: (id) => running.get(id)?.stopping.abort(),
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    const id = button?.closest<HTMLElement>('.pack')?.dataset.pack;
    if (!button || id === undefined || button.ariaDisabled === 'true') return;
    void act[button.dataset.action as PackAction](id);
  });

  async function refresh(): Promise<void> {
    await readDevice();
    await readNetwork().catch(() => {});
    if (hasLeft) return;
    if (list && !list.isOffered) {
      say('Reading offline is switched off for now. What was saved on this device is removed.');
      return;
    }
    if (!list) say('The network does not answer. What is saved can be read.');
    draw();
    await settle();
  }
  changes.addEventListener('message', () => void readDevice().then(draw));
  const online = () => {
    say('');
    void refresh();
  };
  window.addEventListener('online', online);
  void refresh();
  return () => {
    hasLeft = true;
    for (const { stopping } of running.values()) stopping.abort();
    window.removeEventListener('online', online);
    changes.close();
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
