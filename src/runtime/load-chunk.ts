// Loading code that is fetched late, when a request may fail or stall.

/** Milliseconds after which a request counts as stalled: the reader is told, or gets there another way. */
export const patience = 8000;

/** The request may still succeed; nobody waits for it any longer. */
export class StalledError extends Error {}

/** Rejects with a `StalledError` if the promise is still pending after `patience`. */
export async function withPatience<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StalledError(`No response after ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([loading, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls back once if the promise is still pending after `patience`. */
export function onStall(loading: Promise<unknown>, stalled: () => void): void {
  withPatience(loading).catch((error: unknown) => {
    if (error instanceof StalledError) stalled();
  });
}

/** Addresses of the style sheets that came with a chunk and failed. */
const failedSheets = new Set<string>();
let isWatching = false;

/**
 * Runs a dynamic import. After a failure it can be called again: browsers request a module again that failed to load,
 * but Vite requests the style sheets of a chunk only once, so those that failed are loaded here.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  watchSheets();
  await Promise.all([...failedSheets].map(loadSheet));
  return load();
}

/** Vite marks the sheets that it adds with `crossorigin`. Errors of elements do not bubble, but they can be captured. */
function watchSheets(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || target.crossOrigin === null)
        return;
      failedSheets.add(target.href);
      target.remove();
    },
    true,
  );
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', () => {
      failedSheets.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`The style sheet ${href} could not be loaded.`)));
    document.head.append(link);
  });
}
