// Documents that describe the project name only files that exist. Decisions may name files of their time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const code = ['src', 'server', 'checks', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
);

test.each([
  'README.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'docs/budgets.md',
  'docs/clauses.md',
  'docs/deployment.md',
  'scripts/README.md',
])('what %s names and links to is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  // `router.ts` and `runtime/router.ts` are enough to find a file.
  const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !code.some((path) => path.endsWith(`/${file}`)))).toEqual([]);
  const linked = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, path = '']) => path);
  expect(linked.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
});

test('ARCHITECTURE.md can be read in five minutes', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1500);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  // Padding that aligns the columns does not count.
  expect(rows.filter((row) => row.replace(/ {2,}/g, ' ').length > 160)).toEqual([]);
});
