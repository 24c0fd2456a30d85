// Locks scrolling of the page behind an overlay. Styles are set individually on the element, because the
// site's Content-Security-Policy blocks style elements created by scripts.

/** The part of a page that a lock modifies. */
interface LockablePage {
  body: {
    style: LockedStyle;
    setAttribute(name: string, value: string): void;
    removeAttribute(name: string): void;
  };
  /** Width of the scrollbar in pixels, 0 for an overlay scrollbar. */
  scrollbarWidth: () => number;
  /** Pixels, as computed. */
  paddingRight: () => number;
}

type LockedStyle = Record<'overflow' | 'overscrollBehavior' | 'paddingRight', string> & {
  setProperty(name: string, value: string): void;
  removeProperty(name: string): void;
};

/** The width of the missing scrollbar, for elements fixed to the right edge of the window. */
const scrollbarGapProperty = '--ui-scrollbar-gap';

/** A lock that may be acquired several times: the first one locks the page, the last release unlocks it. */
export function createPageLock(page: LockablePage) {
  let holders = 0;
  let release = () => {};

  return function lockPage(): () => void {
    if (holders === 0) release = hold(page);
    holders += 1;
    page.body.setAttribute('data-scroll-locked', String(holders));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      if (holders === 0) release();
      else page.body.setAttribute('data-scroll-locked', String(holders));
    };
  };
}

/** Locks the page that is open in the browser. */
export const lockPage = createPageLock({
  get body() {
    return document.body;
  },
  scrollbarWidth: () => Math.max(0, window.innerWidth - document.documentElement.clientWidth),
  paddingRight: () => Number.parseFloat(getComputedStyle(document.body).paddingRight) || 0,
});

function hold({ body, scrollbarWidth, paddingRight }: LockablePage): () => void {
  const { style } = body;
  const before = {
    overflow: style.overflow,
    overscrollBehavior: style.overscrollBehavior,
    paddingRight: style.paddingRight,
  };
  // Measured while the scrollbar still exists.
  const gap = scrollbarWidth();
  if (gap > 0) {
    style.paddingRight = `${paddingRight() + gap}px`;
    style.setProperty(scrollbarGapProperty, `${gap}px`);
  }
  style.overflow = 'hidden';
  style.overscrollBehavior = 'contain';
  return () => {
    Object.assign(style, before);
    style.removeProperty(scrollbarGapProperty);
    body.removeAttribute('data-scroll-locked');
  };
}
