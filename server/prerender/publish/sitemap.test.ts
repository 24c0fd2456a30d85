import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex, type SitemapItem, SitemapItemStream } from 'sitemap';
import { expect, test } from 'vitest';
import { plainEntry, sitemapFiles } from './sitemap.ts';
import type { SitemapPage } from './sitemap-entry.ts';

const siteUrl = 'https://example.org';

const page = (path: string, rest: Partial<SitemapPage> = {}): SitemapPage => ({
  path,
  title: path,
  description: '',
  date: null,
  sitemap: null,
  robots: null,
  ...rest,
});

/** The file as parsed by a strict parser. */
const read = (text = '') => parseSitemap(Readable.from([text]));
const readIndex = (text = '') => parseSitemapIndex(Readable.from([text]));
const locations = async (text?: string) => (await read(text)).map(({ url }) => url);

test('a page gives its address, the day of its last review, and what it says of itself', async () => {
  const files = await sitemapFiles(
    [
      page('/'),
      page('/a b/ü', { date: '2026-11-12', sitemap: { priority: 0.64, changefreq: 'yearly' } }),
      page('/c', { date: '2026-11-12', sitemap: { loc: '/see?a=1&b=2', lastmod: '2026-12-01' } }),
      page('/d', { sitemap: { loc: 'https://elsewhere.org/d', lastmod: '2026-12-01T10:00:00+02:00' } }),
    ],
    siteUrl,
  );
  expect(files).toEqual({
    '/sitemap.xml': `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
<url><loc>https://example.org/</loc></url>
<url><loc>https://example.org/a%20b/%C3%BC</loc><lastmod>2026-11-12</lastmod><changefreq>yearly</changefreq><priority>0.64</priority></url>
<url><loc>https://example.org/see?a=1&amp;b=2</loc><lastmod>2026-12-01</lastmod></url>
<url><loc>https://elsewhere.org/d</loc><lastmod>2026-12-01T08:00:00.000Z</lastmod></url>
</urlset>
`,
  });
  expect(await locations(files['/sitemap.xml'])).toHaveLength(4);
});

test('pages that are not to be found are left out', async () => {
  const files = await sitemapFiles(
    [
      page('/a', { robots: false }),
      page('/b', { robots: 'noindex, follow' }),
      page('/c', { robots: 'NONE' }),
      page('/d', { robots: { index: false } }),
      page('/e', { robots: { noindex: true } }),
      page('/f', { sitemap: false }),
      page('/.g'),
      page('/h/.i'),
      page('/j', { robots: true }),
      page('/k', { robots: 'nofollow' }),
      page('/l.m'),
    ],
    siteUrl,
  );
  expect(await locations(files['/sitemap.xml'])).toEqual([
    'https://example.org/j',
    'https://example.org/k',
    'https://example.org/l.m',
  ]);
});

test('pictures and videos of a page are told with whole addresses', async () => {
  const images = [
    { loc: '/a.png', caption: 'A < B & "C" ]]>', title: 'A', geo_location: 'Bern', license: '/licences' },
    { loc: 'https://pictures.example/b.png' },
  ];
  const videos = [
    { content_loc: '/a.mp4', duration: 90, live: false, family_friendly: true, tag: ['x', 'y'] },
    { content_loc: '/b.mp4', player_loc: '/play?b', title: 'B', description: 'Bee', thumbnail_loc: '/b.png' },
  ];
  const files = await sitemapFiles(
    [
      page('/a', { title: 'Page', description: 'About it', sitemap: { images, videos } }),
      page('/b', { title: 'Page', sitemap: { videos: [{ content_loc: '/c.mp4' }] } }),
    ],
    siteUrl,
  );
  const [first, second] = await read(files['/sitemap.xml']);
  expect(first?.img).toEqual([
    {
      url: 'https://example.org/a.png',
      caption: 'A < B & "C" ]]>',
      title: 'A',
      geoLocation: 'Bern',
      license: 'https://example.org/licences',
    },
    { url: 'https://pictures.example/b.png' },
  ]);
  expect(first?.video).toEqual([
    {
      content_loc: 'https://example.org/a.mp4',
      duration: 90,
      live: 'no',
      family_friendly: 'yes',
      tag: ['x', 'y'],
      // Fields missing from the video are taken from the page.
      title: 'Page',
      description: 'About it',
      thumbnail_loc: 'https://example.org/a.png',
    },
    {
      content_loc: 'https://example.org/b.mp4',
      player_loc: 'https://example.org/play?b',
      title: 'B',
      description: 'Bee',
      thumbnail_loc: 'https://example.org/b.png',
      tag: [],
    },
  ]);
  expect(second?.video).toEqual([
    {
      content_loc: 'https://example.org/c.mp4',
      title: 'Page',
      description: 'Page',
      thumbnail_loc: 'https://example.org/icon-512.png',
      tag: [],
    },
  ]);
});

