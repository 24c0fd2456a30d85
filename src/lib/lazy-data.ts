// Data that is fetched once, when it is first needed, and cached. A failure is not cached, so the next call
// retries.
import { createStore } from './store.ts';

export interface LazyData<T> {
  /** The data; null until it has loaded. */
  get(): T | null;
  /** Fetches it unless it is there; resolves to false when it could not be fetched. */
  load(): Promise<boolean>;
  /** Drops the cached data, so that the next call fetches it again. */
  forget(): void;
  subscribe(changed: () => void): () => void;
}

/** Creates lazy data from a function that fetches it. */
export function createLazyData<T>(fetch: () => Promise<T>, onError: (error: unknown) => void): LazyData<T> {
  const data = createStore<T | null>(null);
  let loading: Promise<boolean> | null = null;
  return {
    get: data.get,
    subscribe: data.subscribe,
    load() {
      if (loading) return loading;
      const current: Promise<boolean> = fetch().then(
        (value) => {
          if (loading === current) data.set(value);
          return true;
        },
        (error: unknown) => {
          if (loading === current) loading = null;
          onError(error);
          return false;
        },
      );
      loading = current;
      return current;
    },
    forget() {
      loading = null;
    },
  };
}
