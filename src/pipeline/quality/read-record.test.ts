import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRecord } from './read-record.ts';

let folder = '';
const file = () => join(folder, 'quality.json');
const axe = { day: '2026-11-15', content: 'abc', figures: { pages: 3, modes: 2, findings: 0 } };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-record-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is recorded while there is no file', () => {
  expect(readRecord(file())).toEqual({});
});

test('what is recorded is read', () => {
  writeFileSync(file(), JSON.stringify({ axe }));
  expect(readRecord(file())).toEqual({ axe });
});

test('a file that is not JSON is an error that says what to do', () => {
  writeFileSync(file(), '{');
  expect(() => readRecord(file())).toThrow(
    'facts/quality.json is not JSON. Run the check again, then "npm run quality".',
  );
});

test('impossible figures are reported with their place', () => {
  writeFileSync(
    file(),
    JSON.stringify({ axe: { ...axe, day: 'today', figures: { ...axe.figures, findings: -1 } }, speed: 1 }),
  );
  expect(() => readRecord(file())).toThrowErrorMatchingInlineSnapshot(`
    [UserError: facts/quality.json is not a record of checks. Run the check again, then "npm run quality".
      axe.day: Invalid ISO date
      axe.figures.findings: Too small: expected number to be >=0
      the file: Unrecognized key: "speed"]
  `);
});
