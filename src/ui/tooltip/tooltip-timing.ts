// When a tooltip shows and goes: after a rest, at once right after another one, and not again once it was refused.

export interface TooltipTiming<Target> {
  /** The pointer came to rest on something that has a tooltip. */
  enter(target: Target): void;
  /** It left, perhaps for the tooltip itself. */
  leave(): void;
  /** It reached the tooltip, which then stays. */
  stay(): void;
  /** The keyboard came to it: no rest is needed. */
  focus(target: Target): void;
  /** The reader acted or refused; it stays away until the pointer has left. */
  dismiss(): void;
}

interface TooltipTimingOptions<Target> {
  /** How long the pointer must rest, in milliseconds. */
  delay: number;
  /** For this long after one has gone, the next needs no rest. */
  skipDelay: number;
  /** Time to get from a control to its tooltip. */
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
      // What was refused does not make the next one come sooner.
      goneAt = Number.NEGATIVE_INFINITY;
    },
  };
}
