// Frames are costly: each is a document. So there are only those near the window.

/** How far from the window a frame is kept, as a part of the window's height. */
const nearMargin = '100%';

/** Calls back when the example comes near and when it goes far; one with the focus in its result stays. */
export function whileNear(figure: HTMLElement, { come, go }: { come(): void; go(): void }): () => void {
  let isNear = false;
  const observer = new IntersectionObserver(
    (changes) => {
      const isNearNow = changes.at(-1)?.isIntersecting ?? false;
      if (isNearNow === isNear || (isNear && figure.querySelector('[data-entered]'))) return;
      isNear = isNearNow;
      if (isNear) come();
      else go();
    },
    { rootMargin: `${nearMargin} 0px` },
  );
  observer.observe(figure);
  return () => observer.disconnect();
}
