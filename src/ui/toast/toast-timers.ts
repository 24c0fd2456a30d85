// The timers of each visible toast: until it closes, and then until it is removed.
import { constants } from '#schema/constants.ts';
import type { Toast } from './toast.ts';

/** The maximum delay of `setTimeout`; larger values would run at once. */
const longestTimer = 2 ** 31 - 1;

interface ToastEnds {
  onClose(id: string): void;
  onGone(id: string): void;
}

/** Pausing only affects open toasts: one that is closing continues. */
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
    /** Restarts its timer. */
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

/** Milliseconds; the default if the toast sets none. */
export function durationOf({ duration }: Toast): number {
  return duration ?? constants.toast.duration;
}

function closesByItself(toast: Toast): boolean {
  const duration = durationOf(toast);
  return duration > 0 && duration <= longestTimer;
}

/** A clock that tests can replace. */
export interface Clock {
  now(): number;
  /** Calls back once, after `delay` milliseconds; returns the cancel function. */
  after(delay: number, run: () => void): () => void;
  /** Calls back after the current event has been handled. */
  tick(run: () => void): void;
}

/**
 * The clock of the page. Looks the functions up at each call, so that fake timers installed later are used.
 */
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

/** A timer that can be paused and continues with its remaining time; paused at first. */
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
