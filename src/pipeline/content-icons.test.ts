import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createStatements } from '#database/tables.ts';
import { listRemoteIcons } from './content-icons.ts';

test('icons of other collections are found wherever content may name one', () => {
  const db = new DatabaseSync(':memory:');
  for (const statement of createStatements()) db.exec(statement);
  const page = db.prepare(
    'INSERT INTO "cs" (id, stem, path, icon, navigation, links, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const body = { nodes: [['card', { title: 'A', icon: 'i-mdi:block' }, ['p', {}, 'x']]] };
  page.run('1', 'a', '/a', 'mdi:page', '{"icon":"mdi:tree"}', '[{"icon":"mdi:link"}]', JSON.stringify(body));
  const quoted = { nodes: ['"icon":"mdi:text"', ['note', { icon: 'i-lucide-book' }, 'a: b']] };
  page.run('2', 'b', '/b', 'lucide:sun', null, null, JSON.stringify(quoted));
  page.run('3', 'c', '/c', 'javascript:alert(1)', null, null, null);
  db.exec(`INSERT INTO "_directories" VALUES ('a', '{"icon":"mdi:folder"}')`);
  db.exec(
    `INSERT INTO "_settings" VALUES ('settings', '{"headerIcon":"mdi:head","x":[{"icon":"mdi:foot"}]}')`,
  );

  expect(listRemoteIcons(db)).toEqual([
    'mdi:block',
    'mdi:folder',
    'mdi:foot',
    'mdi:head',
    'mdi:link',
    'mdi:page',
    'mdi:tree',
  ]);
});
