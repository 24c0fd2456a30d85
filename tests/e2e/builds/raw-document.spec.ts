// The files of a build as a host would send them: one copy of the text, no script, honest records.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPlainViews } from '#features/prose/plain-views.ts';
import { fillPathScript, firstPaintScript, placeMenuScript } from '#render/inline-scripts.ts';
import { isReservedPath } from '#site/addresses.ts';
import { readHtml } from '../support/read-html.ts';
import { outDirOf, type SiteName } from '../support/sites.ts';
import { expect, pagesOf, test } from '../support/test.ts';

const sites: SiteName[] = ['real', 'layouts'];

test('the text of a page is in its document exactly once', async ({ request }) => {
  const source = await (await request.get('/cs/html/elements/img')).text();
  const sentence = 'When a picture fails to load, your readers see its text in the same place.';
  expect(source.split(sentence)).toHaveLength(2);
});

test('the payload of every page carries the same text as its document, but for what is for readers without script', () => {
  for (const site of sites) {
    for (const path of pagesOf(site)) {
      const document = withoutPlainViews(readText(site, join(path, 'index.html')));
      const { data, prerenderedAt } = JSON.parse(readText(site, join(path, '_payload.json')));
      expect(data.page.path).toBe(path);
      expect(document.split(`<div class="prose">${data.page.html}</div>`), path).toHaveLength(2);
      expect(prerenderedAt).toBeGreaterThan(0);
    }
  }
});

/** Those that run; blocks of data do not. */
function inlineScriptsIn(document: string): unknown[] {
  return readHtml(document).scripts.filter(
    ({ properties }) => properties.src === undefined && properties.type !== 'application/ld+json',
  );
}

// On the project's own content `npm run check:site` holds every script against the policy.
test('the only scripts in a document are those before the first paint and that of the 404 page, allowed by hash', async ({
  request,
}) => {
  for (const path of pagesOf('layouts').filter((path) => !path.startsWith('/long/'))) {
    const document = readText('layouts', join(path, 'index.html'));
    const hasMenu = document.includes('<nav id="section-menu"');
    const scripts = hasMenu ? [firstPaintScript, placeMenuScript] : [firstPaintScript];
    expect(inlineScriptsIn(document), path).toHaveLength(scripts.length);
    for (const script of scripts) expect(document, path).toContain(`<script>${script}</script>`);
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(inlineScriptsIn(readText('real', '404.html'))).toHaveLength(2);
  for (const script of [firstPaintScript, placeMenuScript, fillPathScript])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('no page can be put in place of a file or folder of the site', () => {
  const pages = new Set(pagesOf('real').map((path) => path.split('/')[1]));
  const names = readdirSync(join(outDirOf('real'), 'static')).filter((name) => !/\.(br|gz)$/.test(name));
  const others = names.filter((name) => !pages.has(name) && name !== '.well-known');
  expect(others).toContain('feed.xml');
  expect(others.filter((name) => !isReservedPath(`/${name}`))).toEqual([]);
});

test('a site that does not know its address names a page by its path alone', () => {
  for (const path of pagesOf('moving'))
    expect(readText('moving', join(path, 'index.html')), path).toContain(
      `<link rel="canonical" href="${encodeURI(path)}"`,
    );
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

test('the server sends the compressed file that the reader can unpack', async ({ request }) => {
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
