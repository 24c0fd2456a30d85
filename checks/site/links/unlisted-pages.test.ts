import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { createStatements, schemaVersion } from '#database/tables.ts';
import { unlistedPages } from './unlisted-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-unlisted-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pages with "sitemap: false" are read from the database beside the build', async () => {
  expect(await unlistedPages(join(folder, 'static'))).toEqual([]);
  mkdirSync(join(folder, 'server'));
  const db = new DatabaseSync(join(folder, 'server/content.sqlite'));
  for (const statement of createStatements()) db.exec(statement);
  db.exec(`PRAGMA user_version = ${schemaVersion}`);
  const values = [
    ['/a', 'false'],
    ['/b', '{"priority":1}'],
    ['/c', null],
  ] as const;
  for (const [path, sitemap] of values)
    db.prepare('INSERT INTO content (id, path, stem, sitemap) VALUES (?, ?, ?, ?)').run(
      path,
      path,
      path,
      sitemap,
    );
  db.close();
  expect(await unlistedPages(join(folder, 'static'))).toEqual(['/a']);
});
