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

/**
 * An unknown field makes it `never`. Checked here, because a constraint on `pick` would prevent `R` from
 * being inferred.
 */
type Picked<R, K extends PropertyKey> = [K] extends [never] ? R : [K] extends [keyof R] ? Pick<R, K> : never;

interface AsyncData<T> {
  data: T;
  status: AsyncDataStatus;
  error: AsyncDataError | undefined;
  pending: boolean;
  /** Runs again; old data stays visible meanwhile. Never rejects. */
  refresh: () => Promise<void>;
  /** Resets to idle and the default; a pending run is cancelled. */
  clear: () => void;
}

/** Data under a key, shared by all components that use the key. Runs start after the first render. */
export function useAsyncData<T, R = T, K extends PropertyKey = never, D = undefined>(
  key: string,
  handler: AsyncDataHandler<T>,
  options: AsyncDataOptions<T, R, K, D> = {},
): AsyncData<Picked<R, K> | D> {
  const request = toRequest(key, handler, options);
  const store = useStore();
  // Effects do not run on a server: it renders once to start, waits for the store to settle, and renders
  // again.
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
    // The store is untyped; this key's handler and options determine the type.
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

/** The value shown under the previous key; saved while that key is still current. */
function useCarried(store: AsyncDataStore, key: string): Held | null {
  const [memory, setMemory] = useState<{ key: string; carried: Held | null }>({ key, carried: null });
  if (memory.key === key) return memory.carried;
  const carried = shownOf(store.read(memory.key), memory.carried);
  setMemory({ key, carried });
  return carried;
}

/** Compares each render with the previous one, and runs if a relevant option differs. */
function useRuns(store: AsyncDataStore, request: AsyncDataRequest): void {
  const before = useRef<AsyncDataRequest | null>(null);
  useEffect(() => {
    const statusBefore = before.current ? store.read(before.current.key).status : 'idle';
    const step = nextStep(before.current, request, statusBefore);
    before.current = request;
    if (step === 'start') store.start(request);
    if (step === 'run') void store.run(request);
  });
  // A tree that is hidden and shown again has lost its data, and must start as if it were new.
  useEffect(() => {
    return () => {
      before.current = null;
    };
  }, []);
}

/** The store used by `useAsyncData`, provided at the top of the application. */
export const AsyncDataContext = createContext<AsyncDataStore | null>(null);
