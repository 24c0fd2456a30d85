// Carrying out a scroll plan. Smooth, unless the reader asked for less motion; never clamped by a page that is
// still growing; and aware of where a scroll under way is heading.
import type { Position, ScrollPlan } from './scroll-plan.ts';

/** How long going back waits for the page to become tall enough, in milliseconds. */
const longestWait = 1000;

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

export interface Scroller {
  /** Where the page stands, or will stand when the scroll under way has ended. */
  position(): Position;
  /** Resolves when the scroll has been asked for; does nothing once the signal is aborted. */
  carryOut(plan: ScrollPlan, signal: AbortSignal): Promise<void>;
}

export function createScroller(window: Window): Scroller {
  let heading: Position | null = null;
  const arrive = () => {
    heading = null;
  };
  // A scroll that ends, or that the reader takes over, has no destination any more.
  for (const type of ['scrollend', 'wheel', 'touchmove'])
    window.addEventListener(type, arrive, { passive: true });
  window.addEventListener('keydown', ({ key }) => scrollKeys.has(key) && arrive());

  const current = (): Position => ({ x: window.scrollX, y: window.scrollY });
  const behavior = (): ScrollBehavior =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

  function scrollTo({ x, y }: Position): void {
    const isThere = Math.abs(window.scrollX - x) < 1 && Math.abs(window.scrollY - y) < 1;
    heading = isThere ? null : { x, y };
    window.scrollTo({ left: x, top: y, behavior: behavior() });
  }

  function scrollToElement(element: Element): void {
    const target = { x: window.scrollX, y: topOf(window, element) };
    heading = Math.abs(window.scrollY - target.y) < 1 ? null : target;
    element.scrollIntoView({ behavior: behavior(), block: 'start' });
  }

  async function scrollToPosition(position: Position, signal: AbortSignal): Promise<void> {
    const started = window.performance.now();
    while (!reaches(window, position) && window.performance.now() - started < longestWait) {
      await nextFrame(window);
      if (signal.aborted) return;
    }
    scrollTo(position);
  }

  return {
    position: () => heading ?? current(),
    async carryOut(plan, signal) {
      if (signal.aborted || plan.kind === 'stay') return;
      if (plan.kind === 'position') return scrollToPosition(plan.position, signal);
      if (plan.kind === 'top') return scrollTo({ x: 0, y: 0 });
      const element = window.document.getElementById(plan.id);
      if (element) scrollToElement(element);
      else if (plan.otherwise === 'top') scrollTo({ x: 0, y: 0 });
    },
  };
}

/** A smooth scroll is cut to the height of the page at the moment it starts, for good. */
function reaches(window: Window, { y }: Position): boolean {
  return window.document.documentElement.scrollHeight - window.innerHeight >= y;
}

/** Where the page stands when the element is at the top of what can be seen. */
function topOf(window: Window, element: Element): number {
  const root = window.document.documentElement;
  const margin = Number.parseFloat(window.getComputedStyle(element).scrollMarginTop) || 0;
  const padding = Number.parseFloat(window.getComputedStyle(root).scrollPaddingTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY - margin - padding;
  return Math.max(0, Math.min(top, root.scrollHeight - window.innerHeight));
}

/** The next frame. A page in the background gets no frames, and must still arrive. */
export function nextFrame(window: Window): Promise<void> {
  return new Promise((resolve) => {
    if (window.document.visibilityState === 'hidden') window.setTimeout(resolve, 16);
    else window.requestAnimationFrame(() => resolve());
  });
}
