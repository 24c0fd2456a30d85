// The first sign that a reader is there and about to act. Until then a page fetches and does only what reading takes.

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let first: Promise<void> | null = null;

/** Resolves when the reader touches pointer, screen, wheel or keyboard; at once when they have since the first call. */
export function firstIntent(): Promise<void> {
  first ??= new Promise((resolve) => {
    const stop = new AbortController();
    const options = { passive: true, capture: true, signal: stop.signal };
    const notice = () => {
      stop.abort();
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, notice, options);
  });
  return first;
}
