import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import type { Post } from '#pages/posts.ts';
import { settingsSchema } from '#schema/settings.ts';
import { type FeedInput, feedFiles } from './feeds.ts';

const settings = settingsSchema.parse({ name: 'Bread & Butter', fullName: 'Bread <&> Butter' });

const post = (path: string, rest: Partial<Post> = {}): Post => ({
  path,
  stem: path.slice(1),
  title: path,
  description: '',
  navigation: true,
  sitemap: null,
  robots: null,
  difficulty: null,
  authors: null,
  date: '2026-11-01',
  meta: {},
  ...rest,
});

const posts = [
  post('/blog/ü b', {
    title: 'The <a> & "b" ]]> \u0000element',
    description: 'What <a> says & ]]> does.',
    date: '2026-11-12',
    authors: [{ name: 'Ann <A>', to: '/people/ann', avatar: { src: '/ann.png' } }, { name: 'Bob & co' }],
    meta: { tags: ['<dialog>', 'a & "b"', ''] },
  }),
  post('/blog/plain'),
];

const bodies: Record<string, string> = {
  '/blog/ü b': '<p>See <a href="/x">x</a> &amp; ]]&gt; <a href="#y">y</a><button>Copy</button></p>',
  '/blog/plain': '<p>Plain.</p>',
};
const firstHtml =
  '<p>See <a href="https://example.org/x">x</a> &amp; ]]&gt; <a href="https://example.org/blog/%C3%BC%20b#y">y</a></p>';

const input: FeedInput = {
  settings,
  siteUrl: 'https://example.org',
  posts,
  description: 'Notes & <more>',
  home: '/blog',
  language: { lang: 'en', dir: 'ltr' },
  textOf: (path) => ({ html: bodies[path] ?? '', lang: 'en', dir: 'ltr' }),
};
const files = feedFiles(input);
const firstUrl = 'https://example.org/blog/%C3%BC%20b';
const plainUrl = 'https://example.org/blog/plain';
/** In RSS and Atom a title is HTML. */
const firstTitle = 'The &lt;a&gt; &amp; &quot;b&quot; ]]&gt; element';

test('a reader of RSS gets every field', () => {
  expect(parseRssFeed(files['/feed.xml'] ?? '')).toMatchObject({
    title: 'Bread & Butter blog',
    description: 'Notes & <more>',
    link: 'https://example.org/blog',
    language: 'en',
    lastBuildDate: 'Thu, 12 Nov 2026 00:00:00 GMT',
    image: {
      url: 'https://example.org/icon-192.png',
      title: 'Bread & Butter blog',
      link: 'https://example.org/blog',
    },
    atom: { links: [{ href: 'https://example.org/feed.xml', rel: 'self', type: 'application/rss+xml' }] },
    items: [
      {
        title: firstTitle,
        link: firstUrl,
        guid: { value: firstUrl, isPermaLink: true },
        pubDate: 'Thu, 12 Nov 2026 00:00:00 GMT',
        description: 'What &lt;a&gt; says &amp; ]]&gt; does.',
        content: { encoded: firstHtml },
        dc: { creators: ['Ann <A>, Bob & co'] },
        categories: [{ name: 'dialog' }, { name: 'a & b' }],
      },
      { title: '/blog/plain', link: plainUrl, content: { encoded: '<p>Plain.</p>' } },
    ],
  });
});

