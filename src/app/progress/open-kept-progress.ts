// What is done when the reader's progress is first needed.
import { movedEntries } from '#runtime/progress/moved-entries.ts';
import { openProgress } from '#runtime/progress/open-progress.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import type { ProgressSign } from '#runtime/progress/progress-sign.ts';
import type { SiteProgressParts } from './site-progress.ts';

/** The first change that the browser does not keep is told to the reader, once. */
export async function openKeptProgress(
  parts: SiteProgressParts,
  sign: ProgressSign,
  changed: (progress: Progress) => void,
): Promise<Progress> {
  const progress = await openProgress(sign);
  progress.listen(() => changed(progress));
  progress.onUnkept(() =>
    parts.toasts.add({
      id: 'progress-unkept',
      title: 'Your progress is not kept',
      description:
        'This browser blocks its storage or has no room left. Marks last until you close the page.',
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
  { loadRecord, buildId }: SiteProgressParts,
  sign: ProgressSign,
): Promise<void> {
  const record = await loadRecord();
  if (!record) return;
  await progress.update((kept) =>
    movedEntries(kept, (path) => record.matcher[path]?.redirect?.replace(/#.*/, '') ?? null),
  );
  sign.build = buildId;
}
