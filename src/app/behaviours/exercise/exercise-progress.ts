// What is saved about an exercise: that it is done, and for those with a file, what the reader has written.
import type { DraftFile } from '#schema/progress.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';

interface Place {
  /** In the review: earlier answers are not shown, and drafts are not saved. */
  solved?(): void;
  /** The address of the page. */
  path: string;
  progress: Pick<SiteProgress, 'isAny' | 'open'>;
}

interface Saved {
  isDone: boolean;
  draft: readonly DraftFile[] | null;
}

export async function recallExercise(id: string, { path, progress, solved }: Place): Promise<Saved> {
  if (solved || !progress.isAny) return { isDone: false, draft: null };
  const store = await progress.open();
  const [done, draft] = await Promise.all([store.readDoneExercises(path), store.readExerciseDraft(path, id)]);
  return { isDone: done.has(id), draft };
}

/** The exercise counts as done from now on, and comes back in the review. */
export async function saveExercise(id: string, { path, progress, solved }: Place): Promise<void> {
  if (solved) solved();
  else await (await progress.open()).setExerciseDone(path, id);
}

export async function saveExerciseDraft(
  id: string,
  files: readonly DraftFile[],
  { path, progress, solved }: Place,
): Promise<void> {
  if (!solved) await (await progress.open()).writeExerciseDraft(path, id, files);
}
