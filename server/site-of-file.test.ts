import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteOfFile } from './site-of-file.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'plinth-file-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function find(given: string, ...files: string[]): string | null {
  for (const file of files) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), '');
  }
  const site = siteOfFile(given, cwd);
  return site && `${site.folder.slice(cwd.length)}:${site.file}`;
}

test('the folder of a file is the nearest with settings, else the usual one', () => {
  expect(find('docs/a/b.md', 'docs/site.yaml', 'site.yaml', 'docs/a/b.md')).toBe('/docs:a/b.md');
  expect(find('content/a/b.md', 'content/a/b.md')).toBe(':content/a/b.md');
  rmSync(join(cwd, 'site.yaml'));
  expect(find('content/a/b.md')).toBe('/content:a/b.md');
  expect(find('notes/a/b.md', 'notes/a/b.md')).toBe(':notes/a/b.md');
  expect(siteOfFile('../b.md', join(cwd, 'notes/a/c'))).toEqual({
    folder: join(cwd, 'notes/a'),
    file: 'b.md',
  });
});

test('a folder is none, and a page that does not exist is said', () => {
  expect(find('docs', 'docs/index.md')).toBe(null);
  expect(find('none')).toBe(null);
  expect(() => find('docs/none.md')).toThrow('There is no file docs/none.md.');
});
