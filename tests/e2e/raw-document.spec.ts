// The files of a build as a host would send them: one copy of the text, no script, honest records.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fillPathScript } from '#schema/not-found.ts';
import { firstPaintScript } from '#schema/preferences.ts';
import { readHtml } from './read-html.ts';
import { outDirOf, type SiteName } from './sites.ts';
import { expect, pagesOf, test } from './test.ts';

const sites: SiteName[] = ['real', 'layouts'];
const staticDir = join(outDirOf('real'), 'static');

test('the text of a page is in its document exactly once', async ({ request }) => {
  const source = await (await request.get('/cs/html/elements/img')).text();
  const sentence = 'You see what your readers see when a picture fails to load: its text.';
  expect(source.split(sentence)).toHaveLength(2);
});

test('the payload of every page carries the same text as its document', () => {
  for (const site of sites) {
    for (const path of pagesOf(site)) {
      const document = readText(site, join(path, 'index.html'));
      const { data, prerenderedAt } = JSON.parse(readText(site, join(path, '_payload.json')));
      expect(data.page.path).toBe(path);
      expect(document.split(`<div class="prose">${data.page.html}</div>`), path).toHaveLength(2);
      expect(prerenderedAt).toBeGreaterThan(0);
    }
  }
});

test('the only scripts in a document are the one before the first paint and that of the 404 page, allowed by hash', async ({
  request,
}) => {
  for (const site of sites) {
    for (const path of pagesOf(site)) {
      const { scripts } = readHtml(readText(site, join(path, 'index.html')));
      const inline = scripts.filter(({ properties }) => properties.src === undefined);
      expect(inline, path).toHaveLength(1);
      expect(readText(site, join(path, 'index.html')), path).toContain(
        `<script>${firstPaintScript}</script>`,
      );
    }
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  const scriptsOf = (file: string) => readHtml(readText('real', file)).scripts;
  expect(scriptsOf('404.html').filter(({ properties }) => properties.src === undefined)).toHaveLength(2);
  for (const script of [firstPaintScript, fillPathScript])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('a site that does not know its address has no canonical link', () => {
  for (const path of pagesOf('real'))
    expect(readText('real', join(path, 'index.html')), path).not.toContain('rel="canonical"');
});

test('the documents for static hosts are there', () => {
  const notFound = readText('real', '404.html');
  expect(notFound).toContain('<h1>Page Not Found</h1>');
  expect(notFound).not.toContain('{{path}}');
  expect(readText('real', '500.html')).toContain('<h1>Internal Server Error</h1>');
  const headers = readText('real', '_headers');
  expect(headers).toContain("/*\n  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-");
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});

test('every compressed twin holds the bytes of its file', () => {
  const files = readdirSync(staticDir, { recursive: true, encoding: 'utf8' });
  const twins = files.filter((file) => /\.(br|gz)$/.test(file));
  for (const twin of twins) {
    const packed = readFileSync(join(staticDir, twin));
    const plain = readFileSync(join(staticDir, twin.slice(0, -3)));
    const unpacked = twin.endsWith('.br') ? brotliDecompressSync(packed) : gunzipSync(packed);
    expect(unpacked.equals(plain), twin).toBe(true);
  }
  const documents = files.filter((file) => /(^|\/)(index|404|500)\.html$/.test(file));
  for (const document of documents) {
    expect(files).toContain(`${document}.br`);
    expect(files).toContain(`${document}.gz`);
  }
});

test('the server sends the twin that the reader can unpack', async ({ request }) => {
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get('/cs/html', { headers: { 'accept-encoding': accepted } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(await response.text()).toBe(readText('real', 'cs/html/index.html'));
  }
});

test('the record of the build names the build and lists its documents', () => {
  for (const site of sites) {
    const { id, timestamp } = JSON.parse(readText(site, 'builds/latest.json'));
    const record = JSON.parse(readText(site, `builds/meta/${id}.json`));
    expect(record.id).toBe(id);
    expect(record.timestamp).toBe(timestamp);
    const documents = readdirSync(join(outDirOf(site), 'static'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
    // The page for engineers is not one of the site's pages; a rule says that it has a payload. Another rule stands
    // for each old address, where a small document sends readers on.
    const { '/_gallery': gallery, ...moved } = record.matcher;
    expect([...record.prerendered, '/_gallery', ...Object.keys(moved)].toSorted()).toEqual(
      documents.toSorted(),
    );
    expect(gallery).toEqual({ prerender: true });
    for (const rule of Object.values(moved))
      expect(record.prerendered).toContain((rule as { redirect: string }).redirect.split('#')[0]);
  }
});

function readText(site: SiteName, file: string): string {
  return readFileSync(join(outDirOf(site), 'static', file), 'utf8');
}
