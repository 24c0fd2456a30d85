import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { drawIcon } from '#pipeline/icons/icons.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import { createRenderer } from './entry.server.tsx';
import type { Renderer } from './renderer.ts';

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

interface Options {
  siteUrl?: string;
  withDrafts?: boolean;
}

async function rendererOf(files: Record<string, string>, options: Options = {}): Promise<Renderer> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-render-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'content', file)), { recursive: true });
    writeFileSync(join(root, 'content', file), text);
  }
  const database = join(root, 'content.sqlite');
  const { settings } = await buildContent({
    root: join(root, 'content'),
    publicDir: join(root, 'public'),
    database,
    withDrafts: options.withDrafts ?? false,
  });
  const db = openDatabase(database);
  cleanups.push(() => {
    db.close();
    rmSync(root, { recursive: true, force: true });
  });
  return createRenderer({
    settings,
    queries: contentQueries(db),
    icons: drawIcon,
    stylesheets: [{ href: '/a.css', text: null, classes: null }],
    scripts: ['/a.js'],
    siteUrl: options.siteUrl,
  });
}

test('a folder without an index gets a home that lists its pages', async () => {
  const renderer = await rendererOf({
    'site.yaml': 'name: Plinth\n',
    'notes.md': '# Notes\n\nSome.\n',
    'guide/one.md': '# One\n\nText.\n',
  });
  const home = await renderer.renderPage('/');
  expect(home?.bundle.page).toMatchObject({ title: 'Plinth', documentTitle: 'Plinth', layout: 'default' });
  expect(home?.bundle.page.children.map((page) => [page.title, page.path])).toEqual([
    ['Guide', '/guide/one'],
    ['Notes', '/notes'],
  ]);
});

test('a folder without a page gets one that lists what is in it', async () => {
  const renderer = await rendererOf({ 'guide/deep/one.md': '# One\n\nText.\n', 'guide/two.md': '# Two\n' });
  const guide = await renderer.renderPage('/guide');
  expect(guide?.bundle.page).toMatchObject({
    path: '/guide',
    title: 'Guide',
    documentTitle: 'Guide',
    html: '',
  });
  expect(guide?.bundle.page.children.map((page) => [page.title, page.path])).toEqual([
    ['Deep', '/guide/deep/one'],
    ['Two', '/guide/two'],
  ]);
  expect((await renderer.renderPage('/guide/deep'))?.bundle.page.crumbs).toEqual([
    { title: 'Guide', path: '/guide', isBare: true },
  ]);
});

test('a page that does not exist is null', async () => {
  const renderer = await rendererOf({ 'guide/one.md': '# One\n' });
  expect(await renderer.renderPage('/nope')).toBeNull();
  expect(await renderer.renderPage('/GUIDE/one')).toBeNull();
});

test('the document holds the body once, and the payload holds the same HTML', async () => {
  const renderer = await rendererOf({ 'index.md': '# Home\n\nA distinctive sentence.\n' });
  const home = await renderer.renderPage('/');
  const [, body = ''] = home?.html.split('<body') ?? [];
  expect(body.split('A distinctive sentence.').length).toBe(2);
  expect(home?.html).toContain('<meta name="description" content="A distinctive sentence." data-head=""/>');
  expect(home?.html.split(home.bundle.page.html).length).toBe(2);
});

test('the canonical address is whole when the site knows its own, and a path otherwise', async () => {
  const files = { 'index.md': '# Home\n', 'größe.md': '---\npath: /größe\n---\n# Größe\n' };
  const anonymous = await (await rendererOf(files)).renderPage('/größe');
  expect(anonymous?.html).toContain('<link rel="canonical" href="/gr%C3%B6%C3%9Fe" data-head=""/>');
  const known = await (await rendererOf(files, { siteUrl: 'https://example.org' })).renderPage('/größe');
  expect(known?.html).toContain(
    '<link rel="canonical" href="https://example.org/gr%C3%B6%C3%9Fe" data-head=""/>',
  );
});

