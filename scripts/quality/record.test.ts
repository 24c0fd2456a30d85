import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '#pipeline/quality/content-hash.ts';
import { gatherRecord, recordLines } from './gather.ts';
import { writeQuality } from './record.ts';

let root = '';
const env = {};
const axe = { pages: 3, modes: 2, findings: 0 };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-record-'));
  for (const folder of ['content', 'facts']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'content/index.md'), '# Home');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a result is kept with its day and the content it was made from, and gathered', () => {
  const content = contentHash(join(root, 'content'));
  writeQuality('axe', axe, { root, env, day: '2026-11-15' });
  expect(gatherRecord(root)).toEqual({ axe: { day: '2026-11-15', content, figures: axe } });
});

test('a check of another content folder says nothing about this site', () => {
  writeQuality('axe', axe, { root, env: { CONTENT_DIR: 'elsewhere' } });
  expect(existsSync(join(root, '.cache/quality/axe.json'))).toBe(false);
  writeQuality('axe', axe, { root, env: { CONTENT_DIR: 'content' } });
  expect(existsSync(join(root, '.cache/quality/axe.json'))).toBe(true);
});

test('a new result takes the place of the one recorded before; the others stay', () => {
  const before = {
    axe: { day: '2026-01-01', content: 'old', figures: axe },
    bench: { day: '2026-01-01', content: 'old', figures: { rows: [] } },
  };
  writeFileSync(join(root, 'facts/quality.json'), JSON.stringify(before));
  writeQuality('axe', { ...axe, findings: 1 }, { root, env, day: '2026-11-15' });
  const record = gatherRecord(root);
  expect(record.bench).toEqual(before.bench);
  expect(record.axe).toMatchObject({ day: '2026-11-15', figures: { findings: 1 } });
  // The order of the names, whatever was recorded first.
  expect(Object.keys(record)).toEqual(['axe', 'bench']);
});

test('a result that is broken is told with its file', () => {
  writeQuality('axe', axe, { root, env });
  const file = join(root, '.cache/quality/axe.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"findings": 0', '"findings": "none"'));
  expect(() => gatherRecord(root)).toThrowErrorMatchingInlineSnapshot(`
    [UserError: .cache/quality/axe.json is not a record of checks. Run the check again, then "npm run quality".
      figures.findings: Invalid input: expected number, received string]
  `);
});

test('the command says what is recorded, what is old and what is missing', () => {
  const entry = { day: '2026-11-15', content: 'now', figures: axe };
  const bench = { day: '2026-11-14', content: 'then', figures: { rows: [] } };
  expect(recordLines({ axe: entry, bench }, 'now')).toEqual([
    'content  not recorded; run "npm run check:content"',
    'unit     not recorded; run "npm run test:unit"',
    'browser  not recorded; run "npm run test:e2e"',
    'site     not recorded; run "npm run check:site"',
    'axe      15 November 2026',
    'bench    14 November 2026, with other content; run "npm run bench"',
  ]);
});