test('a reader of Atom gets every field', () => {
  expect(parseAtomFeed(files['/atom.xml'] ?? '')).toMatchObject({
    id: 'https://example.org/blog',
    title: { value: 'Bread & Butter blog' },
    subtitle: { value: 'Notes & <more>' },
    updated: '2026-11-12T00:00:00.000Z',
    authors: [{ name: 'Bread <&> Butter', uri: 'https://example.org/' }],
    links: [
      { rel: 'alternate', href: 'https://example.org/blog' },
      { rel: 'self', href: 'https://example.org/atom.xml' },
    ],
    logo: 'https://example.org/icon-192.png',
    icon: 'https://example.org/favicon.ico',
    entries: [
      {
        id: firstUrl,
        title: { type: 'html', value: firstTitle },
        links: [{ href: firstUrl }],
        published: '2026-11-12T00:00:00.000Z',
        updated: '2026-11-12T00:00:00.000Z',
        summary: { type: 'html', value: 'What &lt;a&gt; says &amp; ]]&gt; does.' },
        content: { type: 'html', value: firstHtml },
        authors: [{ name: 'Ann <A>', uri: 'https://example.org/people/ann' }, { name: 'Bob & co' }],
        categories: [
          { term: 'dialog', label: 'dialog' },
          { term: 'a & b', label: 'a & b' },
        ],
      },
      { id: plainUrl, title: { value: '/blog/plain' }, content: { value: '<p>Plain.</p>' } },
    ],
  });
});

test('a reader of JSON gets every field, with titles as plain text', () => {
  expect(JSON.parse(files['/feed.json'] ?? '').version).toBe('https://jsonfeed.org/version/1.1');
  expect(parseJsonFeed(files['/feed.json'] ?? '')).toEqual({
    title: 'Bread & Butter blog',
    home_page_url: 'https://example.org/blog',
    feed_url: 'https://example.org/feed.json',
    description: 'Notes & <more>',
    icon: 'https://example.org/icon-512.png',
    favicon: 'https://example.org/favicon.ico',
    authors: [{ name: 'Bread <&> Butter', url: 'https://example.org/' }],
    language: 'en',
    items: [
      {
        id: firstUrl,
        url: firstUrl,
        title: 'The <a> & "b" ]]> element',
        content_html: firstHtml,
        summary: 'What <a> says & ]]> does.',
        date_published: '2026-11-12T00:00:00.000Z',
        authors: [
          { name: 'Ann <A>', url: 'https://example.org/people/ann', avatar: 'https://example.org/ann.png' },
          { name: 'Bob & co' },
        ],
        tags: ['dialog', 'a & b'],
      },
      {
        id: plainUrl,
        url: plainUrl,
        title: '/blog/plain',
        content_html: '<p>Plain.</p>',
        date_published: '2026-11-01T00:00:00.000Z',
      },
    ],
  });
});

test('the same posts give the same bytes at any time', () => {
  expect(feedFiles(input)).toEqual(files);
});

test('a feed holds the 50 newest posts, and no other is read', () => {
  const read: string[] = [];
  const many = Array.from({ length: 60 }, (_, index) => post(`/blog/${index}`));
  const { '/feed.json': json = '' } = feedFiles({
    ...input,
    posts: many,
    textOf: (path) => {
      read.push(path);
      return { html: '<p>Text.</p>', lang: 'en', dir: 'ltr' };
    },
  });
  const urls = parseJsonFeed(json).items?.map(({ url }) => url);
  expect(urls).toEqual(many.slice(0, 50).map(({ path }) => `https://example.org${path}`));
  expect(read).toEqual(many.slice(0, 50).map(({ path }) => path));
});

test('a site without posts has no feeds', () => {
  expect(feedFiles({ ...input, posts: [] })).toEqual({});
});

test('the feed says its language, and a post in another one says its own', () => {
  const mixed = feedFiles({
    ...input,
    language: { lang: 'de', dir: 'ltr' },
    textOf: (path) =>
      path === '/blog/plain'
        ? { html: '<p>שלום</p>', lang: 'he', dir: 'rtl' }
        : { html: '<p>Brot</p>', lang: 'de', dir: 'ltr' },
  });
  expect(parseRssFeed(mixed['/feed.xml'] ?? '')).toMatchObject({ language: 'de' });
  expect(mixed['/atom.xml']).toContain('<feed xml:lang="de" xmlns="http://www.w3.org/2005/Atom"');
  const { language, items } = JSON.parse(mixed['/feed.json'] ?? '');
  expect(language).toBe('de');
  expect(items).toMatchObject([
    { content_html: '<p>Brot</p>' },
    { language: 'he', content_html: '<div lang="he" dir="rtl"><p>שלום</p></div>' },
  ]);
  expect(items[0]).not.toHaveProperty('language');
});
