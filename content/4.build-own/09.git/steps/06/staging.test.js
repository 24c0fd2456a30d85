import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCommit } from './commits.js';
import { decodeIndex, encodeIndex } from './index-format.js';
import { ada } from './people.js';
import { git } from './real-git.js';
import { init, open } from './repository.js';
import { commit, filesIn, readIndex, stage } from './staging.js';
import { tempFolder } from './temp-folder.js';
import { readTree } from './tree-files.js';
import { listFiles, lookAt } from './work-tree.js';
import { writeFiles } from './write-files.js';

const hello = 'ce013625030ba8dba906f756967f9e9ca394464a';
// An index from long after the files, which step 7 will need.
const later = Date.now() / 1000 + 100;
const stat = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const entry = { mode: '100644', id: hello, stage: 0, stat };

/** A repository with these files, all of them staged. */
function start(t, files) {
  const repo = init(tempFolder(t));
  writeFiles(repo.folder, files);
  for (const path of Object.keys(files)) stage(repo, path);
  return repo;
}

test('step 6: an index can be taken apart again', () => {
  // Names of every length in a row, because of the zero bytes.
  const entries = Array.from({ length: 17 }, (_, at) => {
    const path = 'x'.repeat(at + 1);
    return { ...entry, path, stage: at % 4, mode: '100755' };
  });
  assert.deepEqual(decodeIndex(encodeIndex(entries)), entries);
  assert.deepEqual(
    decodeIndex(encodeIndex(entries.toReversed())),
    entries,
  );
});

test('step 6: a damaged index is not used', () => {
  const bytes = encodeIndex([{ ...entry, path: 'a' }]);
  bytes[20] ^= 1;
  assert.throws(() => decodeIndex(bytes), /damaged/);
});

test('step 6: all files are listed, except those in .git', (t) => {
  const repo = init(tempFolder(t));
  writeFiles(repo.folder, { 'b.txt': '', 'a/.gitkeep': '', '.env': '' });
  const paths = listFiles(repo).sort();
  assert.deepEqual(paths, ['.env', 'a/.gitkeep', 'b.txt']);
});

test('step 6: staged files are in the next commit', (t) => {
  const repo = start(t, { 'b.txt': 'hello\n', 'a/b.txt': 'hello\n' });
  writeFiles(repo.folder, { 'b.txt': 'not staged\n', 'c.txt': '' });
  const id = commit(repo, { author: ada(), message: 'Begin\n' });
  const files = readTree(repo, readCommit(repo, id).tree);
  const file = { mode: '100644', id: hello };
  assert.deepEqual(
    [...files],
    [
      ['a/b.txt', file],
      ['b.txt', file],
    ],
  );
});

test('step 6: staging a deleted file takes it out', (t) => {
  const repo = start(t, { a: '1', b: '2' });
  rmSync(join(repo.folder, 'a'));
  stage(repo, 'a');
  assert.deepEqual([...filesIn(readIndex(repo)).keys()], ['b']);
});

test('step 6: a folder takes the place of a file', (t) => {
  const repo = start(t, { a: '1', 'a.b': '2' });
  rmSync(join(repo.folder, 'a'));
  writeFiles(repo.folder, { 'a/c': '3' });
  stage(repo, 'a/c');
  const paths = readIndex(repo).map(({ path }) => path);
  assert.deepEqual(paths, ['a.b', 'a/c']);
});

test('step 6: the real Git sees no difference to our index', (t) => {
  const repo = start(t, { 'a/b.txt': '1\n', 'c d.txt': '', é: '2\n' });
  commit(repo, { author: ada(), message: 'Begin\n' });
  git(repo.folder, ['fsck', '--strict']);
  assert.equal(git(repo.folder, ['status', '--porcelain']), '');
  appendFileSync(join(repo.folder, 'a/b.txt'), 'more\n');
  const after = git(repo.folder, ['status', '--porcelain']);
  assert.equal(after, ' M a/b.txt\n');
});

test('step 6: we read the index of the real Git', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  const repo = open(folder);
  writeFiles(folder, { 'a/b.txt': '1\n', run: '2\n', 'x/y/z': '3\n' });
  chmodSync(join(folder, 'run'), 0o755);
  git(folder, ['add', '.']);
  // A commit adds an extension to the file.
  git(folder, ['commit', '-m', 'Begin']);
  utimesSync(join(repo.git, 'index'), later, later);
  const theirs = readIndex(repo);
  assert.equal(theirs.length, 3);
  for (const { path, mode, stat } of theirs)
    assert.deepEqual({ mode, stat }, lookAt(repo, path));
  for (const path of listFiles(repo)) stage(repo, path);
  const ids = (entries) => entries.map(({ path, id }) => [path, id]);
  assert.deepEqual(ids(readIndex(repo)), ids(theirs));
});
