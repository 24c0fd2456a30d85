// Moments of a page at which work in the background may begin.

/** Milliseconds. Where nothing is drawn, Chromium may not call a page idle for a minute. */
const longestWait = 3000;

/** Resolves when the browser has nothing better to do, or when that has taken too long. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has it, whatever its type says.
    if (typeof globalThis.requestIdleCallback !== 'function') setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
}

/** Resolves when the document and all it asked for have arrived; at once when they have. */
export function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves in a task of its own, after what the browser has to do first. Not by a timer, which waits longer. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
