import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFolder } from './write-folder.ts';

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

const places = { host: 'h:1', canary: '/c', guard: '/g' };

test('files and links are written with their places filled in', () => {
  const entries = [
    { path: 'content/a b/1.md', text: 'http://{host}' },
    { path: 'content/link', linkTo: '{guard}/x' },
  ];
  expect(writeFolder(temp, entries, places)).toEqual(['content/a b/1.md', 'content/link']);
  expect(readFileSync(join(temp, 'content/a b/1.md'), 'utf8')).toBe('http://h:1');
  expect(readlinkSync(join(temp, 'content/link'))).toBe('/g/x');
});

test('nothing is written outside the folder, through a link or over another entry', () => {
  mkdirSync(join(temp, 'outside'));
  const entries = [
    { path: 'content/out', linkTo: join(temp, 'outside') },
    { path: 'content/out/a.md', text: 'a' },
    { path: 'content/out/b/a.md', text: 'a' },
    { path: '../../a.md', text: 'a' },
    { path: 'content/file', text: 'first' },
    { path: 'content/file', text: 'second' },
    { path: 'content/file/below', text: 'a' },
    { path: `content/${'x'.repeat(300)}`, text: 'a' },
  ];
  expect(writeFolder(join(temp, 'site'), entries, places)).toEqual(['content/out', 'content/file']);
  expect(existsSync(join(temp, 'outside/a.md'))).toBe(false);
  expect(readFileSync(join(temp, 'site/content/file'), 'utf8')).toBe('first');
});
