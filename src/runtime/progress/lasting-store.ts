// The database for as long as it works. Where it is blocked, full or gone, entries live in memory from then on, with
// everything that could still be read, and whoever asks is told that they are not kept.
import { createMemoryStore, type EntryStore } from './entry-store.ts';

export interface LastingStore extends EntryStore {
  /** Whether everything so far will still be there tomorrow. */
  readonly isKept: boolean;
}

/** `open` is called at the first use. */
export function createLastingStore(open: () => Promise<EntryStore>): LastingStore {
  let isKept = true;
  let opened: Promise<EntryStore> | null = null;

  const openOnce = () => {
    opened ??= open().catch(() => {
      isKept = false;
      return createMemoryStore();
    });
    return opened;
  };
  /** Once, however many calls fail at the same moment. */
  const fallBack = (failed: EntryStore) => {
    if (isKept) {
      isKept = false;
      opened = failed
        .listAll()
        .catch(() => [])
        .then(createMemoryStore);
    }
    return openOnce();
  };
  const use = async <T>(action: (store: EntryStore) => Promise<T>): Promise<T> => {
    const store = await openOnce();
    try {
      return await action(store);
    } catch (error) {
      const next = await fallBack(store);
      // Memory itself has failed: the place is not at fault.
      if (next === store) throw error;
      return action(next);
    }
  };

  return {
    get isKept() {
      return isKept;
    },
    list: (kind, path) => use((store) => store.list(kind, path)),
    listAll: () => use((store) => store.listAll()),
    put: (entries) => use((store) => store.put(entries)),
    update: (make) => use((store) => store.update(make)),
    clear: () => use((store) => store.clear()),
  };
}
