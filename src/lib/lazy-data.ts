// Data that is fetched when it is first needed, once, and kept. A failure is forgotten, so the next call tries again.
import { createStore } from './store.ts';

export interface LazyData<T> {
  /** The data; null before it has arrived. */
  get(): T | null;
  load(): void;
  /** The data has changed: the next call fetches it again. */
  forget(): void;
  subscribe(changed: () => void): () => void;
}

/** Data behind a function that fetches it. */
export function createLazyData<T>(fetch: () => Promise<T>, onError: (error: unknown) => void): LazyData<T> {
  const data = createStore<T | null>(null);
  let loading: Promise<void> | null = null;
  return {
    get: data.get,
    subscribe: data.subscribe,
    load() {
      if (loading) return;
      const current: Promise<void> = fetch().then(
        (value) => {
          if (loading === current) data.set(value);
        },
        (error: unknown) => {
          if (loading === current) loading = null;
          onError(error);
        },
      );
      loading = current;
    },
    forget() {
      loading = null;
    },
  };
}
