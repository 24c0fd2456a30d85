import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkFeeds } from './feeds.ts';

const url = 'https://site.example';
const post = {
  title: 'One',
  link: `${url}/one`,
  html: `<p>Text <a href="${url}/a">A</a> <a href="#note">1</a></p>`,
};
type Post = typeof post;

const rss = (posts: Post[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title><link>${url}</link><description>D</description><atom:link href="${url}/feed.xml" rel="self"/>${posts
    .map(
      ({ title, link, html }) =>
        `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>Sun, 15 Nov 2026 00:00:00 GMT</pubDate><content:encoded><![CDATA[${html}]]></content:encoded></item>`,
    )
    .join('')}</channel></rss>`;
const atom = (posts: Post[]) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${url}</id><title>T</title><updated>2026-11-15T00:00:00Z</updated><link rel="self" href="${url}/atom.xml"/>${posts
    .map(
      ({ title, link, html }) =>
        `<entry><title>${title}</title><id>${link}</id><link href="${link}"/><updated>2026-11-15T00:00:00Z</updated><content type="html"><![CDATA[${html}]]></content></entry>`,
    )
    .join('')}</feed>`;
const json = (posts: Post[]) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    feed_url: `${url}/feed.json`,
    items: posts.map(({ title, link, html }) => ({
      id: link,
      url: link,
      title,
      content_html: html,
      date_published: '2026-11-15T00:00:00Z',
    })),
  });

function check(files: Record<string, string>) {
  const head = `<link rel="canonical" href="${url}/">`;
  const { what, findings } = checkFeeds(siteInMemory({ 'index.html': htmlOf('', head), ...files }));
  return [what, ...findings.map(({ file, rule, message }) => `${file} ${rule}: ${message}`)];
}

test('three feeds that say the same', () => {
  const posts = [post];
  expect(check({ 'feed.xml': rss(posts), 'atom.xml': atom(posts), 'feed.json': json(posts) })).toEqual([
    '3 feeds, 3 items',
  ]);
  expect(check({})).toEqual(['0 feeds, 0 items']);
});

test('a feed that cannot be read, and one with other items', () => {
  const other = [{ ...post, link: `${url}/two` }];
  expect(check({ 'feed.xml': rss([post]), 'atom.xml': '<feed', 'feed.json': json(other) })).toEqual([
    '3 feeds, 2 items',
    'atom.xml feeds/unreadable: A feed reader cannot read this file. Write a valid feed.',
    'feed.json feeds/different: The items are not those of feed.xml. Write the same in every feed.',
  ]);
});

test('an item stands on its own', () => {
  const html = '<p><a href="/a">A</a></p><button>Copy</button>';
  expect(
    check({
      'feed.json': json([
        { ...post, html },
        { ...post, title: '' },
      ]),
    }),
  ).toEqual([
    '1 feed, 2 items',
    'feed.json feeds/address: "One" has the address "/a", which is broken outside the site. Write the absolute address.',
    'feed.json feeds/plain: "One" holds a <button>. Feed readers want text and pictures.',
    `feed.json feeds/title: "${url}/one" has no title. A reader needs one.`,
    `feed.json feeds/twice: The item "${url}/one" is there twice. Keep one.`,
  ]);
});

test('a feed knows its own address', () => {
  expect(check({ 'feed.xml': rss([]).replace('/feed.xml', '/rss') })).toEqual([
    '1 feed, 0 items',
    `feed.xml feeds/self: The feed says that it is at "${url}/rss". Name its own address.`,
  ]);
});
