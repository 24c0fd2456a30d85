// The payloads of pages over HTTP. `documents.test.ts` compares their text with the documents.
import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/sites/built-files.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';

interface SentPayload {
  data: { page: { path: string } };
  prerenderedAt: number;
}

test('every page has a payload with its own data, served as JSON', async () => {
  const check = async (path: string) => {
    const response = await fetchSite('real', `${path === '/' ? '' : path}/_payload.json`);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toMatch(/^application\/json/);
    const { data, prerenderedAt } = (await response.json()) as SentPayload;
    expect(data.page.path).toBe(path);
    expect(prerenderedAt, path).toBeGreaterThan(0);
  };
  await Promise.all(builtPages('real').map(check));
});
