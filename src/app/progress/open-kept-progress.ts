// What is done when the reader's progress is first needed.
import { movedEntries } from '#runtime/progress/moved-entries.ts';
import { openProgress } from '#runtime/progress/open-progress.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import type { ProgressSign } from '#runtime/progress/progress-sign.ts';
import type { BuildManifest } from '#schema/builds.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';

export interface KeptProgressParts {
  toasts: Pick<ToastStore, 'add'>;
  /** The name of the present build, and where its moved pages are now. */
  buildId: string;
  loadRecord(): Promise<Pick<BuildManifest, 'matcher'> | null>;
}

/** The first change that the browser does not keep is told to the reader, once. */
export async function openKeptProgress(
  parts: KeptProgressParts,
  sign: ProgressSign,
  changed: (progress: Progress) => void,
): Promise<Progress> {
  const progress = await openProgress(sign);
  progress.listen(() => changed(progress));
  progress.onUnkept(() =>
    parts.toasts.add({
      id: 'progress-unkept',
      title: 'Your progress can’t be saved',
      description: progress.isOutdated
        ? 'It was saved by a newer version of this site and was not changed. Reload this page to continue.'
        : 'This browser blocks storage or is out of space. Your progress lasts until you close the page.',
      icon: 'i-lucide-triangle-alert',
      color: 'warning',
    }),
  );
  if (sign.isSet && sign.build !== parts.buildId) await takeAlong(progress, parts, sign);
  return progress;
}

/** Copies marks of pages that were given another address, once a build. */
export async function takeAlong(
  progress: Progress,
  { loadRecord, buildId }: KeptProgressParts,
  sign: ProgressSign,
): Promise<void> {
  const record = await loadRecord();
  if (!record) return;
  const movedTo = (path: string) => record.matcher[path]?.redirect?.replace(/#.*/, '') ?? null;
  // Hardly ever has any moved, and then nothing more is read.
  const pages = (await progress.listPages()).flatMap(({ path, last }) => [
    path,
    ...(last ? [last.page] : []),
  ]);
  if (pages.some((path) => movedTo(path) !== null))
    await progress.update((kept) => movedEntries(kept, movedTo));
  sign.build = buildId;
}
