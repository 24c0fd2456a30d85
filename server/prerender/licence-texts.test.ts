import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CreditedPackage } from '#schema/licences.ts';
import { licenceTexts, writeLicences } from './licence-texts.ts';

const root = join(import.meta.dirname, '../..');

test('every package that readers download stands above its licence, once', () => {
  const text = licenceTexts(root);
  const credits = JSON.parse(readFileSync(join(root, 'facts/licences.json'), 'utf8')) as CreditedPackage[];
  for (const { name, version, use } of credits) {
    const heads = text.split('\n').filter((line) => line === `${name} ${version}`).length;
    expect([name, heads]).toEqual([name, use === 'browser' ? 1 : 0]);
  }
  expect(text).toContain('react 19');
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('Copyright (c) 2013-present Cole Bemis');
  expect(text).not.toContain('bundled dependencies');
});

test('a file that the site has brought stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-licences-'));
  writeFileSync(join(folder, 'licences.txt'), 'Ours.');
  writeLicences(root, folder);
  expect(readFileSync(join(folder, 'licences.txt'), 'utf8')).toBe('Ours.');
  rmSync(folder, { recursive: true });
});
