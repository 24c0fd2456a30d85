// Icons for rows that change with every key: missing ones are requested together, when the reader pauses.
import type { createIconDrawer } from '#ui/icon-drawer.ts';

type IconSource = Parameters<typeof createIconDrawer>[0];

/** Longer than the time between two keys. */
const pause = 400;

export interface PatientIcons extends IconSource {
  /** The reader has typed: missing icons wait for the next pause. */
  wait(): void;
  stop(): void;
}

/** The same source; once the reader has started typing, missing icons wait for a pause. */
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
