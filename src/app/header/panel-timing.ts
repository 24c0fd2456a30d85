// When a panel of the header opens and closes: the timing of the specification, apart from anything on the screen.
import type { Store } from '#lib/store.ts';
import { createStore } from '#lib/store.ts';

export interface PanelTiming {
  /** The section whose panel is open. */
  open: Store<string | null>;
  /** The pointer moves on the trigger of a section. */
  hover(section: string): void;
  /** The pointer has left trigger or panel. */
  leave(): void;
  /** The pointer is on the open panel. */
  stay(): void;
  /** The trigger was pressed. */
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
  /** When a panel opened under the pointer without a rest: a press that was already on its way keeps it open. */
  let jumpedAt = Number.NEGATIVE_INFINITY;
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
  const later = (time: number, section: string | null) => {
    stop();
    waiting = section;
    timer = setTimeout(() => set(section), time);
  };
  return {
    open,
    hover(section) {
      if (pressedShut === section || waiting === section) return;
      if (open.get() === section) return stop();
      if (open.get() !== null || now() - closedAt < skipDelay) {
        set(section);
        jumpedAt = now();
      } else later(delay, section);
    },
    leave() {
      pressedShut = null;
      if (open.get() === null) stop();
      else later(closeDelay, null);
    },
    stay: stop,
    toggle(section) {
      const isOpen = open.get() === section && now() - jumpedAt >= skipDelay;
      pressedShut = isOpen ? section : null;
      set(isOpen ? null : section);
    },
    show: set,
    close: () => set(null),
  };
}
