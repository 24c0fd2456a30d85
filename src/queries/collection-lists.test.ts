import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { writeDatabase } from '#database/writer.ts';
import { pathFromFile, stemFromFile } from '#lib/address/content-path.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Page } from '#schema/page/page.ts';
import { collectionOfPath } from '#site/sections.ts';
import { listDirectories } from './collection-lists.ts';
import { type ContentQueries, contentQueries } from './index.ts';
import { flattenNavigation } from './surroundings.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
let db: Database;
let queries: ContentQueries;

function page(file: string, fields: Partial<Page> = {}): Page {
  const path = pathFromFile(file);
  return {
    id: `${collectionOfPath(path)}/${file}`,
    stem: stemFromFile(file),
    extension: 'md',
    meta: {},
    path,
    title: path,
    description: '',
    seo: { title: path, description: '' },
    body: { nodes: [], toc: [], words: 0 },
    navigation: true,
    sitemap: null,
    robots: null,
    head: null,
    schemaOrg: null,
    ogImage: null,
    icon: null,
    showChildren: false,
    difficulty: null,
    authors: null,
    links: null,
    date: null,
    ...fields,
  };
}

const toc = [
  { id: 'use', text: 'Use', depth: 2 },
  { id: 'more', text: 'More', depth: 3 },
];

const pages = [
  page('index.md', { title: 'Home' }),
  page('1.cs/index.md', { title: 'CS', showChildren: true }),
  page('1.cs/1.html/index.md', { title: 'HTML' }),
  page('1.cs/1.html/2.elements/index.md', { title: 'Elements' }),
  page('1.cs/1.html/2.elements/10.table.md', { description: 'Rows.', body: { nodes: [], toc, words: 0 } }),
  page('1.cs/1.html/2.elements/2.a.md', { difficulty: 'beginner', date: '2026-01-01' }),
  page('1.cs/1.html/2.elements/3.secret.md', { navigation: false }),
  page('5.blog/1.old.md', { title: 'Old', date: '2026-01-01', authors: [{ name: 'Ada' }] }),
  page('5.blog/2.new.md', { title: 'New', date: '2026-02-02' }),
  page('6.drafts/idea.md', { title: 'Idea' }),
  page('7.data.md', { title: 'Data', extension: 'yaml' }),
];

beforeAll(() => {
  const file = join(folder, 'content.sqlite');
  const writer = writeDatabase(file, 'test');
  for (const page of pages) {
    const collection = collectionOfPath(page.path);
    const document = { id: page.id, file: page.id, collection, path: page.path, hash: '', includes: '[]' };
    writer.add({
      page,
      document: {
        ...{ ...document, links: '[]', anchors: '[]', pictures: '[]', problems: '[]' },
        ...{ toc: JSON.stringify(page.body.toc), icons: '[]', search: '{}' },
      },
    });
  }
  writer.addDirectory({ stem: '5.blog', data: '{"title":"Journal"}' });
  writer.addDirectory({ stem: '6.drafts', data: '{"navigation":false}' });
  writer.commit();
  db = openDatabase(file);
  queries = contentQueries(db);
});

afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const outline = (items: readonly NavigationItem[], depth = 0): string[] =>
  items.flatMap((item) => [
    `${'  '.repeat(depth)}${item.page === false ? '-' : ''}${item.path}`,
    ...outline(item.children ?? [], depth + 1),
  ]);

test('the tree of a collection holds its own pages, below the folders that lead to them', async () => {
  expect(outline(await queries.queryCollectionNavigation('htmlEls'))).toEqual([
    '-/cs',
    '  -/cs/html',
    '    /cs/html/elements',
    '      /cs/html/elements',
    '      /cs/html/elements/a',
    '      /cs/html/elements/table',
  ]);
});

test('.navigation files rename and remove folders', async () => {
  const tree = await queries.queryCollectionNavigation('content');
  expect(outline(tree)).toEqual(['/', '-/blog', '  /blog/old', '  /blog/new', '/data']);
  expect(tree[1]?.title).toBe('Journal');
  expect(listDirectories(db)).toEqual(
    new Map([
      ['5.blog', { title: 'Journal' }],
      ['6.drafts', { navigation: false }],
    ]),
  );
});

