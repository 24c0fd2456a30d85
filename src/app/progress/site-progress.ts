// How parts of the site reach the reader's progress: a sign that can be read at once, and the store, whose code is
// fetched when it is first needed.
import { loadChunk, onStall } from '#runtime/load-chunk.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import { createProgressSign } from '#runtime/progress/progress-sign.ts';
import { safeStorage } from '#runtime/storage.ts';
import type { KeptProgressParts } from './open-kept-progress.ts';

export interface SiteProgress {
  /** Whether anything is kept on this device. */
  readonly isAny: boolean;
  open(): Promise<Progress>;
  /** Copies marks to where their pages are now. */
  takeAlongMoved(): Promise<void>;
  /** Shows what is kept as soon as there is anything, and again after every change; until the signal. */
  follow(signal: AbortSignal, show: (progress: Progress) => Promise<void> | void): void;
}

const toastId = 'progress-loading';

export function createSiteProgress(parts: KeptProgressParts): SiteProgress {
  const sign = createProgressSign(safeStorage('local'));
  const followers = new Set<(progress: Progress) => void>();
  const showAll = (progress: Progress) => {
    for (const follower of [...followers]) follower(progress);
  };
  let opened: Promise<Progress> | null = null;
  const loadKept = async () => {
    const { openKeptProgress } = await loadChunk(() => import('./open-kept-progress.ts'));
    return openKeptProgress(parts, sign, showAll);
  };

  const openAndTell = async () => {
    const loading = loadKept();
    onStall(loading, () => parts.toasts.add({ id: toastId, title: 'Your progress is still loading' }));
    try {
      return await loading;
    } catch (error) {
      opened = null;
      parts.toasts.add({
        id: toastId,
        title: 'Your progress could not be loaded',
        description: 'Nothing is lost, but nothing new is saved. Please check your connection and try again.',
        color: 'error',
      });
      throw error;
    }
  };

  const open = () => {
    // Code that did not come is asked for again the next time.
    opened ??= openAndTell();
    return opened;
  };

  // Another tab may be the first to keep something.
  addEventListener('storage', () => {
    if (opened || !sign.isSet || followers.size === 0) return;
    void open().then(showAll);
  });

  return {
    get isAny() {
      return sign.isSet;
    },
    open,
    async takeAlongMoved() {
      const [{ takeAlong }, progress] = await Promise.all([
        loadChunk(() => import('./open-kept-progress.ts')),
        open(),
      ]);
      await takeAlong(progress, parts, sign);
    },
    follow(signal, show) {
      const follower = (progress: Progress) => void show(progress);
      followers.add(follower);
      signal.addEventListener('abort', () => followers.delete(follower));
      if (sign.isSet || opened)
        void open().then((progress) => {
          if (!signal.aborted) follower(progress);
        });
    },
  };
}

/** The address of the page that an element stands on. */
export function pagePathOf(element: Element): string {
  return element.closest<HTMLElement>('.page-area')?.dataset.page ?? '';
}