test('the layout follows from the address, and front matter may choose another', async () => {
  const renderer = await rendererOf({
    'blog/post.md': '# Post\n',
    'blog/odd.md': '---\nlayout: quests\n---\n# Odd\n',
    'blog/wrong.md': '---\nlayout: nope\n---\n# Wrong\n',
  });
  expect((await renderer.renderPage('/blog/post'))?.bundle.page.layout).toBe('blog');
  expect((await renderer.renderPage('/blog/odd'))?.bundle.page.layout).toBe('quests');
  expect((await renderer.renderPage('/blog/wrong'))?.bundle.page.layout).toBe('default');
});

test('posts are listed newest first', async () => {
  const renderer = await rendererOf({
    'blog/index.md': '---\ntitle: Blog\nshowChildren: true\n---\n',
    'blog/a.md': '---\ntitle: A\ndate: 2026-01-02\n---\n',
    'blog/b.md': '---\ntitle: B\ndate: 2026-11-02\n---\n',
    'blog/c.md': '---\ntitle: C\n---\n',
  });
  expect((await renderer.renderPage('/blog'))?.bundle.page.children.map((page) => page.title)).toEqual([
    'B',
    'A',
    'C',
  ]);
});

test('the error documents say what the catalogue says', async () => {
  const renderer = await rendererOf({ 'index.md': '# Home\n' });
  const notFound = renderer.renderNotFound();
  expect(notFound).toContain('<title>404 - Page not found: {{path}}</title>');
  expect(notFound).toContain('<h1>Page Not Found</h1>');
  expect(notFound).toContain('Page not found: <span data-path="">{{path}}</span>');
  expect(notFound).toContain('Page Not Found: <span data-path="">{{path}}</span>');
  expect(notFound).toContain('<meta name="robots" content="noindex" data-head=""/>');
  const failed = renderer.renderServerError();
  expect(failed).toContain('<title>500 - Internal Server Error</title>');
  expect(failed).toContain('Something went wrong on our side. Please try again.');
});

test('the language of a page is its own, else that of the nearest folder, else that of the site', async () => {
  const renderer = await rendererOf({
    'site.yaml': 'name: Plinth\nlang: de\n',
    'index.md': '# Start\n\nText.\n',
    'french.md': '---\nlang: FR-ca\n---\n\n# Ici\n\nText.\n',
    'ar/.navigation.yml': 'lang: ar\n',
    'ar/page.md': '# صفحة\n\nText.\n',
    'ar/code.md': '---\ndir: ltr\n---\n\n# Code\n\nText.\n',
    'ar/deep/.navigation.yml': 'lang: en\n',
    'ar/deep/page.md': '# Page\n\nText.\n',
  });
  const languageAt = async (path: string) => {
    const page = await renderer.renderPage(path);
    const { lang, dir } = page?.bundle.head ?? {};
    expect(page?.html).toContain(`<!doctype html><html lang="${lang}" dir="${dir}">`);
    expect(page?.html).toContain(`"inLanguage":"${lang}"`);
    return `${lang} ${dir}`;
  };
  expect(await languageAt('/')).toBe('de ltr');
  expect(await languageAt('/french')).toBe('fr-CA ltr');
  expect(await languageAt('/ar')).toBe('ar rtl');
  expect(await languageAt('/ar/page')).toBe('ar rtl');
  expect(await languageAt('/ar/code')).toBe('ar ltr');
  expect(await languageAt('/ar/deep/page')).toBe('en ltr');
  expect(renderer.renderNotFound()).toContain('<html lang="de" dir="ltr">');
});

test('a draft is marked on its page and in the list beside it', async () => {
  const renderer = await rendererOf(
    {
      'index.md': '# Home\n',
      'guide/one.md': '# One\n\nText.\n',
      'guide/two.draft.md': '# Two\n\nText.\n',
    },
    { withDrafts: true },
  );
  const mark = '>Two<span class="draft-mark">Draft</span></a>';
  const published = await renderer.renderPage('/guide/one');
  expect(published?.html).toContain(mark);
  expect(published?.html).not.toContain('draft-note');
  const draft = await renderer.renderPage('/guide/two');
  expect(draft?.html).toContain(mark);
  expect(draft?.html).toContain('<p class="draft-note"><strong>Draft</strong>');
});
