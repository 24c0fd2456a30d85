// The page's side of the search: fetches the file once, hands it to the worker, and asks it for terms.
import type { Answer, FoundRow, Message } from './search-worker.ts';

/** What the search needs of a worker. */
export interface Port {
  postMessage(message: Message, transfer?: Transferable[]): void;
  onmessage: ((event: { data: Answer }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  terminate(): void;
}

export interface Overview {
  /** Pages to list before anything is typed. */
  pages: readonly FoundRow[];
  /** Paths of all pages directly below the top. */
  paths: readonly string[];
}

export interface SearchClient {
  /** Loads the search; once it has succeeded, always the same. After a failure the next call tries again. */
  load(): Promise<Overview>;
  /** Rows for a term; when a later term is asked for meanwhile, this one is never answered. */
  search(term: string): Promise<FoundRow[]>;
}

interface ClientOptions {
  fetchFile: () => Promise<ArrayBuffer>;
  openWorker: () => Port;
  /** How many pages to list, and how many rows to find. */
  listed: number;
  limit: number;
}

interface Opened {
  port: Port;
  overview: Overview;
}

export function createSearchClient({ fetchFile, openWorker, listed, limit }: ClientOptions): SearchClient {
  let opened: Promise<Opened> | null = null;
  let asked: { term: string; resolve: (rows: FoundRow[]) => void } | null = null;

  async function open(): Promise<Opened> {
    const file = await fetchFile();
    const port = openWorker();
    try {
      const overview = await new Promise<Overview>((resolve, reject) => {
        port.onerror = ({ message }) => reject(new Error(message ?? 'The worker could not be started.'));
        port.onmessage = ({ data }) => {
          if (data.kind === 'loaded') resolve(data);
          else if (data.kind === 'failed') reject(new Error(data.reason));
          else if (data.term === asked?.term) asked.resolve(data.rows);
        };
        port.postMessage({ kind: 'load', file, listed }, [file]);
      });
      return { port, overview };
    } catch (error) {
      port.terminate();
      throw error;
    }
  }

  function ready(): Promise<Opened> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    load: async () => (await ready()).overview,
    async search(term) {
      const { port } = await ready();
      return new Promise((resolve) => {
        asked = { term, resolve };
        port.postMessage({ kind: 'search', term, limit });
      });
    },
  };
}
