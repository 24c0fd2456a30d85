// Icons for rows that come and go with every key: those that are missing are asked for together, when the reader pauses.
import type { createIconDrawer } from '#ui/icon-drawer.ts';

type IconSource = Parameters<typeof createIconDrawer>[0];

/** Longer than the time between two keys. */
const pause = 400;

export interface PatientIcons extends IconSource {
  /** The reader has typed: what is missing waits for the next pause. */
  wait(): void;
  stop(): void;
}

/** The same icons; once the reader has begun to type, those that are not at hand wait for a pause. */
export function createPatientIcons(source: IconSource): PatientIcons {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    timer = undefined;
    const asking = waiting;
    waiting = [];
    for (const one of asking) one();
  };
  return {
    find: source.find,
    subscribe(name, changed) {
      let stop = () => {};
      const subscribe = () => {
        stop = source.subscribe(name, changed);
      };
      if (timer === undefined) subscribe();
      else waiting.push(subscribe);
      return () => {
        waiting = waiting.filter((one) => one !== subscribe);
        stop();
      };
    },
    wait() {
      clearTimeout(timer);
      timer = setTimeout(ask, pause);
    },
    stop: () => clearTimeout(timer),
  };
}
