// When a panel of the header opens and closes: the timing of the specification, apart from anything on the screen.
import type { Store } from '#lib/store.ts';
import { createStore } from '#lib/store.ts';

export interface PanelTiming {
  /** The section whose panel is open. */
  open: Store<string | null>;
  /** The pointer moves on the trigger of a section; `isPassing` when it is on its way to the open panel. */
  hover(section: string, isPassing?: boolean): void;
  /** The pointer has left trigger or panel. */
  leave(): void;
  /** The pointer is on the open panel. */
  stay(): void;
  /** The trigger was pressed. A panel that was opened by pointing stays; the next press closes it. */
  toggle(section: string): void;
  show(section: string): void;
  close(): void;
}

interface PanelTimingOptions {
  /** How long the pointer must rest, in milliseconds. */
  delay: number;
  /** For this long after a panel was closed, the next opens without a rest. */
  skipDelay: number;
  /** How long a panel waits for a pointer that has left. */
  closeDelay: number;
  now?(): number;
}

export function createPanelTiming({
  delay,
  skipDelay,
  closeDelay,
  now = () => performance.now(),
}: PanelTimingOptions): PanelTiming {
  const open = createStore<string | null>(null);
  let closedAt = Number.NEGATIVE_INFINITY;
  /** A panel closed by a press does not open again under the same resting pointer. */
  let pressedShut: string | null = null;
  /** What opens when the pointer has rested long enough. */
  let waiting: string | null = null;
  /** The open panel was not asked for by a press or a key: the first press on its trigger keeps it. */
  let isPointedAt = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const set = (section: string | null) => {
    stop();
    if (open.get() === section) return;
    if (section === null) closedAt = now();
    open.set(section);
  };
  const point = (section: string) => {
    set(section);
    isPointedAt = true;
  };
  const later = (time: number, section: string | null) => {
    stop();
    waiting = section;
    timer = setTimeout(() => (section === null ? set(null) : point(section)), time);
  };
  return {
    open,
    hover(section, isPassing = false) {
      if (pressedShut === section) return;
      if (open.get() === section) return stop();
      // Whoever crosses other triggers on the way to the panel would lose it; the wait ends where the way does.
      if (open.get() !== null && isPassing) later(closeDelay, section);
      else if (open.get() !== null || now() - closedAt < skipDelay) point(section);
      else if (waiting !== section) later(delay, section);
    },
    leave() {
      pressedShut = null;
      if (open.get() === null) stop();
      else later(closeDelay, null);
    },
    stay: stop,
    toggle(section) {
      const isClosing = open.get() === section && !isPointedAt;
      pressedShut = isClosing ? section : null;
      isPointedAt = false;
      set(isClosing ? null : section);
    },
    show(section) {
      isPointedAt = false;
      set(section);
    },
    close: () => set(null),
  };
}
