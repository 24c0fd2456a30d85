// The real content, as far as it must be this site's and no other: its areas, in order, each with its first pages.
// What holds for single pages is for `npm run check:content` to say.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { buildContent } from '#pipeline/index.ts';
import { type ContentQueries, contentQueries } from '#queries/index.ts';
import { pageCollections } from '#schema/collections.ts';

const root = join(import.meta.dirname, '../../content');
let scratch: string;
let db: Database;
let queries: ContentQueries;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'plinth-content-'));
  const database = join(scratch, 'content.sqlite');
  await buildContent({
    root,
    publicDir: join(root, '../public'),
    database,
    isOutline: true,
    isLenient: true,
  });
  db = openDatabase(database);
  queries = contentQueries(db);
});

afterAll(() => {
  db.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('every area has its index and its first pages', async () => {
  const pages = await Promise.all(pageCollections.map((name) => queries.queryCollection(name).all()));
  const paths = pages.flat().map((page) => page.path);
  for (const index of ['/', '/cs', '/cs/html', '/quests', '/projects', '/build-own', '/blog'])
    expect(paths).toContain(index);
  for (const area of ['quests', 'projects', 'build-own', 'blog'])
    expect(paths.filter((path) => path.startsWith(`/${area}/`)).length, area).toBeGreaterThanOrEqual(2);
});

test('the header shows the five areas in order', async () => {
  const tree = await queries.listNavigation();
  expect(tree.map((item) => item.path)).toEqual(['/', '/cs', '/quests', '/projects', '/build-own', '/blog']);
});
