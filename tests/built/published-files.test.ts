// The files beside the pages: what static hosts need, the compressed copies, the manifest of the build, Markdown.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isReservedPath } from '#site/addresses.ts';
import { builtPages, readBuiltFile } from '#tests/support/sites/built-files.ts';
import { requestSite } from '#tests/support/sites/request-site.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';

test('a page cannot replace a file or folder of the site: their names are reserved', () => {
  const sections = new Set(builtPages('real').map((path) => path.split('/')[1]));
  const names = readdirSync(join(outDirOf('real'), 'static')).filter((name) => !/\.(br|gz)$/.test(name));
  const others = names.filter((name) => !sections.has(name) && name !== '.well-known');
  expect(others).toContain('feed.xml');
  expect(others.filter((name) => !isReservedPath(`/${name}`))).toEqual([]);
});

test('static hosts get a 404 page, a 500 page and a file of headers', () => {
  const notFound = readBuiltFile('real', '404.html');
  expect(notFound).toContain('<h1>Page Not Found</h1>');
  expect(notFound).not.toContain('{{path}}');
  expect(readBuiltFile('real', '500.html')).toContain('<h1>Internal Server Error</h1>');
  const headers = readBuiltFile('real', '_headers');
  expect(headers).toContain("/*\n  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-");
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('with Accept-Encoding: %s the server sends the encoding %s', async (accepted, encoding, decode) => {
  const response = await requestSite('real', '/cs/html', { headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decode(response.body).toString()).toBe(readBuiltFile('real', 'cs/html/index.html'));
});

test.each(['real', 'layouts'] as const)(
  'the manifest of the site "%s" has the id of the build and lists its documents',
  (site) => {
    const { id, timestamp } = JSON.parse(readBuiltFile(site, 'builds/latest.json'));
    const manifest = JSON.parse(readBuiltFile(site, `builds/meta/${id}.json`));
    expect(manifest.id).toBe(id);
    expect(manifest.timestamp).toBe(timestamp);
    const documents = readdirSync(join(outDirOf(site), 'static'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
    // The gallery is not a page of the site, so it has a route rule instead. The other rules are redirects from old
    // addresses, each with a small document for hosts that know no redirects.
    const { '/_gallery': gallery, ...redirects } = manifest.matcher;
    expect([...manifest.prerendered, '/_gallery', ...Object.keys(redirects)].toSorted()).toEqual(
      documents.toSorted(),
    );
    expect(gallery).toEqual({ prerender: true });
    for (const rule of Object.values(redirects))
      expect(manifest.prerendered).toContain((rule as { redirect: string }).redirect.split('#')[0]);
  },
);

test('the Markdown of a page is served as Markdown', async () => {
  const { headers, text } = await requestSite('real', '/cs/html/elements/abbr.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(text).toContain('# `<abbr>`');
});
