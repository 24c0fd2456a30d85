/** A bounded store of small files: when it is full, what was used longest ago goes first. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
}

/** Keeps values until their sizes add up to more than `limit` bytes. */
export function createLru<T>(limit: number): Lru<T> {
  // A Map remembers insertion order, so re-inserting on use makes its first key the oldest.
  const kept = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  return {
    get(key) {
      const hit = kept.get(key);
      // Order only matters once something may have to go.
      if (hit && total * 2 > limit) {
        kept.delete(key);
        kept.set(key, hit);
      }
      return hit?.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > limit) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
  };
}
