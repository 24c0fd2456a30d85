// The reader's files, kept on the device as they are typed. One write follows the other, so that the last text is the
// one that stays; what is typed meanwhile is written in one go.
import type { Progress } from '#runtime/progress/progress.ts';
import type { DraftFile } from '#schema/progress.ts';

type Store = Pick<Progress, 'isKept' | 'writeDrafts' | 'listDrafts'>;

/** A version of the files beside the one that is worked on, such as one that a file brought from another device. */
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
}

/** The names of the present files and of those that were put aside, among the drafts of the same thing. */
const presentId = '';
const beforeId = 'before';

/** `saved` is called after each write, with whether it will be there tomorrow. */
export async function openKeptDraft(
  store: Store,
  path: string,
  saved: (isKept: boolean) => void,
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
  /** What belongs together is written together. */
  const write = (...ids: string[]) => {
    const isQueued = due.size > 0;
    for (const id of ids) due.add(id);
    if (isQueued) return;
    queue = queue
      .then(() => {
        const written = [...due].map((id) => ({ id, files: versions.get(id) ?? [] }));
        due.clear();
        return store.writeDrafts(path, written);
      })
      .then(
        () => saved(store.isKept),
        () => saved(false),
      );
  };
  /** The present files and others change places. */
  const exchange = (id: string) => {
    const [present, other] = [filesOf(presentId) ?? [], filesOf(id) ?? []];
    versions.set(presentId, other).set(id, present);
    times.set(id, Date.now());
    write(presentId, id);
    return other;
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
      return filesOf(presentId);
    },
    get before() {
      return filesOf(beforeId);
    },
    get others() {
      const present = JSON.stringify(filesOf(presentId));
      return [...versions]
        .filter(([id, files]) => id !== presentId && id !== beforeId && files.length > 0)
        .filter(([, files]) => JSON.stringify(files) !== present)
        .map(([id]) => ({ id, at: times.get(id) ?? 0 }))
        .sort((one, other) => other.at - one.at);
    },
    keep(files) {
      versions.set(presentId, files);
      write(presentId);
    },
    startAgain(present) {
      const moved = putFurtherAside(present);
      versions.set(beforeId, present).set(presentId, []);
      times.set(beforeId, Date.now());
      write(...moved, beforeId, presentId);
    },
    bringBack: () => exchange(beforeId),
    openOther: exchange,
  };
}
