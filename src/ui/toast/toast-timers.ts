// The time of each toast on screen: an open one counts down to its closing, a closed one to its end.
import { constants } from '#schema/constants.ts';
import type { Toast } from './toast.ts';

/** What a browser's timer can hold; beyond, it would run at once. */
const longestTimer = 2 ** 31 - 1;

interface ToastEnds {
  onClose(id: string): void;
  onGone(id: string): void;
}

/** Holding concerns open toasts only: one that has begun to close goes on. */
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
    /** Starts again, whatever was running for it. */
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

/** Time, given from outside so that a test can move it. */
export interface Clock {
  now(): number;
  /** Calls back once, after milliseconds; returns how to cancel. */
  after(delay: number, run: () => void): () => void;
  /** Calls back when the current event has been handled. */
  tick(run: () => void): void;
}

/** The clock of the page. Looks the functions up at each call, so that a clock put in their place later is used. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  tick: (run) => queueMicrotask(run),
};

interface Countdown {
  start(): void;
  hold(): void;
}

/** A timer that can be held and continues with the time it has left; held at first. */
function createCountdown(clock: Clock, duration: number, run: () => void): Countdown {
  let left = duration;
  let startedAt = 0;
  let cancel: (() => void) | null = null;
  return {
    start() {
      if (cancel) return;
      startedAt = clock.now();
      cancel = clock.after(left, run);
    },
    hold() {
      if (!cancel) return;
      cancel();
      cancel = null;
      left = Math.max(0, left - (clock.now() - startedAt));
    },
  };
}
