import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFile, isHidden, listFiles, readPublishable, refusalMessage } from './folder-files.ts';

let temp: string;
let root: string;

beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-files-'));
  root = join(temp, 'content');
  const write = (file: string) => {
    mkdirSync(dirname(join(temp, file)), { recursive: true });
    writeFileSync(join(temp, file), file);
  };
  for (const file of ['a.txt', 'folder/b.txt', '.env', '.git/config', 'folder/.c.txt', '.well-known/d.txt'])
    write(`content/${file}`);
  write('content/folder/.well-known/e.txt');
  write('secret.txt');
  write('content-beside/f.txt');
  const link = (name: string, target: string) => symlinkSync(target, join(root, name));
  link('to-a.txt', 'a.txt');
  link('to-secret.txt', '../secret.txt');
  link('to-hidden.txt', '.env');
  link('to-nothing.txt', 'nothing.txt');
  link('to-folder', 'folder');
  link('to-parent', '..');
  link('.git/passwords', '../../secret.txt');
  link('loop', 'loop');
  link('here', '.');
  execFileSync('mkfifo', [join(root, 'pipe.txt')]);
});

afterAll(() => rmSync(temp, { recursive: true, force: true }));

test.each([
  ['a.txt', 'a.txt'],
  ['/a.txt', 'a.txt'],
  ['folder/../a.txt', 'a.txt'],
  ['folder/b.txt', 'folder/b.txt'],
  ['.well-known/d.txt', '.well-known/d.txt'],
  ['to-a.txt', 'a.txt'],
  ['to-folder/b.txt', 'folder/b.txt'],
  ['here/here/a.txt', 'a.txt'],
])('%s may be published', (file, name) => {
  expect(readPublishable(root, file)).toEqual({ ok: true, bytes: Buffer.from(`content/${name}`) });
});

test.each([
  ['nothing.txt', 'missing'],
  ['to-nothing.txt', 'missing'],
  ['a.txt/b', 'missing'],
  ['folder', 'missing'],
  ['to-folder', 'missing'],
  ['here', 'missing'],
  ['', 'missing'],
  ['a.txt\0.png', 'missing'],
  ['..', 'outside'],
  ['../secret.txt', 'outside'],
  ['../content-beside/f.txt', 'outside'],
  ['to-secret.txt', 'outside'],
  ['to-parent/secret.txt', 'outside'],
  ['here/to-parent/secret.txt', 'outside'],
  ['.env', 'hidden'],
  ['folder/../.env', 'hidden'],
  ['.git/config', 'hidden'],
  ['.git/passwords', 'hidden'],
  ['folder/.c.txt', 'hidden'],
  ['folder/.well-known/e.txt', 'hidden'],
  ['to-hidden.txt', 'hidden'],
  ['pipe.txt', 'irregular'],
  ['loop', 'irregular'],
])('%s may not: %s', (file, reason) => {
  expect(findFile(root, file)).toEqual({ ok: false, reason });
  expect(readPublishable(root, file)).toEqual({ ok: false, reason });
});

test('a folder behind a link is as good as any', () => {
  const link = join(temp, 'linked-root');
  symlinkSync(root, link);
  expect(findFile(link, 'a.txt').ok).toBe(true);
  expect(findFile(link, 'to-secret.txt')).toEqual({ ok: false, reason: 'outside' });
});

test('a folder is listed without hidden names, and links are told apart, not followed', () => {
  expect(listFiles(root)).toEqual({
    files: ['.well-known/d.txt', 'a.txt', 'folder/b.txt'],
    links: [
      'here',
      'loop',
      'to-a.txt',
      'to-folder',
      'to-hidden.txt',
      'to-nothing.txt',
      'to-parent',
      'to-secret.txt',
    ],
    irregular: ['pipe.txt'],
  });
});

test('what begins with a dot is hidden, at any depth, but for .well-known at the top', () => {
  const paths = [
    'a',
    'a/.b',
    '.a/b',
    '.well-known',
    '.well-known/a',
    'a/.well-known',
    '.well-known/.a',
    'a.b/c',
  ];
  expect(paths.filter(isHidden)).toEqual(['a/.b', '.a/b', 'a/.well-known', '.well-known/.a']);
});

test('each refusal has words and a way out', () => {
  expect(
    (['outside', 'hidden', 'irregular', 'unreadable'] as const).map((reason) => refusalMessage('x', reason)),
  ).toEqual([
    '"x" leads out of its folder. Put a copy of the file in its place.',
    '"x" has a name that begins with a dot, and such files are never published. Give it another name.',
    '"x" is not a regular file. Put a copy of the file in its place.',
    '"x" cannot be read. Check its permissions.',
  ]);
});