test('more pages than a file may hold become several files and an index of them', async () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path));
  const files = await sitemapFiles(pages, siteUrl, { entries: 2, bytes: 10_000 });
  expect(Object.keys(files)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(files['/sitemap.xml']).toBe(`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://example.org/sitemap-1.xml</loc></sitemap>
<sitemap><loc>https://example.org/sitemap-2.xml</loc></sitemap>
<sitemap><loc>https://example.org/sitemap-3.xml</loc></sitemap>
</sitemapindex>
`);
  expect(await locations(files['/sitemap-2.xml'])).toEqual([
    'https://example.org/c',
    'https://example.org/d',
  ]);
  expect(await locations(files['/sitemap-3.xml'])).toEqual(['https://example.org/e']);
});

test('no file is larger than it may be, counted in bytes', async () => {
  const pages = ['/a', '/b', '/c'].map((path) =>
    page(path, { sitemap: { images: [{ loc: '/p', title: 'ü'.repeat(300) }] } }),
  );
  const files = await sitemapFiles(pages, siteUrl, { entries: 100, bytes: 2000 });
  const [, ...parts] = Object.values(files);
  expect(parts.map((part) => Buffer.byteLength(part))).toEqual([1718, 976]);
});

test('50,001 pages are two files', async () => {
  const pages = Array.from({ length: 50_001 }, (_, number) => page(`/${number}`));
  const files = await sitemapFiles(pages, siteUrl);
  expect(await readIndex(files['/sitemap.xml'])).toEqual([
    { url: 'https://example.org/sitemap-1.xml' },
    { url: 'https://example.org/sitemap-2.xml' },
  ]);
  expect(files['/sitemap-1.xml']?.match(/<url>/g)).toHaveLength(50_000);
  expect(await locations(files['/sitemap-2.xml'])).toEqual(['https://example.org/50000']);
});

test('a site with nothing to list has no sitemap', async () => {
  expect(await sitemapFiles([page('/', { robots: false })], siteUrl)).toEqual({});
});

test.each([
  { url: 'https://example.org/a/b-c_d' },
  { url: 'https://example.org/caf%C3%A9', lastmod: '2026-11-15' },
  { url: 'http://localhost:3000/', lastmod: '2026-11-15T10:00:00.000Z' },
])('an entry that is written without the package is the one that it would write: $url', async (item) => {
  const whole: SitemapItem = { ...item, img: [], video: [], links: [] };
  const stream = new SitemapItemStream();
  stream.end(whole);
  const written = (await stream.toArray()).join('');
  expect(plainEntry(whole)).toBe(`${written}\n`);
});

test.each<[string, Partial<SitemapItem>]>([
  ['an address to be escaped', { url: 'https://example.org/?a=1&b=2' }],
  ['a picture', { img: [{ url: 'https://example.org/a.png' }] }],
  ['a priority', { priority: 0.5 }],
])('an entry with %s is left to the package', (_, more) => {
  expect(plainEntry({ url: 'https://example.org/', img: [], video: [], links: [], ...more })).toBe(null);
});
