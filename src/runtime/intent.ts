// The first sign that a reader is there and about to act. Until then a page fetches and does only what reading takes.

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

let first: Promise<void> | null = null;

/** Resolves when the reader touches pointer, screen, wheel or keyboard; at once when they have since the first call. */
export function firstIntent(): Promise<void> {
  first ??= new Promise((resolve) => onFirst(signs, () => true, resolve));
  return first;
}

/** Calls back at the first of these events that counts. */
export function onFirst(
  types: readonly string[],
  counts: (event: Event) => boolean,
  callback: () => void,
): void {
  const stop = new AbortController();
  const options = { passive: true, capture: true, signal: stop.signal };
  const notice = (event: Event) => {
    if (isAtRest(event) || !counts(event)) return;
    stop.abort();
    callback();
  };
  for (const type of types) window.addEventListener(type, notice, options);
}

/** Browsers also tell a page of a pointer that has not moved, but over which the page came up: no reader did that. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
