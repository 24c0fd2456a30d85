// The reader's files, kept on the device as they are typed. One write follows the other, so that the last text is the
// one that stays; what is typed meanwhile is written in one go. Two tabs may show the same draft: a tab whose draft was
// written to by another one saves its own text as another version, and both offer each other's.
import type { Progress } from '#runtime/progress/progress.ts';
import { type SafeStorage, safeStorage } from '#runtime/storage.ts';
import type { DraftFile } from '#schema/progress.ts';

type Store = Pick<Progress, 'isKept' | 'writeDrafts' | 'listDrafts' | 'listen'>;

/** A version of the files beside the one that is worked on: of another tab, or imported from another device. */
export interface OtherVersion {
  id: string;
  /** When it was last written. */
  at: number;
}

export interface KeptDraft {
  /** What was written; null where the reader has written nothing. */
  readonly files: readonly DraftFile[] | null;
  /** What was there before the reader started again, and can be brought back. */
  readonly before: readonly DraftFile[] | null;
  /** Versions that can be opened in place of the present one, the latest first. */
  readonly others: readonly OtherVersion[];
  keep(files: readonly DraftFile[]): void;
  /** Puts the files aside and begins with none: the starter may change until the reader writes again. */
  startAgain(files: readonly DraftFile[]): void;
  /** Puts back what was put aside. What is there now takes its place, unless the reader has written nothing. */
  bringBack(): readonly DraftFile[];
  /** Opens another version. What is there now takes its place, so that both stay within reach. */
  openOther(id: string): readonly DraftFile[];
  /** Other tabs are of no interest any more. */
  stop(): void;
}

/** The ids of the present files and of those that were put aside, among the drafts of the same thing. */
const presentId = '';
const beforeId = 'before';

/** Where a tab remembers which version it works on, if that is not the present one. */
const tabKey = (path: string) => `plinth-version:${path}`;

/**
 * `saved` is called after each write, and when another tab has written, with whether the draft will be there tomorrow.
 * `session` is the storage of this tab.
 */
export async function openKeptDraft(
  store: Store,
  path: string,
  saved: (isKept: boolean) => void,
  session: SafeStorage = safeStorage('session'),
): Promise<KeptDraft> {
  const drafts = await store.listDrafts(path);
  const versions = new Map(drafts.map(({ id, files }): [string, readonly DraftFile[]] => [id, files]));
  const times = new Map(drafts.map(({ id, at }) => [id, at]));
  let queue = Promise.resolve();
  const due = new Set<string>();

  const filesOf = (id: string) => {
    const files = versions.get(id) ?? [];
    return files.length > 0 ? files : null;
  };
  const remembered = session.get(tabKey(path)) ?? presentId;
  /** The version that this tab works on, and its text as this tab has it. */
  let ownId = filesOf(remembered) ? remembered : presentId;
  let own = versions.get(ownId) ?? [];
  /** The same as it is in the store, as far as this tab has read or written it. */
  let stored = JSON.stringify(own);
  /** Whether another tab has written to this version, or may have. */
  let isTaken = false;

  const workOn = (id: string) => {
    ownId = id;
    if (id === presentId) session.remove(tabKey(path));
    else session.set(tabKey(path), id);
    isTaken = false;
  };
  /** The id under which this tab may write. */
  const writableId = () => {
    if (isTaken) {
      workOn(freeId(Date.now()));
      stored = '[]';
    }
    return ownId;
  };
  const setOwn = (files: readonly DraftFile[]) => {
    const id = writableId();
    own = files;
    versions.set(id, files);
    times.set(id, Date.now());
    return id;
  };
  /** What belongs together is written together. */
  const write = (...ids: string[]) => {
    const isQueued = due.size > 0;
    for (const id of ids) due.add(id);
    if (isQueued) return;
    queue = queue
      .then(() => {
        const written = [...due].map((id) => ({ id, files: versions.get(id) ?? [] }));
        due.clear();
        const mine = written.find(({ id }) => id === ownId);
        if (mine) stored = JSON.stringify(mine.files);
        return store.writeDrafts(path, written);
      })
      .then(
        () => saved(store.isKept),
        () => saved(false),
      );
  };
  const refresh = async () => {
    for (const { id, files, at } of await store.listDrafts(path)) {
      if (id === ownId) isTaken = files.length > 0 && JSON.stringify(files) !== stored;
      if (id === ownId && !isTaken) continue;
      versions.set(id, files);
      times.set(id, at);
    }
    saved(store.isKept);
  };
  const stopListening = store.listen((change, isElsewhere) => {
    if (!isElsewhere || (change.kind ?? 'draft') !== 'draft' || (change.path ?? path) !== path) return;
    // Until the store has been read, nothing is written over.
    isTaken = true;
    if (due.delete(ownId)) due.add(setOwn(own));
    queue = queue.then(refresh).catch(() => {});
  });
  /** The present files and others change places. */
  const exchange = (id: string) => {
    const [present, other] = [own, filesOf(id) ?? []];
    const ownVersion = setOwn(other);
    versions.set(id, present);
    times.set(id, Date.now());
    write(ownVersion, id);
    return other;
  };
  /** The present files of another tab are opened as they are; this tab's own stay under their id. */
  const openPresent = () => {
    workOn(presentId);
    own = filesOf(presentId) ?? [];
    stored = JSON.stringify(own);
    return own;
  };
  /** What was put aside before gives way to what is put aside now, and becomes a version of its own. */
  const putFurtherAside = (present: readonly DraftFile[]): string[] => {
    const before = filesOf(beforeId);
    const known = [present, ...[...versions].filter(([id]) => id !== beforeId).map(([, files]) => files)];
    if (!before || known.some((files) => JSON.stringify(files) === JSON.stringify(before))) return [];
    const at = times.get(beforeId) ?? Date.now();
    const id = freeId(at);
    versions.set(id, before);
    times.set(id, at);
    return [id];
  };
  const freeId = (at: number): string => (versions.has(`${at}`) ? freeId(at + 1) : `${at}`);

  return {
    get files() {
      return own.length > 0 ? own : null;
    },
    get before() {
      return filesOf(beforeId);
    },
    get others() {
      const present = JSON.stringify(own);
      return [...versions]
        .filter(([id, files]) => id !== beforeId && (id !== ownId || isTaken) && files.length > 0)
        .filter(([, files]) => JSON.stringify(files) !== present)
        .map(([id]) => ({ id, at: times.get(id) ?? 0 }))
        .sort((one, other) => other.at - one.at);
    },
    keep: (files) => write(setOwn(files)),
    startAgain(present) {
      const moved = putFurtherAside(present);
      versions.set(beforeId, present);
      times.set(beforeId, Date.now());
      write(...moved, beforeId, setOwn([]));
    },
    bringBack: () => exchange(beforeId),
    openOther: (id) => (id === presentId ? openPresent() : exchange(id)),
    stop: stopListening,
  };
}
