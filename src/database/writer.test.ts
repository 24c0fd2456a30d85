import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageCollections } from '#schema/collections.ts';
import { type Page, pageFieldNames } from '#schema/page/page.ts';
import { collectionOfPath } from '#site/sections.ts';
import { openDatabase } from './open.ts';
import { pageFromRow } from './page-row.ts';
import { type DocumentRow, type StoredDocumentRow, schemaVersion } from './tables.ts';
import { type DatabaseWriter, type StoredDocument, writeDatabase } from './writer.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-'));
  file = join(folder, 'content.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

function stored(path: string, fields: Partial<Page> = {}): StoredDocument {
  const collection = collectionOfPath(path);
  const name = `${path.slice(1)}.md`;
  const id = `${collection}/${name}`;
  return {
    document: {
      id,
      file: name,
      collection,
      path,
      hash: `hash of ${path}`,
      includes: '["x.js"]',
      links: '[]',
      anchors: '["top"]',
      pictures: '[]',
      problems: '[]',
      toc: '[{"id":"a","text":"A","depth":2}]',
      icons: '[]',
      search: '{}',
    },
    page: {
      id,
      stem: path.slice(1),
      extension: 'md',
      meta: { foo: 1 },
      path,
      title: `Title of ${path}`,
      description: "It's here.",
      seo: { title: 'S', description: 'D' },
      body: { nodes: [['p', {}, 'Hi']], toc: [{ id: 'a', text: 'A', depth: 2 }], words: 1 },
      navigation: { title: 'N' },
      sitemap: { priority: 1 },
      robots: true,
      head: { link: [] },
      schemaOrg: { type: 'Article' },
      ogImage: { props: {} },
      icon: 'i-lucide-x',
      showChildren: true,
      difficulty: 'expert',
      authors: [{ name: 'Ada', avatar: { src: '/a.png' } }],
      links: [{ label: 'L', to: '/l' }],
      date: '2026-11-15',
      ...fields,
    },
  };
}

/** Writes and commits a database with these documents. */
function write(documents: readonly StoredDocument[], fingerprint = 'one'): void {
  const writer = writeDatabase(file, fingerprint);
  for (const document of documents) writer.add(document);
  writer.commit();
}

function query(sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

test('every page collection is a table of exactly the 21 fields; info has none', () => {
  write([]);
  for (const collection of pageCollections) {
    const columns = query(`SELECT name FROM pragma_table_info('${collection}')`);
    expect(columns.map((column) => column.name)).toEqual(pageFieldNames);
    expect(columns).toHaveLength(21);
  }
  const tables = query("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  expect(tables.map((table) => table.name)).toEqual(
    ['_directories', '_documents', '_settings', ...pageCollections].toSorted(),
  );
});

test('path, stem and date have an index in every collection, and path is unique', () => {
  write([]);
  const found = query("SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL");
  expect(found.map((index) => index.name).toSorted()).toEqual(
    [
      '_documents_path',
      ...pageCollections.flatMap((name) => [`${name}_path`, `${name}_stem`, `${name}_date`]),
    ].toSorted(),
  );
  const unique = query("SELECT name FROM pragma_index_list('htmlEls') WHERE \"unique\" = 1 AND origin = 'c'");
  expect(unique).toEqual([{ name: 'htmlEls_path' }]);
  const plan = query("EXPLAIN QUERY PLAN SELECT * FROM htmlEls WHERE path = '/x'");
  expect(plan[0]?.detail).toBe('SEARCH htmlEls USING INDEX htmlEls_path (path=?)');
});

test('two pages with one path in one collection are refused', () => {
  const writer = writeDatabase(file, 'one');
  writer.add(stored('/a'));
  const again = stored('/a');
  again.page.id = again.document.id = 'content/other.md';
  again.document.file = 'other.md';
  expect(() => writer.add(again)).toThrow('UNIQUE constraint failed: content.path');
  writer.discard();
});

test.each([
  '/',
  '/cs',
  '/cs/html',
  '/cs/html/getting-started/x',
  '/cs/html/elements/a',
  '/cs/html/attributes/alt',
  '/cs/html/accessibility/x',
])('the page at %s comes back from its own collection with every field', (path) => {
  const document = stored(path);
  write([document]);
  const rows = query(`SELECT * FROM "${document.document.collection}"`);
  expect(rows.map((row) => pageFromRow(row as Partial<Record<keyof Page, unknown>>))).toEqual([
    document.page,
  ]);
  expect(query('SELECT * FROM _documents')).toEqual([
    { ...document.document, row: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test('settings, folders and the fingerprint are kept', () => {
  const writer = writeDatabase(file, 'the fingerprint');
  writer.setSetting('settings', '{}');
  writer.setSetting('settings', '{"name":"Plinth"}');
  writer.addDirectory({ stem: '1.cs', data: '{"title":"CS"}' });
  writer.commit();
  expect(query('SELECT * FROM _settings ORDER BY key')).toEqual([
    { key: 'fingerprint', value: 'the fingerprint' },
    { key: 'settings', value: '{"name":"Plinth"}' },
  ]);
  expect(query('SELECT * FROM _directories')).toEqual([{ stem: '1.cs', data: '{"title":"CS"}' }]);
  expect(query('PRAGMA user_version')).toEqual([{ user_version: schemaVersion }]);
});

test('the first database has nothing to build on', () => {
  const writer = writeDatabase(file, 'one');
  expect(writer.previous).toEqual(new Map());
  writer.discard();
  expect(readdirSync(folder)).toEqual([]);
});

function known(writer: DatabaseWriter, file: string): StoredDocumentRow {
  const document = writer.previous.get(file);
  if (!document) throw new Error(`Nothing is known of ${file}.`);
  return document;
}

test('the hash of a row tells pages apart by what is stored, not by what it was made from', () => {
  const hashOf = (page: Partial<Page>, document: Partial<DocumentRow> = {}) => {
    const one = stored('/a', page);
    write([{ ...one, document: { ...one.document, ...document } }]);
    return query('SELECT row FROM _documents')[0]?.row;
  };
  const hash = hashOf({});
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf({}, { hash: 'another text', links: '[{"to":"/b"}]' })).toBe(hash);
  expect(hashOf({ title: 'Other' })).not.toBe(hash);
  expect(hashOf({ meta: { baseline: 'newly' } })).not.toBe(hash);
});

test('the next database knows what the one before knew, and keeps what it is asked to keep', () => {
  const [a, b, c] = [stored('/a'), stored('/b'), stored('/cs/html/elements/c')];
  write([a, b, c]);

  const writer = writeDatabase(file, 'one');
  expect([...writer.previous.values()]).toMatchObject([a.document, b.document, c.document]);
  const first = known(writer, 'a.md');
  writer.keep(first);
  writer.keep(known(writer, 'cs/html/elements/c.md'));
  writer.add(stored('/d', { title: 'New' }));
  writer.commit();

  const titles = 'SELECT path, title FROM content UNION ALL SELECT path, title FROM htmlEls';
  expect(query(titles)).toEqual([
    { path: '/a', title: 'Title of /a' },
    { path: '/d', title: 'New' },
    { path: '/cs/html/elements/c', title: 'Title of /cs/html/elements/c' },
  ]);
  expect(query("SELECT * FROM _documents WHERE path = '/a'")).toEqual([first]);
  expect(query('SELECT count(*) AS n FROM _documents')).toEqual([{ n: 3 }]);
});

test('kept rows can be kept again and again', () => {
  const a = stored('/a');
  write([a]);
  for (let round = 0; round < 3; round++) {
    const writer = writeDatabase(file, 'one');
    for (const row of writer.previous.values()) writer.keep(row);
    writer.commit();
  }
  const [row] = query('SELECT * FROM content');
  expect(pageFromRow(row as Partial<Record<keyof Page, unknown>>)).toEqual(a.page);
});

test('two pages may change places', () => {
  write([stored('/a'), stored('/b'), stored('/c')]);
  const writer = writeDatabase(file, 'one');
  writer.keep(known(writer, 'c.md'));
  const [a, b] = [stored('/a'), stored('/b')];
  a.page.path = a.document.path = '/b';
  b.page.path = b.document.path = '/a';
  writer.add(a);
  writer.add(b);
  writer.commit();
  expect(query('SELECT id, path FROM content ORDER BY id')).toEqual([
    { id: 'content/a.md', path: '/b' },
    { id: 'content/b.md', path: '/a' },
    { id: 'content/c.md', path: '/c' },
  ]);
});

test('what is neither kept nor added again is gone, folders too', () => {
  const first = writeDatabase(file, 'one');
  for (const document of [stored('/a'), stored('/b')]) first.add(document);
  first.addDirectory({ stem: 'a', data: '{}' });
  first.commit();
  const writer = writeDatabase(file, 'one');
  writer.keep(known(writer, 'b.md'));
  writer.commit();
  expect(query('SELECT path FROM content')).toEqual([{ path: '/b' }]);
  expect(query('SELECT path FROM _documents')).toEqual([{ path: '/b' }]);
  expect(query('SELECT * FROM _directories')).toEqual([]);
});

test('another fingerprint: nothing is reused', () => {
  write([stored('/a')], 'one');
  const writer = writeDatabase(file, 'two');
  expect(writer.previous.size).toBe(0);
  writer.commit();
  expect(query('SELECT count(*) AS n FROM content')).toEqual([{ n: 0 }]);
});

test('another schema version: nothing is reused, and opening it says so', () => {
  write([stored('/a')]);
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA user_version = ${schemaVersion + 1}`);
  db.close();
  const text = `The content database has schema version ${schemaVersion + 1}, this program needs ${schemaVersion}. Build again.`;
  expect(() => openDatabase(file)).toThrow(text);
  const writer = writeDatabase(file, 'one');
  expect(writer.previous.size).toBe(0);
  writer.discard();
});

test.each<[string, string | Buffer]>([
  ['text', 'this is not a database'],
  ['an empty file', ''],
  ['zeros', Buffer.alloc(9000)],
  ['a truncated header', 'SQLite format 3\0'],
])('%s in place of a database: nothing is reused, and the build replaces it', (_, garbage) => {
  writeFileSync(file, garbage);
  const writer = writeDatabase(file, 'one');
  expect(writer.previous.size).toBe(0);
  writer.add(stored('/a'));
  writer.commit();
  expect(query('SELECT path FROM content')).toEqual([{ path: '/a' }]);
});

test('a damaged database: nothing is reused, and the build replaces it', () => {
  write([stored('/a'), stored('/b')]);
  const bytes = readFileSync(file);
  bytes.fill(0xff, 100, 8192);
  writeFileSync(file, bytes);
  const writer = writeDatabase(file, 'one');
  expect(writer.previous.size).toBe(0);
  writer.discard();
});

test('until the commit the old file is untouched, byte by byte, and so it is after discard', () => {
  write([stored('/a')]);
  const before = readFileSync(file);
  const writer = writeDatabase(file, 'one');
  for (const row of writer.previous.values()) writer.keep(row);
  writer.add(stored('/b'));
  writer.setSetting('settings', '{}');
  expect(readFileSync(file)).toEqual(before);
  writer.discard();
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['content.sqlite']);
});

test('the commit swaps the file and leaves nothing beside it', () => {
  write([stored('/a')]);
  const writer = writeDatabase(file, 'one');
  writer.add(stored('/b'));
  expect(query('SELECT path FROM content')).toEqual([{ path: '/a' }]);
  writer.commit();
  expect(query('SELECT path FROM content')).toEqual([{ path: '/b' }]);
  expect(readdirSync(folder)).toEqual(['content.sqlite']);
});

test('a reader that has the old file open keeps reading it', () => {
  write([stored('/a')]);
  const reader = openDatabase(file);
  write([stored('/b')], 'two');
  expect(reader.raw.prepare('SELECT path FROM content').all()).toEqual([{ path: '/a' }]);
  reader.close();
});

test('what an interrupted build left behind does not matter', () => {
  write([stored('/a')]);
  for (const rest of ['.next', '.next-journal', '.next-wal', '.next-shm'])
    writeFileSync(file + rest, 'rubbish');
  const writer = writeDatabase(file, 'one');
  expect([...writer.previous.keys()]).toEqual(['a.md']);
  writer.discard();
  expect(existsSync(`${file}.next`)).toBe(false);
  expect(readdirSync(folder)).toEqual(['content.sqlite']);
});

test('the database is opened for reading only', () => {
  write([stored('/a')]);
  const { raw } = openDatabase(file);
  expect(() => raw.exec('DELETE FROM content')).toThrow('attempt to write a readonly database');
  raw.close();
});
