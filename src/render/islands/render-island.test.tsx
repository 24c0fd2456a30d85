import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { islandKey } from '#lib/island-key.ts';
import { loadPageSource, noBody, pageDataOf, surroundingsOf } from '#pages/page-source.ts';
import { loadSiteData, type SiteData } from '#pages/site-data.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import type { IslandPage } from './define-island.tsx';
import { islands } from './index.ts';
import { renderIsland, renderIslandsOf } from './render-island.tsx';

async function siteOf(files: Record<string, string>): Promise<SiteData> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-islands-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'content', file)), { recursive: true });
    writeFileSync(join(root, 'content', file), text);
  }
  const database = join(root, 'content.sqlite');
  const { settings } = await buildContent({
    root: join(root, 'content'),
    publicDir: join(root, 'public'),
    database,
  });
  const db = openDatabase(database);
  onTestFinished(() => {
    db.close();
    rmSync(root, { recursive: true, force: true });
  });
  return loadSiteData(settings, contentQueries(db));
}

async function pageOn(site: SiteData, path: string): Promise<IslandPage> {
  const source = await loadPageSource(site, path);
  if (!source) throw new Error(`There is no page at ${path}.`);
  return { source, page: pageDataOf(source, noBody, site.settings) };
}

const post = (title: string, date: string | null, more = '') =>
  `---\ntitle: ${title}\n${date ? `date: ${date}\n` : ''}${more}---\nText of ${title}.\n`;

const blog = {
  'blog/index.md': '---\ntitle: Blog\n---\n',
  'blog/a.md': post('A & B', '2026-01-02', 'description: First of all.\n'),
  'blog/b.md': post('B', '2026-11-02'),
  'blog/c.md': post('C', null),
  'blog/d.md': post('D', '2026-03-04'),
  'blog/hidden.md': post('Hidden', '2026-12-01', 'navigation: false\n'),
};

const titles = (html = '') => Array.from(html.matchAll(/<h3><a[^>]*>([^<]*)/g), (match) => match[1]);

test('the latest posts are the newest three, with what one wants to know of each', async () => {
  const site = await siteOf(blog);
  const result = await renderIsland(site, { name: 'LatestPosts' }, renderToStaticMarkup);
  const id = islandKey('LatestPosts');
  expect(result).toMatchObject({ id, head: {} });
  expect(result?.html).toMatch(
    new RegExp(
      `^<div data-island="${id}"><section class="page-list latest-posts"><div class="section-head"><h2>Latest posts</h2><a class="more-link" href="/blog">All posts .*</a></div><ul>.*</ul></section></div>$`,
    ),
  );
  expect(titles(result?.html)).toEqual(['B', 'D', 'A &amp; B']);
  expect(result?.html).toContain(
    '<li><h3><a href="/blog/a">A &amp; B</a></h3><p>First of all.</p><time dateTime="2026-01-02">2 January 2026</time><p class="post-end">1 min</p></li>',
  );
});

test('the latest posts are as many as were asked for', async () => {
  const site = await siteOf(blog);
  const ask = async (count: number) =>
    titles((await renderIsland(site, { name: 'LatestPosts', props: { count } }, renderToStaticMarkup))?.html);
  expect(await ask(1)).toEqual(['B']);
  expect(await ask(20)).toEqual(['B', 'D', 'A &amp; B', 'C']);
  await expect(ask(21)).rejects.toThrow();
});

test('posts of a blog without a page of its own lead to no list of them', async () => {
  const site = await siteOf({ 'index.md': '# Home\n', 'blog/a.md': post('A', '2026-01-02') });
  const result = await renderIsland(site, { name: 'LatestPosts' }, renderToStaticMarkup);
  expect(titles(result?.html)).toEqual(['A']);
  expect(result?.html).not.toContain('href="/blog"');
});

