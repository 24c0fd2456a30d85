import { describe, expect, test } from 'vitest';
import { markdownPath } from '#lib/address/markdown-path.ts';
import { imageVariant } from '#lib/images/image-url.ts';
import { examplePaths } from '#schema/page/example.ts';
import { islandPath } from '#schema/page/island.ts';
import { questFramePath } from '#schema/page/quest.ts';
import {
  addresses,
  addressPattern,
  addressRows,
  cacheControlFor,
  downloadHeaders,
  downloadType,
  isGeneratedFolder,
  isMissingAsText,
  isReservedPath,
  isSavedWithPages,
  ownHeadersFor,
} from './addresses.ts';

const immutable = 'public, max-age=31536000, immutable';
const second = 'public, max-age=1, must-revalidate';
const revalidate = 'public, max-age=0, must-revalidate';
const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const inert = {
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'",
};
const forExamples = {
  ...inert,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};
const still = {
  'Content-Security-Policy':
    "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
const saved = { ...inert, 'Content-Disposition': 'attachment' };

/** The properties of these addresses from before the table existed, which must not change. */
const samples: [path: string, cache: string, missing: 'text' | 'page', reserved: boolean, own?: object][] = [
  ['/', revalidate, 'page', false],
  ['/cs/html', revalidate, 'page', false],
  ['/assets/app-1a2b3c.js', immutable, 'text', true],
  ['/assets', revalidate, 'page', true],
  ['/cs/assets/a.js', revalidate, 'page', false],
  ['/_media/cs/square.a1b2.png', immutable, 'text', true, inert],
  ['/_media/cs/square.a1b2.svg', immutable, 'text', true, inert],
  ['/_media/a.html', immutable, 'text', true, saved],
  ['/_media/a/B.XHTML', immutable, 'text', true, saved],
  ['/_media/a.b.js', immutable, 'text', true, saved],
  ['/_media/a.pdf', immutable, 'text', true, saved],
  ['/_ipx/w_640&f_webp/_media/cs/square.a1b2.png', immutable, 'text', true],
  ['/_ipx/w_640&f_webp/img/square.png', revalidate, 'text', true],
  ['/_ipx/w_640/f_webp/_media/square.png', revalidate, 'text', true],
  ['/_data/search.a1b2.json', immutable, 'page', true],
  ['/_share/a1b2.png', immutable, 'text', true, forOthers],
  ['/cs/_share/a1b2.png', revalidate, 'page', false],
  ['/__nuxt_island/PageMeta_a1.json', revalidate, 'page', true],
  ['/api/_nuxt_icon/lucide.json', revalidate, 'page', false],
  ['/_example/frame.html', revalidate, 'text', true, forExamples],
  ['/_example/boat.svg', revalidate, 'text', true, forExamples],
  ['/_example/price.js', revalidate, 'text', true, forExamples],
  ['/_result/cs/html/elements/a/1.html', revalidate, 'text', true, still],
  ['/build-own/engine/3-star/_step.json', revalidate, 'text', true],
  ['/quests/hello-page/_quest.json', revalidate, 'text', true],
  ['/_gallery', revalidate, 'page', true],
  ['/builds/latest.json', second, 'text', true],
  ['/builds/latest.json.map', revalidate, 'text', true],
  ['/builds/current.json', revalidate, 'text', true],
  ['/builds/packs.json', revalidate, 'text', true],
  ['/builds/meta/a1b2.json', immutable, 'text', true],
  ['/builds/meta', revalidate, 'text', true],
  ['/_payload.json', revalidate, 'text', true],
  ['/cs/_payload.json', revalidate, 'text', true],
  ['/cs/a_payload.json', revalidate, 'page', false],
  ['/index.html', revalidate, 'page', true],
  ['/cs/index.html', revalidate, 'page', true],
  ['/index.md', revalidate, 'page', true],
  ['/cs/readme.md', revalidate, 'page', true],
  ['/build-own/lisp/1-reader.zip', revalidate, 'text', true],
  ['/projects/one-page-about-you.zip', revalidate, 'text', true],
  ['/blog/files.zip', revalidate, 'page', false],
  ['/404.html', revalidate, 'page', true],
  ['/500.html', revalidate, 'page', true],
  ['/not-saved.html', revalidate, 'page', true],
  ['/offline-worker.js', revalidate, 'page', true, { 'Service-Worker-Allowed': '/' }],
  ['/feed.xml', revalidate, 'page', true],
  ['/feed.xml/archive', revalidate, 'page', true],
  ['/atom.xml', revalidate, 'page', true],
  ['/feed.json', revalidate, 'page', true],
  ['/sitemap.xml', revalidate, 'page', true],
  ['/sitemap-3.xml', revalidate, 'page', true],
  ['/sitemap-a.xml', revalidate, 'page', false],
  ['/robots.txt', revalidate, 'page', true],
  ['/llms.txt', revalidate, 'page', true],
  ['/llms-full.txt', revalidate, 'page', true],
  ['/opensearch.xml', revalidate, 'page', true],
  ['/manifest.webmanifest', revalidate, 'page', true],
  ['/.well-known/security.txt', revalidate, 'page', true],
  ['/.well-known/x', revalidate, 'page', false],
  ['/licences.txt', revalidate, 'page', true],
  ['/mark.svg', revalidate, 'page', true],
  ['/mark-dark.svg', revalidate, 'page', true],
  ['/mark-light.svg', revalidate, 'page', true],
  ['/favicon.ico', revalidate, 'page', true],
  ['/apple-touch-icon.png', revalidate, 'page', true],
  ['/icon-maskable-512.png', revalidate, 'page', true],
  ['/screenshot-wide.png', revalidate, 'page', true],
  ['/_headers', revalidate, 'page', true],
  ['/_redirects', revalidate, 'page', true],
  ['/_anything', revalidate, 'page', true],
];

test.each(samples)('%s', (path, cache, missing, reserved, own = {}) => {
  expect({
    cache: cacheControlFor(path),
    missing: isMissingAsText(path) ? 'text' : 'page',
    reserved: isReservedPath(path),
    own: ownHeadersFor(path),
  }).toEqual({ cache, missing, reserved, own });
});

test('what only programs read is not saved with pages', () => {
  const paths = [
    '/cs',
    '/cs.md',
    '/feed.xml',
    '/_share/a.png',
    '/assets/a.js',
    '/_example/boat.svg',
    '/mark.svg',
  ];
  expect(paths.filter(isSavedWithPages)).toEqual(['/cs', '/assets/a.js', '/_example/boat.svg', '/mark.svg']);
});

describe('the table', () => {
  const matching = (path: string) => addressRows.filter((row) => new RegExp(addressPattern(row)).test(path));

  test.each(Object.entries(addresses))('%s has an address among the samples', (_name, row) => {
    expect(samples.filter(([path]) => matching(path).includes(row))).not.toEqual([]);
  });

  test('no address gets its caching or its headers from two rows', () => {
    for (const [path] of samples) {
      expect(matching(path).filter((row) => row.cache).length, path).toBeLessThan(2);
      expect(matching(path).filter((row) => row.headers).length, path).toBeLessThan(2);
    }
  });

  test('no two rows are the same, and every name in braces is known', () => {
    expect(new Set(addressRows.map(({ path }) => path)).size).toBe(addressRows.length);
    for (const row of addressRows) expect(addressPattern(row)).not.toMatch(/[{}]/);
  });

  test('the addresses that other layers make are those of their rows', () => {
    const { url } = imageVariant({ source: '/_media/a.png', format: 'webp' });
    expect(matching(url)).toEqual([addresses.images, addresses.mediaImages, addresses.underscored]);
    expect(matching(islandPath('A_1'))).toEqual([addresses.fragments, addresses.underscored]);
    for (const path of Object.values(examplePaths))
      expect(matching(path)).toEqual([addresses.examples, addresses.underscored]);
    for (const page of ['/', '/cs']) expect(matching(markdownPath(page))).toEqual([addresses.markdown]);
  });
});

test.each([
  '/assets',
  '/assets/',
  '/builds/2026',
  '/_data/x',
  '/_gallery',
  '/404.html',
  '/index.html',
  '/cs/index.html',
  '/cs/_payload.json',
  '/feed.xml',
  '/feed.xml/archive',
  '/sitemap.xml',
  '/sitemap.xml/archive',
  '/sitemap-3.xml',
  '/icon-192.png',
  '/.well-known/security.txt',
  '/notes.md',
  '/cs/readme.md',
])('%s is an address of the site itself', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each([
  '/',
  '/a',
  '/cs/assets',
  '/cs/_x',
  '/buildings',
  '/about.html',
  '/rss.xml',
  '/cs/feed.xml',
  '/cs/md',
  '/.well-known/x',
])('%s is not', (path) => {
  expect(isReservedPath(path)).toBe(false);
});

const bytes = 'application/octet-stream';

test.each(['/_media/', '/_example/'])('what a browser would open or run is sent as bytes: %s', (folder) => {
  const active = [
    'a.html',
    'A.HTM',
    'a.xhtml',
    'a.xml',
    'a.xsl',
    'a.js',
    'a.MJS',
    'a.cjs',
    'a.wasm',
    'b/axe.js',
  ];
  expect(active.map((name) => downloadType(folder + name))).toEqual(active.map(() => bytes));
  const passive = ['a.png', 'a.svg', 'a.html.png', 'html', 'a.css', 'a.json', 'a.vtt'];
  expect(passive.map((name) => downloadType(folder + name))).toEqual(passive.map(() => null));
});

test('a linked PDF is saved, and one in an example keeps its place', () => {
  expect(downloadType('/_media/a.pdf')).toBe('application/pdf');
  expect(downloadType('/_example/a.pdf')).toBe(null);
});

test('the documents and scripts of the site itself keep their types', () => {
  const own = [...Object.values(examplePaths), questFramePath, '/_example/axe.js', '/assets/a.js', '/a.html'];
  expect(own.map(downloadType)).toEqual(own.map(() => null));
});

test('static hosts are told of each such file', () => {
  expect(downloadHeaders(['/_media/a b.js', '/_media/a.png', '/_example/a.js', '/_example/axe.js'])).toEqual({
    '/_media/a%20b.js': { 'Content-Disposition': 'attachment', 'Content-Type': bytes },
    '/_example/a.js': { 'Content-Type': bytes },
  });
});

test('folders that the build fills', () => {
  const all = [
    '/assets/a.js',
    '/_media/a',
    '/_ipx/w_1/_media/a.png',
    '/builds/meta/x.json',
    '/_share/a.png',
    '/_data/x',
  ];
  expect(all.filter((path) => !isGeneratedFolder(path))).toEqual([]);
  expect(
    ['/robots.txt', '/mark.svg', '/asset/a', '/a/assets/b', '/404.html'].filter(isGeneratedFolder),
  ).toEqual([]);
});
