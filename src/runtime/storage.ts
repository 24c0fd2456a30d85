// What the browser remembers for us, behind a front that never throws: where storage is missing, blocked or full,
// values live in memory for as long as the document does. Memory is per instance, so share one.

export interface SafeStorage {
  /** Whether everything set so far will outlive this document, as far as is known. */
  readonly isPersistent: boolean;
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that begins like this. */
  removeAll(prefix: string): void;
}

/** Where the two storages hang; reading either may throw. */
export type StorageHost = Partial<Record<'localStorage' | 'sessionStorage', Storage>>;

/** The storage is looked up at each use, never before: a server can hold this object too. */
export function safeStorage(kind: 'local' | 'session', host: StorageHost = globalThis): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<T>(action: (storage: Storage) => T): { value: T } | null {
    try {
      const storage = host[`${kind}Storage`];
      return storage ? { value: action(storage) } : null;
    } catch {
      return null;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  }

  return {
    get isPersistent() {
      return memory.size === 0 && attempt((storage) => storage.length) !== null;
    },
    get(key) {
      return memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null;
    },
    set(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    removeAll(prefix) {
      const stored =
        attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''))
          ?.value ?? [];
      for (const key of [...memory.keys(), ...stored]) if (key.startsWith(prefix)) remove(key);
    },
  };
}
