// The database for as long as it works. Where it is blocked, full or gone, entries live in memory from then on, with
// everything that could still be read, and whoever asks is told that they are not kept.
import { createMemoryStore, type EntryStore } from './entry-store.ts';

export interface LastingStore extends EntryStore {
  /** Whether everything so far will still be there tomorrow. */
  readonly isKept: boolean;
  /** Whether nothing is kept because a newer version of the site keeps it in a way that we do not know. */
  readonly isOutdated: boolean;
}

/** `open` is called at the first use. */
export function createLastingStore(open: () => Promise<EntryStore>): LastingStore {
  let isKept = true;
  let isOutdated = false;
  /** What still holds entries and takes no more. */
  let full: EntryStore | null = null;
  let opened: Promise<EntryStore> | null = null;

  const note = (error: unknown) => {
    isKept = false;
    isOutdated = error instanceof DOMException && error.name === 'VersionError';
  };
  const openOnce = () => {
    opened ??= open().catch((error: unknown) => {
      note(error);
      return createMemoryStore();
    });
    return opened;
  };
  /** Once, however many calls fail at the same moment. */
  const fallBack = (failed: EntryStore, error: unknown) => {
    if (isKept) {
      note(error);
      full = failed;
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
      const next = await fallBack(store, error);
      // Memory itself has failed: the place is not at fault.
      if (next === store) throw error;
      return action(next);
    }
  };

  return {
    get isKept() {
      return isKept;
    },
    get isOutdated() {
      return isOutdated;
    },
    list: (kind, path) => use((store) => store.list(kind, path)),
    listAll: () => use((store) => store.listAll()),
    listPages: () => use((store) => store.listPages()),
    isEmpty: () => use((store) => store.isEmpty()),
    put: (entries) => use((store) => store.put(entries)),
    update: (make) => use((store) => store.update(make)),
    async clear() {
      await use((store) => store.clear());
      // A newer version keeps what is its own.
      if (!isOutdated) await full?.clear().catch(() => {});
    },
  };
}
