// Fetching pages before they are asked for: a few at a time, each once, and never at the expense of a reader whose
// connection is slow or metered.
import { constants } from '#schema/constants.ts';

/** What browsers tell about the connection; not all do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Slow means 2g in any form; without a word from the browser it is allowed. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

export interface Prefetcher {
  /** Fetches a path unless it was fetched before; waits for its turn. */
  want(path: string): void;
}

export interface PrefetcherOptions {
  fetch(path: string): Promise<void>;
  connection(): Connection | undefined;
  atOnce?: number;
}

export function createPrefetcher(options: PrefetcherOptions): Prefetcher {
  const { fetch, connection, atOnce = constants.maxRoutePreloads } = options;
  const wanted = new Set<string>();
  const queue: string[] = [];
  let running = 0;

  function advance(): void {
    while (running < atOnce) {
      const path = queue.shift();
      if (path === undefined) return;
      running++;
      void fetch(path).finally(() => {
        running--;
        advance();
      });
    }
  }

  return {
    want(path) {
      if (wanted.has(path) || !allowsPrefetch(connection())) return;
      wanted.add(path);
      queue.push(path);
      advance();
    },
  };
}
