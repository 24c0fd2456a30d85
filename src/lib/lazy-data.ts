// Data that is fetched when it is first asked for, once, and kept. A failure is forgotten, so the next one asks again.
import { createStore } from './store.ts';

export interface LazyData<T> {
  /** What has come; null before. */
  get(): T | null;
  load(): void;
  /** As before the first time: the data has changed. */
  forget(): void;
  subscribe(changed: () => void): () => void;
}

export function createLazyData<T>(fetch: () => Promise<T>, onError: (error: unknown) => void): LazyData<T> {
  const data = createStore<T | null>(null);
  let loading: Promise<void> | null = null;
  return {
    get: data.get,
    subscribe: data.subscribe,
    load() {
      if (loading) return;
      const mine: Promise<void> = fetch().then(
        (value) => {
          if (loading === mine) data.set(value);
        },
        (error: unknown) => {
          if (loading === mine) loading = null;
          onError(error);
        },
      );
      loading = mine;
    },
    forget() {
      loading = null;
    },
  };
}
