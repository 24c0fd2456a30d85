import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseJsonFeed } from 'feedsmith';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { listPages } from '#pages/listed-pages.ts';
import { loadSiteData } from '#pages/site-data.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import { publishFiles } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-publish-'));
const cleanups = [() => rmSync(root, { recursive: true, force: true })];
afterAll(() => {
  for (const cleanup of cleanups.toReversed()) cleanup();
});

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Publishes a content folder, and returns the resulting files and the warnings. */
async function publish(
  name: string,
  pages: Record<string, string>,
  { siteUrl = null as string | null, own = {} as Record<string, string> } = {},
) {
  const content = join(root, name, 'content');
  const outDir = join(root, name, 'static');
  const database = join(root, name, 'content.sqlite');
  for (const [file, text] of Object.entries(pages)) write(join(content, file), text);
  for (const [file, text] of Object.entries({ 'mark.svg': mark, ...own })) write(join(outDir, file), text);
  const built = await buildContent({ root: content, publicDir: join(root, name, 'public'), database });
  const db = openDatabase(database);
  cleanups.push(() => db.close());
  const site = await loadSiteData(built.settings, contentQueries(db));
  const warnings: string[] = [];
  await publishFiles({
    listed: await listPages(site),
    renderer: { siteUrl },
    settings: built.settings,
    outDir,
    cacheDir: join(root, 'cache'),
    publicDir: join(root, name, 'public'),
    now: new Date('2026-11-15T12:00:00Z'),
    write: (file, content) => write(join(outDir, file), content),
    warn: (message) => void warnings.push(message),
  });
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).toSorted();
  return {
    warnings,
    files: names.filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file)),
    read: (file: string) => readFileSync(join(outDir, file), 'utf8'),
  };
}

const post = (title: string, date = '') => `---\ntitle: ${title}\n${date && `date: ${date}\n`}---\n\nText.\n`;
const payload = (html: string) =>
  JSON.stringify({ data: { page: { html }, head: { lang: 'en', dir: 'ltr' } }, prerenderedAt: 1 });

test('a site with posts gets every file, from what its pages say', async () => {
  const { files, read, warnings } = await publish(
    'full',
    {
      'site.yaml': 'name: Site\nfullName: The whole site\ncontact: mailto:help@example.org\n',
      'index.md': '---\ntitle: Home\ndescription: Where it begins.\n---\n\nText.\n',
      'blog/index.md': post('Blog', '2026-11-01'),
      'blog/one.md': post('One', '2026-11-02'),
      'blog/two.md': post('Two', '2026-11-03'),
      'blog/undated.md': post('Undated'),
      'secret.md': '---\ntitle: Secret\nrobots: false\n---\n\nText.\n',
    },
    {
      siteUrl: 'https://example.org',
      own: {
        'blog/_payload.json': payload('<p>Posts.</p>'),
        'blog/one/_payload.json': payload('<p>First.</p>'),
        'blog/two/_payload.json': payload('<p>Second.</p>'),
        'robots.txt': 'the author’s own',
      },
    },
  );
  expect(files).toEqual([
    '.well-known/security.txt',
    'apple-touch-icon.png',
    'atom.xml',
    'blog/_payload.json',
    'blog/one/_payload.json',
    'blog/two/_payload.json',
    'favicon.ico',
    'feed.json',
    'feed.xml',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'manifest.webmanifest',
    'mark.svg',
    'opensearch.xml',
    'robots.txt',
    'sitemap.xml',
  ]);
  expect(read('robots.txt')).toBe('the author’s own');
  expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://example.org/',
    'https://example.org/blog',
    'https://example.org/blog/one',
    'https://example.org/blog/two',
    'https://example.org/blog/undated',
  ]);
  const { items, title } = parseJsonFeed(read('feed.json'));
  expect(title).toBe('Site blog');
  expect(items?.map((item) => [item.url, item.content_html])).toEqual([
    ['https://example.org/blog/two', '<p>Second.</p>'],
    ['https://example.org/blog/one', '<p>First.</p>'],
  ]);
  expect(JSON.parse(read('manifest.webmanifest')).description).toBe('Where it begins.');
  expect(read('.well-known/security.txt')).toContain('Expires: 2027-10-01T00:00:00Z');
  expect(warnings).toEqual(['The post /blog/undated has no "date", so it is not in the feeds.']);
});

test('a folder of plain pages without settings gets what it can, at the address where it is served first', async () => {
  const { files, read, warnings } = await publish('plain', { 'guide/first.md': '# First\n' });
  expect(files).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'manifest.webmanifest',
    'mark.svg',
    'opensearch.xml',
    'robots.txt',
    'sitemap.xml',
  ]);
  expect(read('sitemap.xml')).toContain(
    '<url><loc>http://localhost:3000/</loc></url>\n<url><loc>http://localhost:3000/guide/first</loc></url>\n',
  );
  expect(warnings).toEqual([]);
});
