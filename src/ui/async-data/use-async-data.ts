import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AsyncDataError,
  type AsyncDataHandler,
  type AsyncDataOptions,
  type AsyncDataRequest,
  type AsyncDataStatus,
  type Held,
  nextStep,
  shownOf,
  toRequest,
} from './async-data-request.ts';
import type { AsyncDataStore } from './async-data-store.ts';

/** A field that is not there makes it `never`. Checked here, since a constraint on `pick` would keep `R` from being inferred. */
type Picked<R, K extends PropertyKey> = [K] extends [never] ? R : [K] extends [keyof R] ? Pick<R, K> : never;

interface AsyncData<T> {
  data: T;
  status: AsyncDataStatus;
  error: AsyncDataError | undefined;
  pending: boolean;
  /** Runs again; old data stays in view meanwhile. Never rejects. */
  refresh: () => Promise<void>;
  /** Back to idle and the default; a run under way is ended. */
  clear: () => void;
}

/** Data under a key, shared by every component that names the key. Runs start after the first rendering. */
export function useAsyncData<T, R = T, K extends PropertyKey = never, D = undefined>(
  key: string,
  handler: AsyncDataHandler<T>,
  options: AsyncDataOptions<T, R, K, D> = {},
): AsyncData<Picked<R, K> | D> {
  const request = toRequest(key, handler, options);
  const store = useStore();
  // Effects do not run on a server: it renders once to start, waits for the store to settle, and renders again.
  if (store.isServer && request.immediate) store.start(request);

  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  const read = () => store.read(key);
  const state = useSyncExternalStore(subscribe, read, read);
  const carried = useCarried(store, key);
  const [fallback] = useState(() => options.default?.());
  useRuns(store, request);

  const latest = useRef(request);
  useLayoutEffect(() => {
    latest.current = request;
  });
  const refresh = useCallback(() => store.run(latest.current), [store]);
  const clear = useCallback(() => store.clear(latest.current.key), [store]);

  const shown = shownOf(state, carried);
  return {
    // The store is shared and holds anything; this key's handler and options decide what it is.
    data: (shown ? shown.value : fallback) as Picked<R, K> | D,
    status: state.status,
    error: state.error,
    pending: state.status === 'pending',
    refresh,
    clear,
  };
}

function useStore(): AsyncDataStore {
  const store = useContext(AsyncDataContext);
  if (!store) throw new Error('useAsyncData needs a store: put an AsyncDataContext above it.');
  return store;
}

/** What the component showed under its last key; taken while that key is still its own. */
function useCarried(store: AsyncDataStore, key: string): Held | null {
  const [memory, setMemory] = useState<{ key: string; carried: Held | null }>({ key, carried: null });
  if (memory.key === key) return memory.carried;
  const carried = shownOf(store.read(memory.key), memory.carried);
  setMemory({ key, carried });
  return carried;
}

/** Holds each rendering against the one before it, and runs where they differ in what matters. */
function useRuns(store: AsyncDataStore, request: AsyncDataRequest): void {
  const before = useRef<AsyncDataRequest | null>(null);
  useEffect(() => {
    const statusBefore = before.current ? store.read(before.current.key).status : 'idle';
    const step = nextStep(before.current, request, statusBefore);
    before.current = request;
    if (step === 'start') store.start(request);
    if (step === 'run') void store.run(request);
  });
  // A tree that is hidden and shown again comes back without its data, and must ask as if it were new.
  useEffect(() => {
    return () => {
      before.current = null;
    };
  }, []);
}

/** The store that `useAsyncData` asks; the application puts it at the top of its tree. */
export const AsyncDataContext = createContext<AsyncDataStore | null>(null);
