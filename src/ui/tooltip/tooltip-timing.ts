// When a tooltip is shown and hidden: after a hover delay, at once directly after another one, and not again
// after it was dismissed.

export interface TooltipTiming<Target> {
  /** The pointer is over an element with a tooltip. */
  enter(target: Target): void;
  /** The pointer left, perhaps for the tooltip itself. */
  leave(): void;
  /** The pointer reached the tooltip, which then stays. */
  stay(): void;
  /** The element received keyboard focus: no delay. */
  focus(target: Target): void;
  /** The reader clicked or dismissed it; it stays hidden until the pointer has left. */
  dismiss(): void;
}

interface TooltipTimingOptions<Target> {
  /** Hover delay in milliseconds. */
  delay: number;
  /** Within this time after one was hidden, the next has no delay. */
  skipDelay: number;
  /** Time to move from a control to its tooltip. */
  crossingTime: number;
  onChange(target: Target | null): void;
  now?(): number;
}

export function createTooltipTiming<Target>({
  delay,
  skipDelay,
  crossingTime,
  onChange,
  now = () => performance.now(),
}: TooltipTimingOptions<Target>): TooltipTiming<Target> {
  let shown: Target | null = null;
  let goneAt = Number.NEGATIVE_INFINITY;
  let dismissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (target: Target | null) => {
    clearTimeout(timer);
    if (shown !== null && target === null) goneAt = now();
    if (shown === target) return;
    shown = target;
    onChange(target);
  };
  const later = (time: number, target: Target | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(target), time);
  };
  return {
    enter(target) {
      if (dismissed) return;
      if (shown !== null || now() - goneAt < skipDelay) show(target);
      else later(delay, target);
    },
    leave() {
      dismissed = false;
      if (shown === null) clearTimeout(timer);
      else later(crossingTime, null);
    },
    stay: () => clearTimeout(timer),
    focus: show,
    dismiss() {
      dismissed = true;
      show(null);
      // A dismissed tooltip does not shorten the delay of the next one.
      goneAt = Number.NEGATIVE_INFINITY;
    },
  };
}