test('without posts the fragment is its empty root', async () => {
  const site = await siteOf({ 'index.md': '# Home\n', 'blog/index.md': '# Blog\n' });
  const result = await renderIsland(site, { name: 'LatestPosts' }, renderToStaticMarkup);
  expect(result?.html).toBe(`<div data-island="${islandKey('LatestPosts')}"></div>`);
});

test('what a page is about is the same from its path as from the page itself', async () => {
  const site = await siteOf({
    'cs/lesson.md': `---\ntitle: Lesson\ndifficulty: beginner\ndate: 2026-05-06\nauthors:\n  - name: Ada\n    to: /about\nlinks:\n  - label: Standard\n    to: https://example.org/\n---\n${'word '.repeat(660)}\n`,
  });
  const use = { name: 'PageMeta', props: { path: '/cs/lesson' } };
  const asked = await renderIsland(site, use, renderToStaticMarkup);
  expect(asked?.html.replace(/<svg.*?<\/svg>/g, '')).toBe(
    `<div data-island="${islandKey('PageMeta', use.props)}"><ul class="page-facts"><li><span class="level"><span class="slabs" aria-hidden="true"><i class="on"></i><i></i><i></i><i></i></span>Beginner</span></li><li>3 minutes</li><li><a href="/about">Ada</a></li><li><span>Reviewed <time dateTime="2026-05-06">6 May 2026</time></span></li></ul></div>`,
  );
  const shown = renderIslandsOf(await pageOn(site, '/cs/lesson'), renderToStaticMarkup);
  expect(Object.values(shown)).toEqual([asked]);
});

test('the page being rendered answers for itself and for no other', async () => {
  const site = await siteOf({ 'a.md': post('A', '2026-01-02'), 'b.md': post('B', '2026-03-04') });
  const on = await pageOn(site, '/a');
  const draw = (path: string) =>
    renderToStaticMarkup(
      islands.PageMeta.drawOn({ ...on, page: { ...on.page, date: '2026-05-06' } }, { path }),
    );
  expect(/dateTime="([^"]*)"/.exec(draw('/a'))?.[1]).toBe('2026-05-06');
  expect(() => draw('/b')).toThrow('The page /a shows an island that is about something else.');
});

test('there is no fragment of a page or island that does not exist', async () => {
  const site = await siteOf({ 'index.md': '# Home\n' });
  const meta = { name: 'PageMeta', props: { path: '/nope' } };
  expect(await renderIsland(site, meta, renderToStaticMarkup)).toBeNull();
  expect(await renderIsland(site, { name: 'Nope' }, renderToStaticMarkup)).toBeNull();
  expect(await renderIsland(site, { name: 'toString' }, renderToStaticMarkup)).toBeNull();
});

test('every page has its facts, the home page also the latest posts', async () => {
  const site = await siteOf(blog);
  const idsOf = async (path: string) => {
    return Object.keys(renderIslandsOf(await pageOn(site, path), renderToStaticMarkup));
  };
  expect(await idsOf('/blog/b')).toEqual([islandKey('PageMeta', { path: '/blog/b' })]);
  expect(await idsOf('/')).toEqual([
    islandKey('PageMeta', { path: '/' }),
    islandKey('LatestPosts', { count: 3 }),
  ]);
});

test('the home page depends on the posts it shows, and on no other', async () => {
  const site = await siteOf(blog);
  const postsOf = (path: string) => surroundingsOf(site, { path, stem: '', showChildren: false }).posts;
  expect(postsOf('/blog/b')).toBeNull();
  const effort = '1 min';
  expect(postsOf('/')).toEqual({
    posts: [
      { title: 'B', path: '/blog/b', description: 'Text of B.', date: '2026-11-02', effort },
      { title: 'D', path: '/blog/d', description: 'Text of D.', date: '2026-03-04', effort },
      { title: 'A & B', path: '/blog/a', description: 'First of all.', date: '2026-01-02', effort },
    ],
    all: '/blog',
  });
});
