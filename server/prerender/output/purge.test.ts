import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
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
  write('server/one-1/pages.json', JSON.stringify({ pages: { '/': { key: 'k' } }, retired }));
  write('cache/content.sqlite', 'x');
  write('cache/images/a.webp', 'x');
  const before = statSync(join(out, 'static'), { bigint: true }).mtimeNs;

  expect(purge(out)).toBe(2);
  expect(readdirSync(join(out, 'static/assets'))).toEqual(['new.js']);
  expect(readdirSync(join(out, 'cache'))).toEqual(['build.lock']);
  expect(existsSync(join(out, 'static/index.html'))).toBe(true);
  expect(JSON.parse(readFileSync(join(out, 'server/one-1/pages.json'), 'utf8'))).toEqual({
    pages: { '/': { key: 'k' } },
    retired: {},
  });
  expect(statSync(join(out, 'static'), { bigint: true }).mtimeNs).not.toBe(before);
  expect(purge(out)).toBe(0);
});

test('where nothing was built there is nothing to remove', () => {
  expect(purge(join(out, 'nowhere'))).toBe(0);
  expect(existsSync(join(out, 'nowhere'))).toBe(false);
  expect(purge(out)).toBe(0);
});

test('a build that is at work is left alone', () => {
  const unlock = lockOutput(out);
  expect(() => purge(out)).toThrow(
    `Another build is writing to ${out}. Wait until it has finished, or set OUT_DIR to another folder.`,
  );
  unlock();
  expect(purge(out)).toBe(0);
});
