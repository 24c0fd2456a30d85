import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { git } from './real-git.js';
import { init, open } from './repository.js';
import { saveFile } from './save-file.js';
import { objectFile, readContent, writeObject } from './store.js';
import { tempFolder } from './temp-folder.js';

const hello = 'ce013625030ba8dba906f756967f9e9ca394464a';

test('step 2: a blob is saved in a file named by its id', (t) => {
  const repo = init(tempFolder(t));
  assert.equal(writeObject(repo, 'blob', 'hello\n'), hello);
  const file = join(repo.git, 'objects', 'ce', hello.slice(2));
  assert.equal(objectFile(repo, hello), file);
  assert.ok(existsSync(file));
  assert.equal(readContent(repo, hello, 'blob').toString(), 'hello\n');
});

test('step 2: the same content is saved once', (t) => {
  const repo = init(tempFolder(t));
  for (const text of ['hello\n', 'hello\n', 'bye\n'])
    writeObject(repo, 'blob', text);
  assert.equal(readdirSync(join(repo.git, 'objects')).length, 2);
});

test('step 2: a damaged, missing or other object is told', (t) => {
  const repo = init(tempFolder(t));
  assert.throws(() => readContent(repo, hello, 'blob'), /no object ce01/);
  writeObject(repo, 'blob', 'hello\n');
  assert.throws(() => readContent(repo, hello, 'tree'), /is a blob, not/);
  const other = deflateSync(Buffer.from('blob 6\0hullo\n'));
  writeFileSync(objectFile(repo, hello), other);
  assert.throws(() => readContent(repo, hello, 'blob'), /is damaged/);
});

test('step 2: a file that is being saved is left alone', (t) => {
  const file = join(tempFolder(t), 'file');
  writeFileSync(`${file}.lock`, '');
  assert.throws(() => saveFile(file, 'text'), { code: 'EEXIST' });
  assert.ok(!existsSync(file));
});

test('step 2: a folder becomes a repository only once', (t) => {
  const folder = tempFolder(t);
  assert.throws(() => open(folder), /is not a repository/);
  init(folder);
  assert.throws(() => init(folder), /is already a repository/);
});

test('step 2: the real Git reads what we write', (t) => {
  const repo = init(tempFolder(t));
  writeObject(repo, 'blob', 'hello\n');
  assert.equal(git(repo.folder, ['cat-file', '-p', hello]), 'hello\n');
  git(repo.folder, ['fsck', '--strict']);
});

test('step 2: we read what the real Git writes', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  const args = ['hash-object', '-w', '--stdin'];
  const id = git(folder, args, 'written by Git\n').trim();
  const content = readContent(open(folder), id, 'blob');
  assert.equal(content.toString(), 'written by Git\n');
});
