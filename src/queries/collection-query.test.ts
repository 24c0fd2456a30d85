import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { writeDatabase } from '#database/writer.ts';
import { stemFromFile } from '#lib/address/content-path.ts';
import { collections, pageCollections } from '#schema/collections.ts';
import { type Page, pageFieldNames } from '#schema/page/page.ts';
import { collectionOfPath } from '#site/sections.ts';
import { CollectionQuery } from './collection-query.ts';
import type { Conditions } from './conditions.ts';
import { contentQueries } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
let db: Database;

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
  writer.commit();
  db = openDatabase(file);
});

afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

function page(file: string, path: string, fields: Partial<Page> = {}): Page {
  const title = fields.title ?? path;
  return {
    id: `${collectionOfPath(path)}/${file}`,
    stem: stemFromFile(file),
    extension: 'md',
    meta: {},
    path,
    title,
    description: '',
    seo: { title, description: '' },
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

/** In the order of their stems as text: 1.first, 10.tenth, 2.second, 3.quote, index. */
const pages = [
  page('2.second.md', '/second', { title: 'Second', difficulty: 'hard', date: '2026-02-02', icon: 'b' }),
  page('10.tenth.md', '/tenth', {
    title: 'TENTH',
    difficulty: 'easy',
    date: '2026-10-10',
    icon: 'b',
    description: '404',
  }),
  page('1.first.md', '/first', {
    title: 'First',
    showChildren: true,
    date: '2026-01-01',
    meta: { foo: 1, deep: { list: [1, 'two', null] } },
    seo: { title: 'First', description: '', extra: true },
    body: { nodes: [['p', { class: 'lead' }, 'Hi']], toc: [{ id: 'a', text: 'A', depth: 2 }], words: 1 },
    navigation: { title: 'One' },
    robots: 'noindex',
    sitemap: { priority: 0.5 },
    head: { meta: [{ name: 'a', content: 'b' }] },
    schemaOrg: [{ type: 'Article' }],
    ogImage: { url: '/a.png' },
    authors: [{ name: 'Ada', to: '/ada' }],
    links: [{ label: 'Spec', to: 'https://example.org' }],
  }),
  page('3.quote.md', '/quote', { title: "it's", description: '100%_"quoted"; --', navigation: false }),
  page('index.md', '/', { title: 'Élan', difficulty: 'medium' }),
  page('1.cs/index.md', '/cs', { title: 'CS' }),
];

const content = () => new CollectionQuery(db, 'content');
const paths = async (query: { all(): Promise<{ path?: string }[]> }) =>
  (await query.all()).map((row) => row.path);

/** An untyped query, for arguments that a caller without type checks may pass. */
// biome-ignore lint/suspicious/noExplicitAny: these tests pass what the types forbid
const untyped = (): any => content();

test.each(collections)('the collection %s can be asked', async (collection) => {
  const expected: Record<string, number> = { content: 5, cs: 1 };
  expect(await new CollectionQuery(db, collection).count()).toBe(expected[collection] ?? 0);
});

test.each(pageCollections)('%s has exactly the 21 fields', async (collection) => {
  const rows = db.raw.prepare(`SELECT name FROM pragma_table_info('${collection}')`).all();
  expect(rows.map((row) => row.name)).toEqual(pageFieldNames);
  expect(pageFieldNames.length).toBe(21);
});

test('an unknown collection is a type error and an error that names it', () => {
  // @ts-expect-error there is no collection of this name
  expect(() => new CollectionQuery(db, 'nope')).toThrow(new Error("Unknown collection 'nope'"));
  // @ts-expect-error there is no collection of this name
  expect(() => contentQueries(db).queryCollection('_documents')).toThrow("Unknown collection '_documents'");
});

test('info has no fields and no documents', async () => {
  const info = contentQueries(db).queryCollection('info');
  expect(await info.all()).toEqual([]);
  expect(await info.first()).toBeNull();
  expect(await info.count()).toBe(0);
  // @ts-expect-error info has no fields to name
  expect(await info.where('title', '=', 'x').all()).toEqual([]);
});

test('a row of one collection is not found in another', async () => {
  expect(await paths(new CollectionQuery(db, 'cs'))).toEqual(['/cs']);
  expect(await content().path('/cs').first()).toBeNull();
});

test.each([
  ['/first', '/first'],
  ['/first/', '/first'],
  ['/', '/'],
])('path %o finds %o', async (given, found) => {
  expect((await content().path(given).first())?.path).toBe(found);
});

test.each(['/first//', '/FIRST', 'first', '/nope', ''])('path %o finds nothing', async (given) => {
  expect(await content().path(given).first()).toBeNull();
});

test.each<[operator: string, field: string, value: unknown, found: string[]]>([
  ['=', 'title', 'Second', ['/second']],
  ['<>', 'title', 'Second', ['/first', '/tenth', '/quote', '/']],
  ['>', 'date', '2026-02-02', ['/tenth']],
  ['>=', 'date', '2026-02-02', ['/tenth', '/second']],
  ['<', 'date', '2026-02-02', ['/first']],
  ['<=', 'date', '2026-02-02', ['/first', '/second']],
  ['IN', 'path', ['/', '/second', '/nope'], ['/second', '/']],
  ['NOT IN', 'path', ['/', '/second', '/nope'], ['/first', '/tenth', '/quote']],
  ['BETWEEN', 'date', ['2026-01-01', '2026-02-02'], ['/first', '/second']],
  ['NOT BETWEEN', 'date', ['2026-01-01', '2026-02-02'], ['/tenth']],
  ['LIKE', 'title', 'Se%', ['/second']],
  ['NOT LIKE', 'title', 'Se%', ['/first', '/tenth', '/quote', '/']],
  ['IS NULL', 'date', undefined, ['/quote', '/']],
  ['IS NOT NULL', 'date', undefined, ['/first', '/tenth', '/second']],
])('%s, in upper and lower case', async (operator, field, value, found) => {
  expect(await paths(untyped().where(field, operator, value))).toEqual(found);
  expect(await paths(untyped().where(field, operator.toLowerCase(), value))).toEqual(found);
  expect(await paths(untyped().where(field, ` ${operator.replace(' ', '  ')} `, value))).toEqual(found);
});

test('conditions are joined by AND', async () => {
  const query = content().where('icon', '=', 'b').where('difficulty', '=', 'easy');
  expect(await paths(query)).toEqual(['/tenth']);
});

test.each(['==', '!=', 'LIKES', 'GLOB', 'IS', '', '= 1 OR 1=1 --'])(
  'the operator %o is an error',
  (operator) => {
    expect(() => untyped().where('title', operator, 'x')).toThrow(
      new Error(`Unknown operator '${operator}'`),
    );
  },
);

test('a wrong field or operator is a type error', () => {
  // @ts-expect-error pages have no field of this name
  expect(() => content().where('subtitle', '=', 'x')).toThrow(new Error("Unknown field 'subtitle'"));
  // @ts-expect-error there is no such operator
  expect(() => content().where('title', '==', 'x')).toThrow(new Error("Unknown operator '=='"));
  // @ts-expect-error pages have no field of this name
  expect(() => content().order('subtitle', 'ASC')).toThrow(new Error("Unknown field 'subtitle'"));
  // @ts-expect-error pages have no field of this name
  expect(() => content().select('title', 'subtitle')).toThrow(new Error("Unknown field 'subtitle'"));
  // @ts-expect-error there is no such direction
  expect(() => content().order('title', 'up')).toThrow(new Error("Unknown direction 'up'; use ASC or DESC"));
});

test.each(['IN', 'NOT IN'])('%s without an array is a TypeError', (operator) => {
  for (const value of ['a', null, undefined, 3, { 0: 'a' }]) {
    expect(() => untyped().where('title', operator, value)).toThrow(
      new TypeError(`Value for ${operator} must be an array`),
    );
  }
});

test('IN with an empty array finds nothing, NOT IN finds everything', async () => {
  expect(await content().where('title', 'IN', []).count()).toBe(0);
  expect(await content().where('title', 'NOT IN', []).count()).toBe(5);
});

test.each(['BETWEEN', 'NOT BETWEEN'])('%s without exactly two values is an error', (operator) => {
  for (const value of ['a', undefined, [], ['a'], ['a', 'b', 'c']]) {
    expect(() => untyped().where('date', operator, value)).toThrow(
      new Error(`Value for ${operator} must be an array of exactly two values`),
    );
  }
});

test('a condition without a value is an error', () => {
  expect(() => content().where('title', '=')).toThrow("The condition on 'title' has no value");
  expect(() => content().where('title', 'IN', [undefined])).toThrow("The condition on 'title' has no value");
});

test('booleans compare as 1 and 0', async () => {
  expect(await paths(content().where('showChildren', '=', true))).toEqual(['/first']);
  expect(await paths(content().where('showChildren', '=', 1))).toEqual(['/first']);
  expect(await content().where('showChildren', '=', false).count()).toBe(4);
  expect(await content().where('showChildren', '<>', true).count()).toBe(4);
  expect(await content().where('showChildren', 'IN', [true, false]).count()).toBe(5);
});

test('a json column is compared as the JSON it holds', async () => {
  expect(await paths(content().where('navigation', '=', false))).toEqual(['/quote']);
  expect(await paths(content().where('navigation', '=', { title: 'One' }))).toEqual(['/first']);
  expect(await paths(content().where('meta', 'LIKE', '%"foo":1%'))).toEqual(['/first']);
});

test('a date may be a Date, a number may stand for its text', async () => {
  expect(await paths(content().where('date', '=', new Date('2026-02-02T12:00:00Z')))).toEqual(['/second']);
  expect(await paths(content().where('description', '=', 404))).toEqual(['/tenth']);
  expect(await paths(content().where('description', 'IN', [404]))).toEqual(['/tenth']);
});

test('LIKE: % is any run, _ one character, ASCII letters of either case', async () => {
  const like = (pattern: string) => paths(content().where('title', 'LIKE', pattern));
  expect(await like('%s%')).toEqual(['/first', '/second', '/quote']);
  expect(await like('_irst')).toEqual(['/first']);
  expect(await like('_first')).toEqual([]);
  expect(await like('tenth')).toEqual(['/tenth']);
  expect(await like('FIRST')).toEqual(['/first']);
  expect(await like('First%')).toEqual(['/first']);
  expect(await like('élan')).toEqual([]);
  expect(await like('ÉLAN')).toEqual(['/']);
  expect(await like('%')).toHaveLength(5);
});

test('= distinguishes case', async () => {
  expect(await content().where('title', '=', 'first').count()).toBe(0);
});

test('null equals nothing and differs from nothing', async () => {
  expect(await paths(content().where('difficulty', '<>', 'hard'))).toEqual(['/tenth', '/']);
  expect(await content().where('difficulty', '=', null).count()).toBe(0);
  expect(await content().where('difficulty', '<>', null).count()).toBe(0);
  expect(await paths(content().where('difficulty', 'NOT IN', ['hard']))).toEqual(['/tenth', '/']);
  expect(await content().where('difficulty', 'NOT IN', ['hard', null]).count()).toBe(0);
  expect(await paths(content().where('difficulty', 'NOT LIKE', 'h%'))).toEqual(['/tenth', '/']);
});

test('quotes in a value are data', async () => {
  expect(await paths(content().where('title', '=', "it's"))).toEqual(['/quote']);
  expect(await paths(content().where('title', 'IN', ["it's", '"']))).toEqual(['/quote']);
  expect(await paths(content().where('description', '=', '100%_"quoted"; --'))).toEqual(['/quote']);
  expect(await paths(content().where('title', 'BETWEEN', ["it's", "it's"]))).toEqual(['/quote']);
});

test.each([
  "' OR 1=1 --",
  "'; DROP TABLE content; --",
  '" OR ""="',
  "x' UNION SELECT * FROM _settings --",
  '?',
  '$1',
  '\0',
])('the value %o finds nothing and harms nothing', async (value) => {
  expect(await content().where('title', '=', value).count()).toBe(0);
  expect(await content().where('title', 'IN', [value]).count()).toBe(0);
  expect(await content().where('title', 'BETWEEN', [value, value]).count()).toBe(0);
  expect(await content().path(value).first()).toBeNull();
  expect(await content().count()).toBe(5);
});

test('values and ranges are bound, never part of the statement', async () => {
  const statements: string[] = [];
  const watched: Database = {
    ...db,
    prepare(sql) {
      statements.push(sql);
      return db.prepare(sql);
    },
  };
  const value = "77' OR 1=1 --";
  const query = new CollectionQuery(watched, 'content')
    .where('title', '=', value)
    .where('title', 'IN', [value, value])
    .orWhere((group) => group.where('date', 'BETWEEN', [value, value]).where('meta', '=', { value }));
  await query.skip(77).limit(77).all();
  await query.first();
  await query.count();
  expect(statements).toHaveLength(3);
  for (const statement of statements) {
    expect(statement).not.toContain('77');
    expect(statement).toContain(
      'WHERE "title" = ? AND "title" IN (?, ?) AND ("date" BETWEEN ? AND ? OR "meta" = ?)',
    );
  }
});

test.each([Symbol('x'), () => 1])('the value %o cannot be stored', (value) => {
  const message = `The condition on 'title' has a value that cannot be stored (${typeof value})`;
  expect(() => untyped().where('title', '=', value)).toThrow(new TypeError(message));
  expect(() => untyped().where('title', 'IN', ['a', value])).toThrow(new TypeError(message));
});

test.each([
  'title" OR 1=1 --',
  'title; DROP TABLE content',
  '1',
  '*',
  'rowid',
  'TITLE',
  'content.title',
  '__proto__',
  'constructor',
  'toString',
  '',
])('the field name %o is refused everywhere', async (field) => {
  const error = new Error(`Unknown field '${field}'`);
  expect(() => untyped().where(field, '=', 'x')).toThrow(error);
  expect(() => untyped().where(field, 'IS NULL')).toThrow(error);
  expect(() => untyped().order(field, 'ASC')).toThrow(error);
  expect(() => untyped().select(field)).toThrow(error);
  if (field !== '*') await expect(untyped().count(field)).rejects.toThrow(error);
});

test.each(['up', '', 'ASC; DROP TABLE content', 'ASC, title', undefined, null])(
  'the direction %o is an error',
  (direction) => {
    expect(() => untyped().order('title', direction)).toThrow(
      new Error(`Unknown direction '${direction}'; use ASC or DESC`),
    );
  },
);

const isHardOrEasy = (group: Conditions) =>
  group.where('difficulty', '=', 'hard').where('difficulty', '=', 'easy');

test('orWhere: a AND (b OR c)', async () => {
  const query = () => content().where('date', '>', '2026-01-01');
  expect(await paths(query().orWhere(isHardOrEasy))).toEqual(['/tenth', '/second']);
  expect(await paths(query().where('title', '=', 'Second').orWhere(isHardOrEasy))).toEqual(['/second']);
  // The order in which the parts are written makes no difference.
  expect(await paths(content().orWhere(isHardOrEasy).where('title', '=', 'TENTH'))).toEqual(['/tenth']);
  expect(await paths(content().orWhere(isHardOrEasy).where('title', '=', 'First'))).toEqual([]);
});

test('andWhere: every condition of the group holds', async () => {
  expect(await paths(content().andWhere(isHardOrEasy))).toEqual([]);
  const both = content().andWhere((group) => group.where('icon', '=', 'b').where('difficulty', '=', 'hard'));
  expect(await paths(both)).toEqual(['/second']);
});

test('two groups are joined by AND', async () => {
  const query = content()
    .orWhere(isHardOrEasy)
    .orWhere((group) => group.where('title', '=', 'Second').where('title', '=', 'First'));
  expect(await paths(query)).toEqual(['/second']);
});

test('groups nest: a OR (b AND c)', async () => {
  const query = content().orWhere((group) =>
    group
      .where('path', '=', '/')
      .andWhere((inner) => inner.where('icon', '=', 'b').where('difficulty', '=', 'easy')),
  );
  expect(await paths(query)).toEqual(['/tenth', '/']);
});

test('groups nest: a AND (b OR (c AND (d OR e)))', async () => {
  const query = content()
    .where('path', '<>', '/')
    .orWhere((b) =>
      b
        .where('title', '=', 'First')
        .andWhere((c) => c.where('icon', '=', 'b').orWhere((d) => isHardOrEasy(d))),
    );
  expect(await paths(query)).toEqual(['/first', '/tenth', '/second']);
});

test('an empty group changes nothing', async () => {
  expect(
    await content()
      .orWhere((group) => group)
      .count(),
  ).toBe(5);
  expect(
    await content()
      .andWhere((group) => group.orWhere((inner) => inner))
      .count(),
  ).toBe(5);
});

test('a bad field inside a group is an error', () => {
  expect(() => untyped().orWhere((group: Conditions) => group.where('x' as never, '=', 1))).toThrow(
    "Unknown field 'x'",
  );
});

test('without an order rows come by stem', async () => {
  const byStem = await paths(content().order('stem', 'ASC'));
  expect(byStem).toEqual(['/first', '/tenth', '/second', '/quote', '/']);
  expect(await paths(content())).toEqual(byStem);
});

test('order replaces the default and may be repeated', async () => {
  expect(await paths(content().order('stem', 'DESC'))).toEqual([
    '/',
    '/quote',
    '/second',
    '/tenth',
    '/first',
  ]);
  const dated = () => content().where('date', 'IS NOT NULL');
  expect(await paths(dated().order('icon', 'DESC').order('date', 'DESC'))).toEqual([
    '/tenth',
    '/second',
    '/first',
  ]);
  expect(await paths(dated().order('icon', 'DESC').order('date', 'ASC'))).toEqual([
    '/second',
    '/tenth',
    '/first',
  ]);
  expect(await paths(untyped().order('date', 'desc').limit(1))).toEqual(['/tenth']);
});

test('select returns the chosen fields only, each once', async () => {
  const row = await content().path('/first').select('title', 'showChildren', 'title').select('title').first();
  expect(row).toEqual({ title: 'First', showChildren: true });
  // @ts-expect-error the field was not selected
  expect(row?.path).toBeUndefined();
});

test('select of nothing is all 21 fields', async () => {
  const row = await content().path('/first').select().first();
  expect(Object.keys(row ?? {})).toEqual(pageFieldNames);
});

test('json columns come back parsed and booleans as booleans', async () => {
  expect(await content().path('/first').first()).toEqual(pages[2]);
  expect(await content().path('/quote').first()).toEqual(pages[3]);
  expect(await content().path('/second').select('showChildren', 'authors', 'icon', 'date').first()).toEqual({
    showChildren: false,
    authors: null,
    icon: 'b',
    date: '2026-02-02',
  });
});

test('skip has an effect only together with limit', async () => {
  expect(await paths(content().skip(2))).toEqual(['/first', '/tenth', '/second', '/quote', '/']);
  expect(await paths(content().skip(2).limit(1))).toEqual(['/second']);
  expect(await paths(content().limit(1).skip(2))).toEqual(['/second']);
  expect(await paths(content().skip(4).limit(9))).toEqual(['/']);
  expect(await paths(content().skip(9).limit(9))).toEqual([]);
});

test('limit', async () => {
  expect(await paths(content().limit(2))).toEqual(['/first', '/tenth']);
  expect(await paths(content().limit(0))).toEqual([]);
  expect(await paths(content().limit(99))).toHaveLength(5);
  expect(await paths(content().limit(4).limit(1))).toEqual(['/first']);
});

test.each([-1, Number.NaN, 1.5, Number.POSITIVE_INFINITY, '1', null, undefined])(
  'skip and limit refuse %o',
  (count) => {
    expect(() => untyped().skip(count)).toThrow(
      new Error(`skip must be a whole number of at least 0 (got ${count})`),
    );
    expect(() => untyped().limit(count)).toThrow(
      new Error(`limit must be a whole number of at least 0 (got ${count})`),
    );
  },
);

test('all is an empty array when nothing fits', async () => {
  expect(await content().where('title', '=', 'nope').all()).toEqual([]);
});

test('first is one document or null, and leaves the query as it was', async () => {
  const query = content().limit(3);
  expect((await query.first())?.path).toBe('/first');
  expect(await paths(query)).toEqual(['/first', '/tenth', '/second']);
  expect(await content().where('title', '=', 'nope').first()).toBeNull();
});

test('first and all of one query may run at the same time', async () => {
  const query = content();
  const [one, every] = await Promise.all([query.first(), query.all()]);
  expect(one?.path).toBe('/first');
  expect(every).toHaveLength(5);
});

test('count', async () => {
  expect(await content().count()).toBe(5);
  expect(await content().count('*')).toBe(5);
  expect(await content().count('*', true)).toBe(5);
  expect(await content().count('icon')).toBe(2);
  expect(await content().count('icon', true)).toBe(1);
  expect(await content().count('icon', false)).toBe(2);
  expect(await content().where('icon', '=', 'b').count('difficulty', true)).toBe(2);
  expect(await content().limit(1).count()).toBe(5);
  expect(await content().where('title', '=', 'nope').count()).toBe(0);
});
