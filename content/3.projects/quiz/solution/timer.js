// A time limit that readers choose. Without a limit, no timer runs at all.
const second = 1000;

/** Calls `onSecond` with the seconds that are left, and `onEnd` when there are none. */
function createTimer({ onSecond, onEnd }) {
  let interval = 0;
  return {
    get isRunning() {
      return interval !== 0;
    },
    start(minutes) {
      this.stop();
      const end = Date.now() + minutes * 60 * second;
      interval = setInterval(() => {
        // Browsers slow the timers of hidden tabs down, so the time is read from the clock.
        const left = Math.max(0, Math.round((end - Date.now()) / second));
        onSecond(left);
        if (left > 0) return;
        this.stop();
        onEnd();
      }, second);
    },
    stop() {
      clearInterval(interval);
      interval = 0;
    },
  };
}
