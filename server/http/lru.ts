/** A bounded cache of small files: when it is full, the least recently used is removed first. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
}

/** Keeps values until their total size exceeds `limit` bytes. */
export function createLru<T>(limit: number): Lru<T> {
  // A Map keeps insertion order, so re-inserting on use makes its first key the oldest.
  const kept = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  return {
    get(key) {
      const hit = kept.get(key);
      // Order only matters once values may have to be removed.
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
