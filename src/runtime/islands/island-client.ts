// The fragments of one visit: what is known by name, and the requests for the rest. No element is touched here.
import type { IslandRequest, IslandResult, IslandSource } from '#schema/island.ts';
import { type IslandResponse, readIslandAnswer } from './island-answer.ts';
import { addHeadEntries } from './island-head.ts';

export interface IslandClient extends IslandSource {
  /** Takes over, by name, what came with a document or a payload. */
  seed(results: Readonly<Record<string, IslandResult>>): void;
}

interface IslandClientOptions {
  http?: (url: string, init: { mode: 'same-origin' }) => Promise<IslandResponse>;
  /** Fragments from anywhere else are refused. */
  origin?: string;
}

export function createIslandClient({
  http = (url, init) => fetch(url, init),
  origin = location.origin,
}: IslandClientOptions = {}): IslandClient {
  const known = new Map<string, IslandResult>();
  const underWay = new Map<string, Promise<IslandResult>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function request({ id, url }: IslandRequest): Promise<IslandResult> {
    try {
      const result = await readIslandAnswer(await http(url, { mode: 'same-origin' }), origin);
      known.set(id, result);
      tell();
      return result;
    } finally {
      underWay.delete(id);
    }
  }

  return {
    find: (id) => known.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(asked, { isFresh = false } = {}) {
      const found = isFresh ? undefined : known.get(asked.id);
      if (found) return Promise.resolve(found);
      const joined = underWay.get(asked.id);
      if (joined) return joined;
      const started = request(asked);
      underWay.set(asked.id, started);
      return started;
    },
    addHead: (head) => addHeadEntries(head),
    seed(results) {
      for (const [id, result] of Object.entries(results)) known.set(id, result);
      tell();
    },
  };
}
