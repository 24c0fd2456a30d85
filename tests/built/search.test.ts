// The search of built sites, run by the code of its worker on the files that readers load.
import { expect, test } from 'vitest';
import { createRequestHandler, type WorkerResponse } from '#features/search/matching/search-worker.ts';
import type { CurrentBuild } from '#schema/builds.ts';
import type { TextFile } from '#schema/search-text.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';
import type { SiteName } from '#tests/support/sites/sites.ts';

/** Loads the search of a site, and returns a function that searches it: the addresses of the first rows for a term. */
async function openSearch(site: SiteName): Promise<(term: string) => Promise<string[]>> {
  const request = async (path: string) => {
    const response = await fetchSite(site, path);
    expect(response.status, path).toBe(200);
    return response;
  };
  const { files } = (await (await request('/builds/current.json')).json()) as CurrentBuild;
  let onResponse: (response: WorkerResponse) => void = () => {};
  const handle = createRequestHandler({
    respond: (response) => onResponse(response),
    // Tasks with a delay only look for sentences to show.
    schedule: (task, delay) => delay === undefined && queueMicrotask(task),
    fetchText: async (path) => (await request(path)).text(),
  });
  const send = (message: Parameters<typeof handle>[0]) =>
    new Promise<WorkerResponse>((resolve) => {
      onResponse = resolve;
      handle(message);
    });
  const file = await (await request(files.search)).arrayBuffer();
  const text = (await (await request(files.text)).json()) as TextFile;
  expect(await send({ kind: 'load', file, text, maxListed: 34 })).toMatchObject({ kind: 'loaded' });
  return async (term) => {
    const response = await send({ kind: 'search', term, limit: 42 });
    return response.kind === 'found' ? response.rows.map(({ id }) => id) : [response.kind];
  };
}

test('a page with navigation: false is not found, neither by its title nor by its text', async () => {
  const hidden = await fetchSite('layouts', '/notes/hidden');
  expect(hidden.status).toBe(200);
  const search = await openSearch('layouts');
  expect((await search('entry 17'))[0]).toBe('/long/entry-17');
  expect(await search('hidden')).toEqual([]);
});

test('documents carry nothing of the search: neither the address of its index nor its texts', async () => {
  const html = await (await fetchSite('real', '/')).text();
  expect(html).not.toMatch(/_data\/search|No matching data/);
});
