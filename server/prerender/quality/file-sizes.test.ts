import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindSizes, sentBytes, spreadOf } from './file-sizes.ts';

let out = '';

function write(file: string, bytes: number): void {
  mkdirSync(join(out, file, '..'), { recursive: true });
  writeFileSync(join(out, file), 'x'.repeat(bytes));
}

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'plinth-sizes-'));
  write('index.html', 90);
  for (const [name, bytes] of Object.entries({ a: 10, b: 40, c: 30 })) {
    write(`quests/${name}/index.html`, 1000);
    write(`quests/${name}/index.html.br`, bytes);
  }
});

afterAll(() => rmSync(out, { recursive: true, force: true }));

test('what is sent is the compressed file, or the file where it has none', () => {
  expect(sentBytes(out, '/quests/a/index.html')).toBe(10);
  expect(sentBytes(out, 'index.html')).toBe(90);
  expect(sentBytes(out, 'nope.html')).toBe(null);
});

test('the median of an even number lies between the two in the middle', () => {
  expect(spreadOf([1, 9, 3, 4])).toEqual({ count: 4, median: 4, largest: 9 });
  expect(spreadOf([5, 1, 3])).toEqual({ count: 3, median: 3, largest: 5 });
  expect(spreadOf([])).toBe(null);
});

test('documents are measured by kind; a page that is not written yet does not count', () => {
  const page = (path: string) => ({ path, title: path.toUpperCase(), words: 1 });
  const pages = ['/', '/quests/a', '/quests/b', '/quests/c', '/quality'].map(page);
  expect(kindSizes(pages, out)).toEqual([
    { kind: 'quest', count: 3, median: 30, largest: 40, at: { path: '/quests/b', title: '/QUESTS/B' } },
    { kind: 'index', count: 1, median: 90, largest: 90, at: { path: '/', title: '/' } },
  ]);
});
