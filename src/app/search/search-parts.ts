/// <reference types="vite/client" />
// What the search is made of: its worker and its files. They are asked for together, beside the script that uses them:
// one after the other each would be a round trip.
import type { SearchParts, WorkerPort } from '#features/search/matching/search-client.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { TextFile } from '#schema/search-text.ts';

export function fetchSearchParts(fetchData: FetchData): SearchParts {
  const worker = new Worker(new URL('../../features/search/matching/search-worker.ts', import.meta.url), {
    type: 'module',
  });
  const parts = {
    port: worker as WorkerPort,
    broken: new Promise<never>((_, reject) => {
      worker.onerror = reject;
    }),
    file: fetchData<ArrayBuffer>('search', { responseType: 'arrayBuffer' }),
    text: fetchData<TextFile>('text').catch((error: unknown) => {
      console.warn('The words of texts cannot be searched.', error);
      return null;
    }),
  };
  // Whoever uses them is told; until then nobody is.
  for (const part of [parts.broken, parts.file]) part.catch(() => {});
  return parts;
}
