// The typeface of the site is not worth waiting for. It is fetched when the reader stays on a page, and used from the next
// document on, when the browser has it: then nothing moves, and nothing is fetched before the page is there.
import { typefaceKey } from '#schema/document-hooks.ts';
import { allowsPrefetch, connection } from './moving/connection.ts';
import type { SafeStorage } from './storage.ts';

/** Brings it into the browser's cache, and remembers that it is there; once. A failure is for the next page to mend. */
export async function keepTypeface(
  url: string,
  storage: SafeStorage,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<void> {
  if (storage.get(typefaceKey) !== null || !allowsPrefetch(connection())) return;
  try {
    const response = await fetch(url, { priority: 'low' });
    if (!response.ok) return;
    await response.blob();
    storage.set(typefaceKey, '1');
  } catch {
    // The network is gone.
  }
}