test('a tree carries the fields that were asked for', async () => {
  const tree = await queries
    .queryCollectionNavigation('content', ['date', 'authors'])
    .where('stem', 'LIKE', '5%');
  expect(tree[0]?.children).toEqual([
    { title: 'Old', path: '/blog/old', stem: '5.blog/1.old', date: '2026-01-01', authors: [{ name: 'Ada' }] },
    { title: 'New', path: '/blog/new', stem: '5.blog/2.new', date: '2026-02-02', authors: null },
  ]);
});

test('a tree can be narrowed before it is awaited', async () => {
  const narrowed = queries.queryCollectionNavigation('content').where('title', '<>', 'Old');
  expect(outline(await narrowed)).toEqual(['/', '-/blog', '  /blog/new', '/data']);
  const either = queries
    .queryCollectionNavigation('content')
    .orWhere((group) => group.where('title', '=', 'Home').where('title', '=', 'Old'));
  expect(outline(await either)).toEqual(['/', '-/blog', '  /blog/old']);
  const both = queries
    .queryCollectionNavigation('content')
    .andWhere((group) => group.where('date', 'IS NOT NULL').where('title', '=', 'New'));
  expect(outline(await both)).toEqual(['-/blog', '  /blog/new']);
});

test('a tree can be ordered before it is awaited', async () => {
  const newestFirst = queries.queryCollectionNavigation('content').order('date', 'DESC').order('stem', 'ASC');
  expect(outline(await newestFirst)).toEqual(['-/blog', '  /blog/new', '  /blog/old', '/data', '/']);
});

test('awaiting twice runs the query twice, with the same answer', async () => {
  const query = queries.queryCollectionNavigation('cs');
  expect(await query).toEqual(await query);
  expect(outline(await query)).toEqual(['/cs', '  /cs']);
});

test('a derived query works with the methods of a promise and in Promise.all', async () => {
  const [tree, around] = await Promise.all([
    queries.queryCollectionNavigation('cs'),
    queries.queryCollectionItemSurroundings('cs', '/cs'),
  ]);
  expect(outline(tree)).toEqual(['/cs', '  /cs']);
  expect(around).toEqual([null, null]);
  expect(await queries.queryCollectionNavigation('cs').then((items) => items.length)).toBe(1);
});

test('a bad condition of a derived query is an error at once; a failing one rejects', async () => {
  const query = () => queries.queryCollectionNavigation('content');
  // @ts-expect-error pages have no field of this name
  expect(() => query().where('subtitle', '=', 'x')).toThrow("Unknown field 'subtitle'");
  // @ts-expect-error there is no such direction
  expect(() => query().order('title', 'up')).toThrow("Unknown direction 'up'; use ASC or DESC");
  // @ts-expect-error there is no collection of this name
  expect(() => queries.queryCollectionNavigation('nope')).toThrow("Unknown collection 'nope'");

  const closed = openDatabase(join(folder, 'content.sqlite'));
  closed.close();
  await expect(contentQueries(closed).queryCollectionNavigation('content')).rejects.toThrow(
    'database is not open',
  );
});

test('surroundings of a middle, a last, a hidden and an unknown page', async () => {
  const around = async (path: string) =>
    (await queries.queryCollectionItemSurroundings('htmlEls', path)).map((item) => item?.path ?? null);
  expect(await around('/cs/html/elements')).toEqual([null, '/cs/html/elements/a']);
  expect(await around('/cs/html/elements/a')).toEqual(['/cs/html/elements', '/cs/html/elements/table']);
  expect(await around('/cs/html/elements/table')).toEqual(['/cs/html/elements/a', null]);
  expect(await around('/cs/html/elements/secret')).toEqual([null, null]);
  expect(await around('/nope')).toEqual([null, null]);
});

