/** A value that can change, with subscribers. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `changed` after every change; returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** Creates a store with its initial value. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const changed of [...listeners]) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
