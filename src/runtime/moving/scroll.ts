// Where the page stands after a navigation: planned from what happened and where the reader was before, then applied.
// Scrolling is smooth unless the reader asked for less motion, waits for a page that is still growing, and knows where
// a scroll under way is heading.
import type { SafeStorage } from '../storage.ts';

export interface Position {
  x: number;
  y: number;
}

export type ScrollPlan =
  | { kind: 'stay' }
  | { kind: 'position'; position: Position }
  /** `otherwise` is for an anchor that the page does not have. */
  | { kind: 'anchor'; id: string; otherwise: 'stay' | 'top' }
  | { kind: 'top' };

interface Arrival {
  from: URL;
  to: URL;
  isTraversal: boolean;
  /** Where the reader left this history entry. */
  stored: Position | null;
}

/** What to do, from what happened. */
export function planScroll({ from, to, isTraversal, stored }: Arrival): ScrollPlan {
  const isSamePath = pathOf(from) === pathOf(to);
  const id = anchorOf(to);
  // What the reader saw before wins over what the address says.
  if (isTraversal && stored) return { kind: 'position', position: stored };
  if (id !== '') return { kind: 'anchor', id, otherwise: isSamePath ? 'stay' : 'top' };
  if (!isSamePath) return { kind: 'top' };
  return from.hash !== '' && !isTraversal ? { kind: 'top' } : { kind: 'stay' };
}

/** The path without one trailing slash, which means the same page. */
export function pathOf(url: URL): string {
  return url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
}

/** The id after #. A percent sign that stands for itself stays as it is. */
function anchorOf(url: URL): string {
  const hash = url.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const storageKey = 'plinth:positions';

/** Where the reader left each history entry. By entry, not by address: two visits to one page are two positions. */
export interface Positions {
  find(entry: string): Position | null;
  note(entry: string, position: Position): void;
  /** Stores them, so that they outlive a reload; entries that are no longer in the history are dropped. */
  keep(entries: readonly string[]): void;
}

export function createPositions(storage: SafeStorage): Positions {
  let positions: Map<string, Position> | null = null;
  // Opening the storage can take a while, and at the start of a page there is nothing to look up.
  const known = () => {
    positions ??= new Map(readPositions(storage));
    return positions;
  };
  return {
    find: (entry) => known().get(entry) ?? null,
    note: (entry, position) => void known().set(entry, position),
    keep(entries) {
      const kept = entries.flatMap((entry) => {
        const position = known().get(entry);
        return position ? [[entry, position] as const] : [];
      });
      storage.set(storageKey, JSON.stringify(kept));
    },
  };
}

function readPositions(storage: SafeStorage): [string, Position][] {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, Position] {
  if (!Array.isArray(value)) return false;
  const [entry, position] = value as [unknown, Partial<Position> | null];
  return typeof entry === 'string' && Number.isFinite(position?.x) && Number.isFinite(position?.y);
}

/** How long going back waits for the page to become tall enough, in milliseconds. */
const longestWait = 1000;

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

export interface Scroller {
  /** Where the page stands, or will stand when the scroll under way has ended. */
  position(): Position;
  /** Resolves when the scroll has started; does nothing once the signal is aborted. */
  apply(plan: ScrollPlan, signal: AbortSignal): Promise<void>;
}

export function createScroller(window: Window): Scroller {
  let destination: Position | null = null;
  const forgetDestination = () => {
    destination = null;
  };
  // A scroll that ends, or that the reader takes over, has no destination any more.
  for (const type of ['scrollend', 'wheel', 'touchmove'])
    window.addEventListener(type, forgetDestination, { passive: true });
  window.addEventListener('keydown', ({ key }) => scrollKeys.has(key) && forgetDestination());

  const current = (): Position => ({ x: window.scrollX, y: window.scrollY });
  const behavior = (): ScrollBehavior =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

  function scrollTo({ x, y }: Position): void {
    const isThere = Math.abs(window.scrollX - x) < 1 && Math.abs(window.scrollY - y) < 1;
    destination = isThere ? null : { x, y };
    window.scrollTo({ left: x, top: y, behavior: behavior() });
  }

  function scrollToElement(element: Element): void {
    const target = { x: window.scrollX, y: topOf(window, element) };
    destination = Math.abs(window.scrollY - target.y) < 1 ? null : target;
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
    position: () => destination ?? current(),
    async apply(plan, signal) {
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

/**
 * Scrolls a page that is being unloaded, however short it is. After a reload the browser restores the position in which
 * the old document was last, long before a script could.
 */
export function standAt(window: Window, { x, y }: Position): void {
  window.document.documentElement.style.minHeight = `${y + window.innerHeight}px`;
  window.scrollTo({ left: x, top: y, behavior: 'instant' });
}

/** The next frame. A page in the background gets no frames, and must still arrive. */
export function nextFrame(window: Window): Promise<void> {
  return new Promise((resolve) => {
    if (window.document.visibilityState === 'hidden') window.setTimeout(resolve, 16);
    else window.requestAnimationFrame(() => resolve());
  });
}
