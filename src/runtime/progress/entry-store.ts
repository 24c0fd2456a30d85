// Where entries are kept. There are two such places: the browser's database, and memory where that cannot be had.
import { type Entry, type EntryKind, type EntryOf, keyOf } from '#schema/progress.ts';
import { type PageSummary, summarise } from './page-summary.ts';

export interface EntryStore {
  /** Entries of one kind, of one path where one is given. */
  list<Kind extends EntryKind>(kind: Kind, path?: string): Promise<EntryOf<Kind>[]>;
  /** Everything. */
  listAll(): Promise<Entry[]>;
  /** Everything in short: one summary for each path. */
  listPages(): Promise<PageSummary[]>;
  isEmpty(): Promise<boolean>;
  /**
   * Puts what is made of everything that is there, as one step: no other tab writes in between, and where it fails
   * nothing has changed. Entries that are made leave all others alone.
   */
  update(make: (kept: readonly Entry[]) => readonly Entry[]): Promise<void>;
  put(entries: readonly Entry[]): Promise<void>;
  clear(): Promise<void>;
}

/** Entries that live as long as the document. */
export function createMemoryStore(initial: readonly Entry[] = []): EntryStore {
  const entries = new Map<string, Entry>();
  const putAll = (added: readonly Entry[]) => {
    for (const entry of added) entries.set(JSON.stringify(keyOf(entry)), structuredClone(entry));
  };
  const listAll = () => structuredClone([...entries.values()]);
  putAll(initial);
  return {
    async list<Kind extends EntryKind>(kind: Kind, path?: string) {
      return listAll().filter(
        (entry): entry is EntryOf<Kind> => entry.kind === kind && (path === undefined || entry.path === path),
      );
    },
    async listAll() {
      return listAll();
    },
    async listPages() {
      return summarise(listAll());
    },
    async isEmpty() {
      return entries.size === 0;
    },
    async update(make) {
      putAll(make(listAll()));
    },
    async put(added) {
      putAll(added);
    },
    async clear() {
      entries.clear();
    },
  };
}
