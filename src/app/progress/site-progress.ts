// How parts of the site reach the reader's progress: a sign that can be read at once, and the store, whose code is
// fetched when it is first needed.
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

export function createSiteProgress(parts: KeptProgressParts): SiteProgress {
  const sign = createProgressSign(safeStorage('local'));
  const followers = new Set<(progress: Progress) => void>();
  const showAll = (progress: Progress) => {
    for (const follower of [...followers]) follower(progress);
  };
  let opened: Promise<Progress> | null = null;
  const openKept = async () => {
    const { openKeptProgress } = await import('./open-kept-progress.ts');
    return openKeptProgress(parts, sign, showAll);
  };

  const open = () => {
    // Code that did not come is asked for again the next time.
    opened ??= openKept().catch((error: unknown) => {
      opened = null;
      throw error;
    });
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
      const [{ takeAlong }, progress] = await Promise.all([import('./open-kept-progress.ts'), open()]);
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
