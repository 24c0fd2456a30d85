import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { git } from './real-git.js';
import { init, open } from './repository.js';
import { writeObject } from './store.js';
import { tempFolder } from './temp-folder.js';
import { decodeTree, encodeTree } from './tree.js';
import { readTree, writeTree } from './tree-files.js';

const hello = 'ce013625030ba8dba906f756967f9e9ca394464a';
const file = { mode: '100644', id: hello };

/** Names that come out in a wrong order if folders sort like files. */
const paths = ['a0', 'a/b/c', 'a.txt', 'a/b.txt', 'Z', 'é', '～', '😀'];

test('step 3: a tree can be taken apart again', () => {
  const entries = [
    { ...file, name: 'a name.txt' },
    { mode: '40000', name: 'folder', id: hello },
  ];
  assert.deepEqual(decodeTree(encodeTree(entries)), entries);
});

test('step 3: folders are sorted as if they ended in a slash', () => {
  const entries = [
    { ...file, name: 'a0' },
    { mode: '40000', name: 'a', id: hello },
    { ...file, name: 'a.txt' },
  ];
  const names = decodeTree(encodeTree(entries)).map(({ name }) => name);
  assert.deepEqual(names, ['a.txt', 'a', 'a0']);
});

test('step 3: the id of a tree is the same as in real Git', (t) => {
  const repo = init(tempFolder(t));
  const files = new Map(paths.map((path) => [path, file]));
  const id = writeTree(repo, files);
  assert.equal(id, 'b8c7553c1f558a57efb82bdcda390d9bd66d3c63');
  assert.equal(
    writeTree(repo, new Map()),
    '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  );
});

test('step 3: files go into a tree and out of it', (t) => {
  const repo = init(tempFolder(t));
  const files = new Map(paths.map((path) => [path, file]));
  files.set('a/run.sh', { mode: '100755', id: hello });
  assert.deepEqual(readTree(repo, writeTree(repo, files)), files);
});

test('step 3: the real Git accepts our trees', (t) => {
  const repo = init(tempFolder(t));
  writeObject(repo, 'blob', 'hello\n');
  const files = new Map(paths.map((path) => [path, file]));
  const id = writeTree(repo, files);
  git(repo.folder, ['fsck', '--strict']);
  const list = ['ls-tree', '-r', '-z', '--name-only', id];
  const names = git(repo.folder, list).split('\0').slice(0, -1);
  assert.deepEqual(names, [...readTree(repo, id).keys()]);
});

test('step 3: we read the trees of the real Git', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'hello.txt'), 'hello\n');
  writeFileSync(join(folder, 'bin/run'), 'hello\n');
  chmodSync(join(folder, 'bin/run'), 0o755);
  git(folder, ['add', '.']);
  const id = git(folder, ['write-tree']).trim();
  assert.deepEqual(
    [...readTree(open(folder), id)],
    [
      ['bin/run', { mode: '100755', id: hello }],
      ['hello.txt', file],
    ],
  );
});
