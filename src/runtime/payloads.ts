// The data of other pages. One request for a path at a time; what was fetched is kept for a while, and beyond that
// by the browser's own cache, which the build's id in the address keeps honest.
import type { Payload } from '#schema/page-data.ts';

/** Parsed payloads kept in memory. */
const maxKept = 30;

export interface Payloads {
  /** The payload of a page of this site; null, with a warning, when it cannot be had. */
  load(path: string): Promise<Payload | null>;
  /** The same ahead of need: a failure is silent. */
  prefetch(path: string): Promise<void>;
  isKnown(path: string): boolean;
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
  const kept = new Map<string, Promise<Payload>>();

  function request(address: string): Promise<Payload> {
    const path = pathWithin(address, origin);
    const known = kept.get(path);
    if (known) return known;
    const url = `${path === '/' ? '' : path}/_payload.json?${buildId}`;
    const loading = fetch(url).then(readPayload);
    kept.set(path, loading);
    loading.catch(() => kept.delete(path));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return loading;
  }

  return {
    async load(address) {
      const path = pathWithin(address, origin);
      return request(path).catch((error: unknown) => {
        warn(`The payload of ${path} could not be loaded: ${error instanceof Error ? error.message : error}`);
        return null;
      });
    },
    prefetch: (address) =>
      request(address).then(
        () => {},
        () => {},
      ),
    isKnown: (address) => kept.has(pathWithin(address, origin)),
    forget: (address) => void kept.delete(pathWithin(address, origin)),
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
