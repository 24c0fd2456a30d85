// The sitemap of the real content, held against the documents themselves.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { listPages } from '#pages/listed-pages.ts';
import { postsOf } from '#pages/posts.ts';
import { loadSiteData } from '#pages/site-data.ts';
import { buildContent } from '#pipeline/index.ts';
import { contentQueries } from '#queries/index.ts';
import { sitemapFiles } from '#server/prerender/publish/sitemap.ts';

const root = join(import.meta.dirname, '../../content');
const scratch = mkdtempSync(join(tmpdir(), 'plinth-sitemap-'));
const database = join(scratch, 'content.sqlite');
const publicDir = join(root, '../public');
const built = await buildContent({ root, publicDir, database, isOutline: true, isLenient: true });
const db = openDatabase(database);
const pages = await listPages(await loadSiteData(built.settings, contentQueries(db)));

afterAll(() => {
  db.close();
  rmSync(scratch, { recursive: true, force: true });
});

const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => ({ file, head: readFileSync(join(root, file), 'utf8').split(/^---$/m)[1] ?? '' }));

/** `1.cs/2.html/index.md` is `/cs/html`, unless the document names another address. */
function addressOf({ file, head }: { file: string; head: string }): string {
  const [, own] = /^path: *"?(\/[^\s"]*)/m.exec(head) ?? [];
  const parts = file
    .replace(/(^|\/)index\.md$|\.md$/, '')
    .split('/')
    .filter(Boolean);
  return `https://plinth.example${own ?? `/${parts.map((part) => part.replace(/^\d+\./, '')).join('/')}`}`;
}

const isClosed = (head: string) => /^robots: *(false|["']?no)|^sitemap: *false|^robots:.*noindex/m.test(head);

test('it holds every document that is not closed to search engines, once, and no old address', async () => {
  const { '/sitemap.xml': text = '', ...others } = await sitemapFiles(pages, 'https://plinth.example');
  const entries = await parseSitemap(Readable.from([text]));
  const expected = documents.filter(({ head }) => !isClosed(head)).map(addressOf);
  expect(others).toEqual({});
  expect(entries.map(({ url }) => url).toSorted()).toEqual(expected.toSorted());
  for (const old of Object.keys(built.redirects))
    expect(text).not.toContain(`<loc>https://plinth.example${old}</loc>`);
});

test('the posts are the documents of the blog, newest first, and those of a day by address', () => {
  const dated = documents
    // The pages of tags lie below them.
    .filter(({ file }) => /^\d+\.blog\/[^/]+$/.test(file) && !file.endsWith('index.md'))
    .map((document) => ({
      date: /^date: *(\S+)/m.exec(document.head)?.[1] ?? '',
      address: addressOf(document),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address));
  const posts = postsOf(pages).map(({ path, date }) => ({ date, address: `https://plinth.example${path}` }));
  expect(posts).toEqual(dated);
});
