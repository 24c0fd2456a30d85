import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-hash-'));
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/one.md'), '# One');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the same files give the same hash, whatever editors leave beside them', () => {
  const before = contentHash(root);
  writeFileSync(join(root, 'a/.one.md.swp'), 'scratch');
  mkdirSync(join(root, '.editor'));
  writeFileSync(join(root, '.editor/settings.json'), '{}');
  expect(contentHash(root)).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
});

test('a changed word, another name and the settings of a folder each change it', () => {
  const hashes = [contentHash(root)];
  writeFileSync(join(root, 'a/one.md'), '# Two');
  hashes.push(contentHash(root));
  renameSync(join(root, 'a/one.md'), join(root, 'a/two.md'));
  hashes.push(contentHash(root));
  writeFileSync(join(root, 'a/.navigation.yml'), 'title: A');
  hashes.push(contentHash(root));
  expect(new Set(hashes).size).toBe(4);
});
