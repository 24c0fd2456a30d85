// The height of a result follows its content, as long as nothing moves before the eyes of a reader who did nothing.
import { resultHeights } from '#schema/page/example.ts';

interface Fit {
  /** The frame has told its height, and whether there is more below. */
  take(height: number, hasMore: boolean): void;
  /** From now on the reader expects the result to change. */
  follow(): void;
  /** Stays as tall as it is, whatever comes or goes inside. */
  keep(): void;
}

export function createFit(view: HTMLElement): Fit {
  const least = Number(view.dataset.least) || resultHeights.min;
  let isExpected = false;
  let width = 0;

  const set = (height: number) => {
    view.style.minHeight = `${height}px`;
  };
  /** What is below the window may shrink and nobody sees anything move. */
  const isBelow = () => view.getBoundingClientRect().top >= innerHeight;
  const heightNow = () => Number.parseFloat(view.style.minHeight) || view.offsetHeight;

  return {
    take(height, hasMore) {
      if (!Number.isFinite(height)) return;
      const wanted = Math.min(resultHeights.max, Math.max(least, Math.ceil(height)));
      const isResized = width !== 0 && width !== view.clientWidth;
      width = view.clientWidth;
      if (wanted > heightNow() || isExpected || isResized || isBelow()) set(wanted);
      view.toggleAttribute('data-more', hasMore && height > resultHeights.max);
    },
    follow() {
      isExpected = true;
    },
    keep() {
      if (view.childElementCount > 0) set(heightNow());
      view.removeAttribute('data-more');
    },
  };
}
