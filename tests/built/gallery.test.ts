// The gallery is a page for engineers: nothing that is published leads readers or search engines to it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { fetchSite } from '#tests/support/sites/request-site.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';

const staticDir = () => join(outDirOf('real'), 'static');
const readJson = (file: string) => JSON.parse(readFileSync(join(staticDir(), file), 'utf8'));

async function fetchText(path: string): Promise<string> {
  return (await fetchSite('real', path)).text();
}

test('no published file links to the gallery, and no list of pages contains it', async () => {
  const { id } = readJson('builds/latest.json') as { id: string };
  const { prerendered } = readJson(`builds/meta/${id}.json`) as { prerendered: string[] };
  expect(prerendered).toContain('/cs');
  expect(prerendered).not.toContain('/_gallery');

  const mentions = readdirSync(staticDir(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt)$/.test(entry.name))
    .map((entry) => relative(staticDir(), join(entry.parentPath, entry.name)))
    // Except its own files and the route rules of the build.
    .filter((file) => !/^(?:_gallery|builds.meta)\b/.test(file))
    .filter((file) => readFileSync(join(staticDir(), file), 'utf8').includes('/_gallery'));
  expect(mentions).toEqual([]);
  expect(await fetchText('/sitemap.xml')).not.toContain('/_gallery');
});

test('the document of the gallery asks search engines not to index it', async () => {
  expect((await fetchText('/_gallery')).match(/<meta name="robots"[^>]*>/g)).toEqual([
    expect.stringMatching(/^<meta name="robots" content="noindex"/),
  ]);
});
