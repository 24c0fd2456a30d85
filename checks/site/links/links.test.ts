import { expect, test } from 'vitest';
import { formatFindings } from '../finding.ts';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkInternalLinks } from './links.ts';

const canonical = '<link rel="canonical" href="https://site.example/">';

function faultsOf(body: string, more: Record<string, string> = {}, redirects: Record<string, string> = {}) {
  const site = siteInMemory(
    { 'index.html': htmlOf(body, canonical), 'a/index.html': htmlOf('<h2 id="here">A</h2>'), ...more },
    redirects,
  );
  return formatFindings(checkInternalLinks(site).findings, 'static');
}

test('links to pages, places, files and other sites hold', () => {
  const body =
    '<a href="/a">A</a><a href="/a#here">A</a><a href="#top">up</a><a href="https://site.example/a?q=1">A</a><a href="https://other.example/x">out</a><a href="mailto:a@b.example">mail</a><img src="/p.png" srcset="/p.png 1x, /p.png 2x" alt="">';
  expect(faultsOf(body, { 'p.png': 'x' })).toEqual([]);
});

test.each([
  [
    '<a href="/b">B</a>',
    'links/missing: <a href> "/b" does not exist. Fix the address, or restore the file.',
  ],
  [
    '<a href="https://site.example/b">B</a>',
    'links/missing: <a href> "https://site.example/b" does not exist. Fix the address, or restore the file.',
  ],
  [
    '<a href="/a#there">A</a>',
    'links/anchor: <a href> "/a#there" has an anchor that /a does not have. Fix the part after the #.',
  ],
  [
    '<a href="#there">A</a>',
    'links/anchor: <a href> "#there" has an anchor that / does not have. Fix the part after the #.',
  ],
  [
    '<a href="/a/">A</a>',
    'links/slash: <a href> "/a/" has a trailing slash, unlike the address of the page. Remove it.',
  ],
  ['<a href="/%E0%A4%A">A</a>', 'links/broken: <a href> "/%E0%A4%A" is not an address. Write it as one.'],
  [
    '<img src="/p.png" srcset="/p.png 1x, /q.png 2x" alt="">',
    'links/missing: <img srcset> "/q.png" does not exist. Fix the address, or restore the file.',
  ],
  [
    '<form action="/send"></form>',
    'links/missing: <form action> "/send" does not exist. Fix the address, or restore the file.',
  ],
  [
    '<video poster="/v.png"></video>',
    'links/missing: <video poster> "/v.png" does not exist. Fix the address, or restore the file.',
  ],
])('%s', (body, fault) => {
  expect(faultsOf(body, { 'p.png': 'x' })).toEqual([`static/index.html:1 ${fault}`]);
});

test('a link to an old address is told the new one; what an old address leads to must be there', () => {
  const redirects = { '/old': '/a#here', '/older': '/gone' };
  const body = '<a href="/old">A</a>';
  expect(faultsOf(body, { 'old/index.html': htmlOf('') }, redirects)).toEqual([
    'static/index.html:1 links/old-address: <a href> "/old" is an old address. Write "/a#here".',
    'static/_redirects links/missing: the new address of /older, "/gone" does not exist. Fix the address, or restore the file.',
  ]);
});

test('tags for previews and data for search engines name files that are there', () => {
  const data = {
    '@graph': [{ '@id': 'https://site.example/#site', url: '/b', sameAs: 'https://x.example/' }],
  };
  const head = `<meta property="og:image" content="https://site.example/s.png"><script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(faultsOf('', { 'c/index.html': htmlOf('', head) })).toEqual([
    'static/c/index.html:1 links/missing: <meta content> "https://site.example/s.png" does not exist. Fix the address, or restore the file.',
    'static/c/index.html:1 links/missing: "url" in the data for search engines "/b" does not exist. Fix the address, or restore the file.',
  ]);
});

test('the sitemap, feeds, Markdown, style sheets and the manifest name files that are there', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    items: [
      {
        id: '1',
        title: 'Post',
        url: 'https://site.example/b',
        content_html: '<a href="https://site.example/d">d</a>',
      },
    ],
  };
  expect(
    faultsOf('', {
      'sitemap.xml': '<urlset><url><loc>https://site.example/e</loc></url></urlset>',
      'feed.json': JSON.stringify(feed),
      'a.md':
        '# A\n\n[here](#here) [f](https://site.example/f)\n\n```md\n[g](/g)\n```\n\n`[h](/h)` [i](/a#no)',
      'llms.txt': '- [A](https://site.example/a.md)\n- [J](https://site.example/j.md)',
      'assets/s.css': '/* url(/k.png) */ a { background: url("l.png"), url(data:x) }',
      'manifest.webmanifest': '{"start_url":"/","icons":[{"src":"/m.png"}]}',
    }).map((line) => line.replace(/ does not exist.*/, '')),
  ).toEqual([
    'static/a.md:3 links/missing: the link "https://site.example/f"',
    'static/a.md:9 links/anchor: the link "/a#no" has an anchor that /a does not have. Fix the part after the #.',
    'static/assets/s.css:1 links/missing: url() "l.png"',
    'static/llms.txt:2 links/missing: the link "https://site.example/j.md"',
    'static/manifest.webmanifest links/missing: icons.src "/m.png"',
    'static/sitemap.xml links/missing: the address "https://site.example/e"',
    'static/feed.json links/missing: "Post" "https://site.example/b"',
    'static/feed.json links/missing: "Post" "https://site.example/d"',
  ]);
});

test('links and those to places are counted', () => {
  const site = siteInMemory({
    'index.html': htmlOf(
      '<a href="/a">A</a><a href="/a#here">A</a><a href="/b">B</a><a href="https://x.example">X</a>',
    ),
    'a/index.html': htmlOf('<h2 id="here">A</h2>'),
  });
  expect(checkInternalLinks(site)).toMatchObject({
    what: '3 addresses of the site, 1 link to anchors',
    figures: { links: 3, anchors: 1, dead: 1 },
  });
});
