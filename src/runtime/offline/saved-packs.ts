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

/** `locks` keep tabs from changing the list at once; where there are none, nothing does. */
export function openSavedPacks(caches: CacheStorage, locks: LockManager | undefined): SavedPacks {
  const files = () => caches.open(cacheNames.files);
  /** Opening a cache makes one, and who only looks leaves nothing behind. */
  const existing = async (name: string) => ((await caches.has(name)) ? caches.open(name) : null);

  async function list(): Promise<SavedPack[]> {
    const found = await (await existing(cacheNames.packs))?.match(listKey);
    return found ? ((await found.json()) as SavedPack[]) : [];
  }

  async function keys(): Promise<Set<string>> {
    const requests = (await (await existing(cacheNames.files))?.keys()) ?? [];
    return new Set(
      requests.map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      }),
    );
  }

  return {
    list,
    keys,
    async change(edit) {
      const work = async () => {
        const packs = edit(await list());
        await (await caches.open(cacheNames.packs)).put(listKey, Response.json(packs));
        return packs;
      };
      return locks ? locks.request(cacheNames.packs, work) : work();
    },
    async put(file, response) {
      const headers = new Headers(response.headers);
      for (const name of droppedHeaders) headers.delete(name);
      let { body } = response;
      if (body && texts.test(headers.get('Content-Type') ?? '')) {
        headers.set(formHeader, 'gzip');
        body = body.pipeThrough(new CompressionStream('gzip'));
      }
      await (await files()).put(keyOf(file), new Response(body, { headers }));
    },
    async find(file) {
      const kept = await (await existing(cacheNames.files))?.match(keyOf(file));
      if (!kept) return null;
      const headers = new Headers(kept.headers);
      if (headers.get(formHeader) !== 'gzip') return kept;
      headers.delete(formHeader);
      return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')) ?? null, { headers });
    },
    async sweep() {
      const needed = new Set(
        (await list()).flatMap(({ files, next }) => [...files, ...(next ?? [])]).map(keyOf),
      );
      const cache = await files();
      for (const key of await keys()) if (!needed.has(key)) await cache.delete(key);
    },
    async clear() {
      for (const name of Object.values(cacheNames)) await caches.delete(name);
    },
  };
}
