// The page's side of the search: sends the files to the worker, once, and then the terms.
import type { TextFile } from '#schema/search-text.ts';
import type { ResultRow, WorkerRequest, WorkerResponse } from './search-worker.ts';

/** The part of a worker that the search uses. */
export interface WorkerPort {
  postMessage(request: WorkerRequest, transfer?: Transferable[]): void;
  onmessage: ((event: { data: WorkerResponse }) => void) | null;
  terminate(): void;
}

/** The parts of a search; all of them may still be loading. */
export interface SearchParts {
  port: WorkerPort;
  /** Rejects if the worker cannot be started. */
  broken: Promise<never>;
  file: Promise<ArrayBuffer>;
  /** The list of the parts of the full-text index. Without it, the search finds labels only. */
  text: Promise<TextFile | null>;
}

/** Data about the site, available as soon as the file is loaded. */
export interface Overview {
  /** Pages to list before anything is typed. */
  pages: readonly ResultRow[];
  /** Paths of all pages at the top level. */
  paths: readonly string[];
}

export interface SearchClient {
  /** Loads the search, once. After a failure the next call tries again. */
  load(): Promise<Overview>;
  /**
   * Rows for a term; `onMore` gets later results, all rows each time. Neither is called once a later term has
   * been searched for.
   */
  search(term: string, onMore?: (rows: ResultRow[]) => void): Promise<ResultRow[]>;
}

interface ClientOptions {
  start: () => SearchParts;
  /** Number of pages to list before anything is typed. */
  maxListed: number;
  /** Maximum number of rows. */
  limit: number;
}

interface Connection {
  port: WorkerPort;
  overview: Overview;
}

/** Fetches nothing and starts no worker until its first use. */
export function createSearchClient({ start, maxListed, limit }: ClientOptions): SearchClient {
  let connection: Promise<Connection> | null = null;
  let pending: { term: string; answer: (rows: ResultRow[]) => void } | null = null;

  async function open(): Promise<Connection> {
    const { port, broken, ...files } = start();
    try {
      const [file, text] = await Promise.race([broken, Promise.all([files.file, files.text])]);
      const loaded = new Promise<Overview>((resolve, reject) => {
        port.onmessage = ({ data }) => {
          if (data.kind === 'loaded') resolve(data);
          else if (data.kind === 'failed') reject(new Error(data.reason));
          else if (data.term === pending?.term) pending.answer(data.rows);
        };
        port.postMessage({ kind: 'load', file, text, maxListed }, [file]);
      });
      return { port, overview: await Promise.race([broken, loaded]) };
    } catch (error) {
      port.terminate();
      throw error;
    }
  }

  function connect(): Promise<Connection> {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  return {
    load: async () => (await connect()).overview,
    async search(term, onMore) {
      const { port } = await connect();
      return new Promise((resolve) => {
        let isFirst = true;
        const answer = (rows: ResultRow[]) => {
          if (isFirst) resolve(rows);
          else onMore?.(rows);
          isFirst = false;
        };
        pending = { term, answer };
        port.postMessage({ kind: 'search', term, limit });
      });
    },
  };
}
