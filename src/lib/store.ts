/** A value that can change, and who listens to it. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `changed` after every change; returns how to stop. */
  subscribe(changed: () => void): () => void;
}

/** A store with its first value. */
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
