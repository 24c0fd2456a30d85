// The reader's files, kept on the device as they are typed. One write follows the other, so that the last text is the
// one that stays; what is typed meanwhile is written in one go.
import type { Progress } from '#runtime/progress/progress.ts';
import type { QuestFile } from '#schema/page/quest.ts';

type Store = Pick<Progress, 'isKept' | 'writeDraft' | 'update' | 'listDrafts'>;

export interface KeptDraft {
  /** What was written; null where the reader has written nothing. */
  readonly files: readonly QuestFile[] | null;
  /** What was there before the reader started again, and can be brought back. */
  readonly before: readonly QuestFile[] | null;
  keep(files: readonly QuestFile[]): void;
  /** Puts the files aside and begins with none: the starter may change until the reader writes again. */
  startAgain(files: readonly QuestFile[]): void;
  /** Puts back what was put aside. What is there now takes its place, unless the reader has written nothing. */
  bringBack(): readonly QuestFile[];
}

/** The name of what was put aside among the drafts of a quest. */
const beforeId = 'before';

/** `saved` is called after each write, with whether it will be there tomorrow. */
export async function openKeptDraft(
  store: Store,
  path: string,
  saved: (isKept: boolean) => void,
): Promise<KeptDraft> {
  const drafts = await store.listDrafts(path);
  const filesOf = (name: string): readonly QuestFile[] | null => {
    const kept = drafts.find(({ id }) => id === name)?.files ?? [];
    return kept.length > 0 ? kept : null;
  };
  let files = filesOf('');
  let before = filesOf(beforeId);
  let queue = Promise.resolve();
  let isFileWriteDue = false;

  const enqueue = (write: () => Promise<void>) => {
    queue = queue.then(write).then(
      () => saved(store.isKept),
      () => saved(false),
    );
  };
  const writeFiles = () => {
    if (isFileWriteDue) return;
    isFileWriteDue = true;
    enqueue(() => {
      isFileWriteDue = false;
      return store.writeDraft(path, files ?? []);
    });
  };
  const writeBefore = () =>
    enqueue(() =>
      store.update(() => [{ kind: 'draft', path, id: beforeId, at: Date.now(), files: [...(before ?? [])] }]),
    );

  return {
    get files() {
      return files;
    },
    get before() {
      return before;
    },
    keep(next) {
      files = next;
      writeFiles();
    },
    startAgain(present) {
      before = present;
      files = null;
      // What is put aside is safe before what is there goes.
      writeBefore();
      writeFiles();
    },
    bringBack() {
      [files, before] = [before, files];
      writeFiles();
      writeBefore();
      return files ?? [];
    },
  };
}
