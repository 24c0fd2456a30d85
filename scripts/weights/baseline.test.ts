import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBaseline, writeBaseline } from './baseline.ts';
import type { Weight } from './weight.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-weights-'));
  file = join(folder, 'weights.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const weight: Weight = {
  earlyReact: 0,
  loadRequests: 2,
  loadBytes: 20_000,
  elements: 1000,
  styleRules: 500,
  styleBytes: 50_000,
  idleRequests: 13,
  idleBytes: 50_000,
  scriptBytes: 27_000,
  prefetchedPages: 5,
  prefetchedBytes: 24_000,
};

test('one line for each figure, always in the same order, without prefetched pages', () => {
  writeBaseline({ '/': weight }, file);
  expect(readFileSync(file, 'utf8')).toMatchInlineSnapshot(`
    "{
      "/": {
        "loadRequests": 2,
        "loadBytes": 20000,
        "elements": 1000,
        "styleRules": 500,
        "styleBytes": 50000,
        "idleRequests": 13,
        "idleBytes": 50000,
        "scriptBytes": 27000,
        "earlyReact": 0
      }
    }
    "
  `);
});

test('what was written is read', () => {
  writeBaseline({ '/': weight }, file);
  const { prefetchedPages: _pages, prefetchedBytes: _bytes, ...recorded } = weight;
  expect(readBaseline(file)).toEqual({ '/': recorded });
});

test('without a file there is no baseline', () => {
  expect(readBaseline(file)).toEqual({});
});

test.each(['{"/":{"kilos":3}}', '<<<<<<< HEAD\n{}'])(
  'an invalid file is refused, with advice: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => readBaseline(file)).toThrow(
      'facts/weights.json is not valid. Run "npm run weights -- --record" to write it again.',
    );
  },
);
