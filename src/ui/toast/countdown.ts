// A timer that can be held, and then goes on with the time it has left.

/** Time, given from outside so that a test can move it. */
export interface Clock {
  now(): number;
  /** Calls back once, after milliseconds; the answer cancels. */
  after(delay: number, run: () => void): () => void;
  /** Calls back when the current event has been dealt with. */
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

export interface Countdown {
  start(): void;
  hold(): void;
}

/** Counts only between `start` and `hold`; holds at first. */
export function createCountdown(clock: Clock, duration: number, run: () => void): Countdown {
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
