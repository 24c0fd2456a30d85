// Data by key: pending runs, subscribed components, and data delivered with the page. Independent of React. A
// server creates one store per render; the browser has one.
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
  /** Keeps the key's data while there are subscribers; returns the unsubscribe function. */
  subscribe(key: string, listener: () => void): () => void;
  /** Runs unless the key has data or a pending run. */
  start(request: AsyncDataRequest): void;
  /** Runs again. Settles with the key's last run and never rejects. */
  run(request: AsyncDataRequest): Promise<void>;
  clear(key: string): void;
  /**
   * Adds data delivered with a page. It is kept without subscribers, and cancels pending runs for its keys.
   */
  seed(data: Readonly<Record<string, unknown>>): void;
  /** All data, to be delivered with a page. */
  collect(): Record<string, unknown>;
  /** Waits for pending runs, and those that they start; in the browser not for lazy ones. */
  settled(): Promise<void>;
}

export interface AsyncDataStoreOptions {
  /** Converts any thrown value to the site's error type. */
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
    // A cancelled run is ignored; its callers wait for the run that replaced it.
    if (entry.run !== own) return entry.run?.done;
    entry.run = null;
    if (state?.held && payload.has(key)) payload.set(key, state);
    show(entry, state ?? { ...entry.state, status: 'idle' });
  }

  /** Deferred, so that a component that subscribes in the same commit still finds the data. */
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
      // On a server a failure is final: the next rendering pass must use it instead of starting a new run.
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
