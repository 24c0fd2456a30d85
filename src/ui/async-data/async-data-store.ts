// Data by key: what is running, which components listen, what arrived with the page. Knows no React.
// A server makes one store for each rendering; the browser has one.
import {
  type AsyncDataError,
  type AsyncDataRequest,
  type AsyncDataState,
  blank,
  cleared,
  failed,
  isAbort,
  performRequest,
  succeeded,
} from './async-data-request.ts';

export interface AsyncDataStore {
  readonly isServer: boolean;
  /** The same object until something changes. */
  read(key: string): AsyncDataState;
  /** Keeps the key's data for as long as anyone listens; returns the way out. */
  subscribe(key: string, listener: () => void): () => void;
  /** Runs unless the key has data or a run already. */
  start(request: AsyncDataRequest): void;
  /** Runs again. Settles with the key's last run and never rejects. */
  run(request: AsyncDataRequest): Promise<void>;
  clear(key: string): void;
  /** Takes over data that came with a page. It stays when no component listens, and ends runs for its keys. */
  seed(data: Readonly<Record<string, unknown>>): void;
  /** All data there is, for a page to take along. */
  collect(): Record<string, unknown>;
  /** Waits for the runs under way, and those that they start; in the browser not for lazy ones. */
  settled(): Promise<void>;
}

export interface AsyncDataStoreOptions {
  /** Reads anything that was thrown into the site's form of an error. */
  toError: (thrown: unknown) => AsyncDataError;
  isServer?: boolean;
}

interface Run {
  controller: AbortController;
  isLazy: boolean;
  done: Promise<void>;
}

interface Entry {
  state: AsyncDataState;
  listeners: Set<() => void>;
  run: Run | null;
}

export function createAsyncDataStore({
  toError,
  isServer = typeof window === 'undefined',
}: AsyncDataStoreOptions): AsyncDataStore {
  const entries = new Map<string, Entry>();
  const payload = new Map<string, AsyncDataState>();

  const read = (key: string) => entries.get(key)?.state ?? payload.get(key) ?? blank;

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? { state: read(key), listeners: new Set(), run: null };
    entries.set(key, entry);
    return entry;
  }

  function show(entry: Entry, state: AsyncDataState): void {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }

  function endRun(entry: Entry): void {
    entry.run?.controller.abort();
    entry.run = null;
  }

  function run(request: AsyncDataRequest): Promise<void> {
    const entry = entryOf(request.key);
    if (entry.run && request.dedupe === 'defer') return entry.run.done;
    endRun(entry);
    const controller = new AbortController();
    const own: Run = { controller, isLazy: request.lazy, done: Promise.resolve() };
    entry.run = own;
    if (entry.state.status !== 'pending') show(entry, { ...entry.state, status: 'pending' });
    own.done = follow(entry, own, performRequest(request, controller), request.key);
    return own.done;
  }

  async function follow(entry: Entry, own: Run, result: Promise<unknown>, key: string): Promise<void> {
    const state = await result.then(succeeded, (thrown: unknown) =>
      isAbort(thrown) ? null : failed(toError(thrown)),
    );
    // A run that was ended is ignored; whoever waited for it waits for the one that replaced it.
    if (entry.run !== own) return entry.run?.done;
    entry.run = null;
    if (state?.held && payload.has(key)) payload.set(key, state);
    show(entry, state ?? { ...entry.state, status: 'idle' });
  }

  /** A moment after the last listener has left: a component that takes over in the same commit finds the data still there. */
  function dropIfUnused(key: string, entry: Entry): void {
    queueMicrotask(() => {
      if (entry.listeners.size > 0 || entries.get(key) !== entry) return;
      endRun(entry);
      entries.delete(key);
    });
  }

  return {
    isServer,
    read,
    run,
    subscribe(key, listener) {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0) dropIfUnused(key, entry);
      };
    },
    start(request) {
      if (isServer && !request.server) return;
      const { status, isBlank } = read(request.key);
      // On a server a failure is final: the next rendering pass must find it, not a new run.
      const isOpen = isServer ? isBlank : true;
      if (isOpen && status !== 'pending' && status !== 'success') void run(request);
    },
    clear(key) {
      payload.delete(key);
      const entry = entries.get(key);
      if (!entry) return;
      endRun(entry);
      show(entry, cleared);
    },
    seed(data) {
      for (const [key, value] of Object.entries(data)) {
        const state = succeeded(value);
        payload.set(key, state);
        const entry = entries.get(key);
        if (!entry) continue;
        endRun(entry);
        show(entry, state);
      }
    },
    collect() {
      const keys = new Set([...payload.keys(), ...entries.keys()]);
      return Object.fromEntries(
        [...keys].flatMap((key) => {
          const { held } = read(key);
          return held ? [[key, held.value]] : [];
        }),
      );
    },
    async settled() {
      const waitedFor = () =>
        [...entries.values()].flatMap(({ run }) => (run && (isServer || !run.isLazy) ? [run.done] : []));
      for (let runs = waitedFor(); runs.length > 0; runs = waitedFor()) await Promise.all(runs);
    },
  };
}
