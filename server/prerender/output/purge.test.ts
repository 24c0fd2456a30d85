import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockOutput } from './build-lock.ts';
import { purge } from './purge.ts';

let out: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
};

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'plinth-purge-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
});

test('kept files and caches go, the site stays, and servers are made to look again', () => {
  write('static/index.html', 'home');
  write('static/assets/new.js', 'new');
  write('static/assets/old.js', 'old');
  write('static/assets/old.js.br', 'old');
  write('static/builds/latest.json', '{"id":"one","timestamp":1}');
  const retired = { 'assets/old.js': 5, 'assets/old.js.br': 5 };
  const page = { key: 'k', islands: {}, stills: 0 };
  const others = { 'assets/new.js': '3.1', 'assets/old.js': '3.1', 'builds/latest.json': '27.1' };
  write('server/one-1/pages.json', JSON.stringify({ pages: { '/': page }, retired, others }));
  write('cache/content.sqlite', 'x');
  write('cache/images/a.webp', 'x');
  const before = statSync(join(out, 'static'), { bigint: true }).mtimeNs;

  expect(purge({ outDir: out, stateDir: out })).toBe(2);
  expect(readdirSync(join(out, 'static/assets'))).toEqual(['new.js']);
  expect(readdirSync(join(out, 'cache'))).toEqual(['build.lock']);
  expect(existsSync(join(out, 'static/index.html'))).toBe(true);
  expect(JSON.parse(readFileSync(join(out, 'server/one-1/pages.json'), 'utf8'))).toEqual({
    pages: { '/': page },
    retired: {},
    others: { 'assets/new.js': '3.1', 'builds/latest.json': '27.1' },
  });
  expect(statSync(join(out, 'static'), { bigint: true }).mtimeNs).not.toBe(before);
  expect(purge({ outDir: out, stateDir: out })).toBe(0);
});

test('files that no build wrote go, with their folders; those of hosts and pages stay', () => {
  write('static/index.html', 'home');
  write('static/index.html.br', 'home');
  write('static/.nojekyll', '');
  write('static/gone/index.html', 'gone');
  write('static/gone/deep/_payload.json', 'gone');
  write('static/two.md', 'two');
  write('static/builds/latest.json', '{"id":"one","timestamp":1}');
  write('elsewhere/file.txt', 'mine');
  symlinkSync(join(out, 'elsewhere'), join(out, 'static/linked'));
  const pages = { '/': { key: 'k', islands: {}, stills: 0 } };
  const others = { 'builds/latest.json': '27.1' };
  write('server/one-1/pages.json', JSON.stringify({ pages, retired: {}, others }));
  expect(purge({ outDir: out, stateDir: out })).toBe(4);
  expect(readdirSync(join(out, 'static')).toSorted()).toEqual([
    '.nojekyll',
    'builds',
    'index.html',
    'index.html.br',
  ]);
  expect(readdirSync(join(out, 'elsewhere'))).toEqual(['file.txt']);
});

test('a site without a record is left alone', () => {
  write('static/index.html', 'home');
  write('static/builds/latest.json', '{"id":"one","timestamp":1}');
  expect(purge({ outDir: out, stateDir: out })).toBe(0);
  expect(existsSync(join(out, 'static/index.html'))).toBe(true);
});

test('where nothing was built there is nothing to remove', () => {
  expect(purge({ outDir: join(out, 'nowhere'), stateDir: join(out, 'nowhere') })).toBe(0);
  expect(existsSync(join(out, 'nowhere'))).toBe(false);
  expect(purge({ outDir: out, stateDir: out })).toBe(0);
});

test('a build that is at work is left alone', () => {
  const unlock = lockOutput({ outDir: out, stateDir: out });
  expect(() => purge({ outDir: out, stateDir: out })).toThrow(
    `Another build is writing to ${out}. Wait until it has finished, or set OUT_DIR to another folder.`,
  );
  unlock();
  expect(purge({ outDir: out, stateDir: out })).toBe(0);
});
