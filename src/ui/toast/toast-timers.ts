// The time of each toast on screen: an open one counts down to its closing, a closed one to its end.
import { constants } from '#schema/constants.ts';
import { type Clock, type Countdown, createCountdown } from './countdown.ts';
import type { Toast } from './toast.ts';

/** What a browser's timer can hold; beyond, it would run at once. */
const longestTimer = 2 ** 31 - 1;

interface ToastEnds {
  onClose(id: string): void;
  onGone(id: string): void;
}

/** Holding concerns the open toasts only: one that has begun to leave leaves. */
export function createToastTimers(clock: Clock, { onClose, onGone }: ToastEnds) {
  const closing = new Map<string, Countdown>();
  const leaving = new Map<string, () => void>();
  let isHeld = false;

  function stop(id: string): void {
    closing.get(id)?.hold();
    closing.delete(id);
    leaving.get(id)?.();
    leaving.delete(id);
  }

  return {
    stop,
    /** Begins anew, whatever was running for it. */
    start(toast: Toast): void {
      const { id } = toast;
      stop(id);
      if (!toast.open) {
        const cancel = clock.after(constants.toast.removalDelay, () => onGone(id));
        leaving.set(id, cancel);
      } else if (closesByItself(toast)) {
        const countdown = createCountdown(clock, durationOf(toast), () => onClose(id));
        closing.set(id, countdown);
        if (!isHeld) countdown.start();
      }
    },
    hold(): void {
      isHeld = true;
      for (const countdown of closing.values()) countdown.hold();
    },
    release(): void {
      isHeld = false;
      for (const countdown of closing.values()) countdown.start();
    },
  };
}

/** Milliseconds, the default where the toast has none of its own. */
export function durationOf({ duration }: Toast): number {
  return duration ?? constants.toast.duration;
}

function closesByItself(toast: Toast): boolean {
  const duration = durationOf(toast);
  return duration > 0 && duration <= longestTimer;
}
