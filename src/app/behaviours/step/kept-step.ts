// What is kept of a step besides the reader's files: what they started from, and the files that have passed every test,
// from which the next step starts.
import type { Progress } from '#runtime/progress/progress.ts';
import { type DraftFile, stepPrefix } from '#schema/progress.ts';

const startId = `${stepPrefix}start`;
const passedId = `${stepPrefix}passed`;

type Store = Pick<Progress, 'isKept' | 'writeDrafts' | 'listDrafts' | 'listen'>;

/** The drafts of a step as a store of nothing but versions of the reader's files. */
export function versionsOnly(progress: Store): Store {
  return {
    get isKept() {
      return progress.isKept;
    },
    writeDrafts: (path, drafts) => progress.writeDrafts(path, drafts),
    listDrafts: async (path) =>
      (await progress.listDrafts(path)).filter(({ id }) => !id.startsWith(stepPrefix)),
    listen: (changed) => progress.listen(changed),
  };
}

async function readFiles(progress: Store, path: string, id: string): Promise<readonly DraftFile[] | null> {
  const kept = (await progress.listDrafts(path)).find((draft) => draft.id === id)?.files ?? [];
  return kept.length > 0 ? kept : null;
}

/** What the reader's draft of a step was started from; null where that is not known. */
export const readStart = (progress: Store, path: string) => readFiles(progress, path, startId);

/** The files with which a step was done; null where it was not done in its page. */
export const readPassed = (progress: Store, path: string) => readFiles(progress, path, passedId);

export const keepStart = (progress: Store, path: string, files: readonly DraftFile[]) =>
  progress.writeDrafts(path, [{ id: startId, files }]);

export const keepPassed = (progress: Store, path: string, files: readonly DraftFile[]) =>
  progress.writeDrafts(path, [{ id: passedId, files }]);
