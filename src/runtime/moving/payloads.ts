// The data of other pages. One request for a path at a time; what was fetched is kept for a while, and beyond that
// by the browser's own cache, which the build's id in the address keeps honest.
import type { Payload } from '#schema/page/page-data.ts';

/** Parsed payloads kept in memory: so many of pages that were shown, and so many that were fetched ahead of need. */
const maxKept = 30;

export interface Payloads {
  /** The payload of a page of this site; null, with a warning, when it cannot be loaded. */
  load(path: string): Promise<Payload | null>;
  /** The same ahead of need: a failure is silent. */
  prefetch(path: string): Promise<void>;
  /** The payload of a page, if it was asked for and may still be on its way; rejects when it does not come. */
  kept(path: string): Promise<Payload> | undefined;
  forget(path: string): void;
}

export interface PayloadsOptions {
  fetch(url: string): Promise<unknown>;
  buildId: string;
  /** The site's own origin. */
  origin: string;
  warn?(message: string): void;
}

export function createPayloads({ fetch, buildId, origin, warn = console.warn }: PayloadsOptions): Payloads {
  const shown = createLru();
  // A page full of links fetches many others ahead; they must not push out what the reader comes back to.
  const ahead = createLru();

  function request(path: string, cache: Lru): Promise<Payload> {
    const known = kept(path);
    if (known) return known;
    const url = `${path === '/' ? '' : path}/_payload.json?${buildId}`;
    const loading = fetch(url).then(readPayload);
    cache.put(path, loading);
    loading.catch(() => forget(path));
    return loading;
  }

  const kept = (path: string) => shown.get(path) ?? ahead.get(path);

  function forget(path: string): void {
    shown.remove(path);
    ahead.remove(path);
  }

  return {
    async load(address) {
      const path = pathWithin(address, origin);
      const loading = request(path, shown);
      ahead.remove(path);
      shown.put(path, loading);
      return loading.catch((error: unknown) => {
        forget(path);
        warn(`The payload of ${path} could not be loaded: ${error instanceof Error ? error.message : error}`);
        return null;
      });
    },
    prefetch: (address) =>
      request(pathWithin(address, origin), ahead).then(
        () => {},
        () => {},
      ),
    kept: (address) => kept(pathWithin(address, origin)),
    forget: (address) => forget(pathWithin(address, origin)),
  };
}

/** Payloads by path, the least recently used dropped first. */
interface Lru {
  get(path: string): Promise<Payload> | undefined;
  /** Makes this the newest; the oldest makes room. */
  put(path: string, loading: Promise<Payload>): void;
  remove(path: string): void;
}

function createLru(): Lru {
  const kept = new Map<string, Promise<Payload>>();
  return {
    get: (path) => kept.get(path),
    put(path, loading) {
      kept.delete(path);
      kept.set(path, loading);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
    remove: (path) => void kept.delete(path),
  };
}

function pathWithin(address: string, origin: string): string {
  const url = new URL(address, origin);
  if (url.origin !== origin) throw new Error(`Payloads come from this site only, not from ${url.origin}.`);
  return url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : '/';
}

function readPayload(answer: unknown): Payload {
  const page = (answer as Partial<Payload> | null)?.data?.page;
  if (typeof page?.path !== 'string' || typeof page.html !== 'string')
    throw new Error('it is not in its form');
  return answer as Payload;
}