test('surroundings take before, after and fields, and can be narrowed and ordered', async () => {
  const path = '/cs/html/elements/table';
  expect(
    await queries.queryCollectionItemSurroundings('htmlEls', path, {
      before: 2,
      after: 0,
      fields: ['difficulty'],
    }),
  ).toEqual([
    { title: 'Elements', path: '/cs/html/elements', stem: '1.cs/1.html/2.elements', difficulty: null },
    {
      title: '/cs/html/elements/a',
      path: '/cs/html/elements/a',
      stem: '1.cs/1.html/2.elements/2.a',
      difficulty: 'beginner',
    },
  ]);
  const narrowed = queries.queryCollectionItemSurroundings('htmlEls', path).where('difficulty', 'IS NULL');
  expect((await narrowed).map((item) => item?.path)).toEqual(['/cs/html/elements', undefined]);
  const newestFirst = queries.queryCollectionItemSurroundings('content', '/blog/old').order('date', 'DESC');
  expect((await newestFirst)[0]?.path).toBe('/blog/new');
});

test('search rows come from Markdown pages that are not hidden', async () => {
  expect((await queries.queryCollectionSearchSections('htmlEls')).map((row) => row.id)).toEqual([
    '/cs/html/elements/table',
    '/cs/html/elements/table#use',
    '/cs/html/elements/table#more',
    '/cs/html/elements/a',
    '/cs/html/elements',
  ]);
  expect((await queries.queryCollectionSearchSections('content')).map((row) => row.title)).toEqual([
    'Old',
    'New',
    'Home',
  ]);
});

test('search rows can be narrowed and ordered before they are awaited', async () => {
  expect(await queries.queryCollectionSearchSections('htmlEls').where('description', '<>', '')).toEqual([
    {
      id: '/cs/html/elements/table',
      title: '/cs/html/elements/table',
      titles: [],
      level: 1,
      description: 'Rows.',
    },
    {
      id: '/cs/html/elements/table#use',
      title: 'Use',
      titles: ['/cs/html/elements/table'],
      level: 2,
      description: '',
    },
    {
      id: '/cs/html/elements/table#more',
      title: 'More',
      titles: ['/cs/html/elements/table', 'Use'],
      level: 3,
      description: '',
    },
  ]);
  const ordered = queries.queryCollectionSearchSections('content').order('title', 'DESC');
  expect((await ordered).map((row) => row.title)).toEqual(['Old', 'New', 'Home']);
  const either = queries
    .queryCollectionSearchSections('content')
    .orWhere((group) => group.where('title', '=', 'New').where('title', '=', 'Home'));
  expect((await either).map((row) => row.title)).toEqual(['New', 'Home']);
});

test('info has an empty tree, no neighbours and no search rows', async () => {
  expect(await queries.queryCollectionNavigation('info')).toEqual([]);
  expect(await queries.queryCollectionItemSurroundings('info', '/')).toEqual([null, null]);
  expect(await queries.queryCollectionSearchSections('info')).toEqual([]);
});

test('the tree of the whole site merges every collection, in reading order', async () => {
  const tree = await queries.listNavigation();
  expect(outline(tree)).toEqual([
    '/',
    '/cs',
    '  /cs',
    '  /cs/html',
    '    /cs/html',
    '    /cs/html/elements',
    '      /cs/html/elements',
    '      /cs/html/elements/a',
    '      /cs/html/elements/table',
    '-/blog',
    '  /blog/old',
    '  /blog/new',
    '/data',
  ]);
  expect(tree[1]).toMatchObject({ title: 'CS', showChildren: true, difficulty: null, date: null });
});

test('the tree of the whole site counts the words of the sections it is asked about, and of no others', async () => {
  const counted = async (...sections: string[]) => {
    const tree = await queries.listNavigation({ countWordsIn: sections });
    const pages = flattenNavigation(tree);
    return pages.filter(({ meta }) => Object.hasOwn(meta as object, 'words')).map(({ path }) => path);
  };
  expect(await counted('/blog')).toEqual(['/blog/old', '/blog/new']);
  expect(await counted('/cs/html/elements')).toEqual(['/cs/html/elements/a', '/cs/html/elements/table']);
  expect(await counted('/blog', '/cs/html/elements')).toHaveLength(4);
  for (const section of ['/blo', '/blog/', '/b%', '/_log', '/BLOG', "/blog' OR 1=1 --"])
    expect(await counted(section)).toEqual([]);
  expect(await counted()).toEqual([]);
});
