// How parts of the site reach the reader's progress: a sign that can be read at once, and the store, whose code is
// fetched when it is first needed.
import type { Progress } from '#runtime/progress/progress.ts';
import { createProgressSign } from '#runtime/progress/progress-sign.ts';
import { safeStorage } from '#runtime/storage.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';

export interface SiteProgress {
  /** Whether anything is kept on this device. */
  readonly isAny: boolean;
  open(): Promise<Progress>;
}

/** The first change that the browser does not keep is told to the reader, once. */
export function createSiteProgress(toasts: Pick<ToastStore, 'add'>): SiteProgress {
  const sign = createProgressSign(safeStorage('local'));
  let opened: Promise<Progress> | null = null;
  const open = async () => {
    const { openProgress } = await import('#runtime/progress/open-progress.ts');
    const progress = await openProgress();
    progress.onUnkept(() =>
      toasts.add({
        id: 'progress-unkept',
        title: 'Your progress is not kept',
        description:
          'This browser blocks its storage or has no room left. Marks last until you close the page.',
        icon: 'i-lucide-triangle-alert',
        color: 'warning',
      }),
    );
    return progress;
  };
  return {
    get isAny() {
      return sign.isSet;
    },
    open() {
      // Code that did not come is asked for again the next time.
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
  };
}
