// What a reader saved on the device: which packs, and the files of them. Both lie in the browser's own caches, where
// pages and the worker find them alike. Texts are kept compressed, so that a pack takes up what it says.
import type { PackFile } from '#schema/offline.ts';

const cacheNames = { files: 'offline-files', packs: 'offline-packs' } as const;

/** A pack on this device. */
export interface SavedPack {
  id: string;
  title: string;
  /** When it was last asked for, in milliseconds. */
  begunAt: number;
  /** When it was last complete; null before that. */
  savedAt: number | null;
  /** All files of it when it was last complete. */
  files: readonly PackFile[];
  /** What is to take their place; null while nothing is being fetched or left to fetch. */
  next: readonly PackFile[] | null;
}

export interface SavedPacks {
  list(): Promise<SavedPack[]>;
  /** Changes the list; of two tabs that do so at once, one waits. */
  change(edit: (packs: SavedPack[]) => SavedPack[]): Promise<SavedPack[]>;
  /** Which files are there, whole: as `keyOf` names them. */
  keys(): Promise<Set<string>>;
  put(file: PackFile, response: Response): Promise<void>;
  /** The file as it came from the network; null when it is not there. */
  find(file: PackFile): Promise<Response | null>;
  /** Takes files away that no pack needs. */
  sweep(): Promise<void>;
  /** Takes everything away. */
  clear(): Promise<void>;
}

/** The name of a file among the saved ones: two versions of one address lie beside each other. */
export function keyOf([address, hash]: PackFile): string {
  return `${address}?${hash}`;
}

const listKey = '/packs';

/** Says how a file is kept. */
const formHeader = 'X-Saved-Form';
const texts = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

/** Of what came with a file: what tells of a form in which it is not kept. */
const droppedHeaders = ['Content-Encoding', 'Content-Length', 'Vary', 'Set-Cookie'];

/** `locks` keep tabs from changing what is saved at once; where there are none, nothing does. */
export function openSavedPacks(caches: CacheStorage, locks: LockManager | undefined): SavedPacks {
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
    locks ? locks.request(cacheNames.packs, work) : work();

  async function list(): Promise<SavedPack[]> {
    const found = await caches.match(listKey, { cacheName: cacheNames.packs });
    return found ? ((await found.json()) as SavedPack[]) : [];
  }

  /** Opening a cache makes one, and who only looks leaves nothing behind. */
  async function filesAlone(): Promise<Cache | null> {
    return (await caches.has(cacheNames.files)) ? caches.open(cacheNames.files) : null;
  }

  async function keysOf(files: Cache | null): Promise<Set<string>> {
    const requests = (await files?.keys()) ?? [];
    return new Set(
      requests.map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      }),
    );
  }

  return {
    list,
    keys: () => alone(async () => keysOf(await filesAlone())),
    change: (edit) =>
      alone(async () => {
        const packs = edit(await list());
        await (await caches.open(cacheNames.packs)).put(listKey, Response.json(packs));
        return packs;
      }),
    async put(file, response) {
      const headers = new Headers(response.headers);
      for (const name of droppedHeaders) headers.delete(name);
      let { body } = response;
      if (body && texts.test(headers.get('Content-Type') ?? '')) {
        headers.set(formHeader, 'gzip');
        body = body.pipeThrough(new CompressionStream('gzip'));
      }
      await (await caches.open(cacheNames.files)).put(keyOf(file), new Response(body, { headers }));
    },
    async find(file) {
      const kept = await caches.match(keyOf(file), { cacheName: cacheNames.files });
      if (!kept) return null;
      const headers = new Headers(kept.headers);
      if (headers.get(formHeader) !== 'gzip') return kept;
      headers.delete(formHeader);
      return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')) ?? null, { headers });
    },
    sweep: () =>
      alone(async () => {
        const needed = new Set(
          (await list()).flatMap(({ files, next }) => [...files, ...(next ?? [])]).map(keyOf),
        );
        const files = await filesAlone();
        for (const key of await keysOf(files)) if (!needed.has(key)) await files?.delete(key);
      }),
    clear: () =>
      alone(async () => {
        for (const name of Object.values(cacheNames)) await caches.delete(name);
      }),
  };
}
