import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createBranch, deleteBranch, listBranches } from './branches.js';
import { checkout } from './checkout.js';
import { ada } from './people.js';
import { createRandom } from './random.js';
import { git } from './real-git.js';
import { readHead } from './refs.js';
import { init, open } from './repository.js';
import { commit, stage } from './staging.js';
import { formatStatus, status } from './status.js';
import { tempFolder } from './temp-folder.js';
import { listFiles } from './work-tree.js';
import { writeFiles } from './write-files.js';

/** Makes the folder contain exactly these files, and commits them. */
function commitFiles(repo, files) {
  for (const path of listFiles(repo)) {
    rmSync(join(repo.folder, path));
    stage(repo, path);
  }
  writeFiles(repo.folder, files);
  for (const path of Object.keys(files)) stage(repo, path);
  return commit(repo, { author: ada(), message: 'Change\n' });
}

/** The files that are in the folder now. */
function filesNow(repo) {
  return Object.fromEntries(
    listFiles(repo)
      .sort()
      .map((path) => [path, readFileSync(join(repo.folder, path), 'utf8')]),
  );
}

/** A repository with the branches main and other. */
function start(t, main, other) {
  const repo = init(tempFolder(t));
  const id = commitFiles(repo, main);
  createBranch(repo, 'other', id);
  checkout(repo, 'other');
  commitFiles(repo, other);
  checkout(repo, 'main');
  return repo;
}

const shown = (repo) => formatStatus(status(repo));

test('step 10: branches are made, listed and deleted', (t) => {
  const repo = init(tempFolder(t));
  const id = commitFiles(repo, { a: '1' });
  for (const name of ['fix/b', 'fix/a']) createBranch(repo, name, id);
  assert.deepEqual(listBranches(repo), ['fix/a', 'fix/b', 'main']);
  for (const name of ['main', 'fix', 'main/new'])
    assert.throws(() => createBranch(repo, name, id), /There is a branch/);
  deleteBranch(repo, 'fix/a');
  assert.deepEqual(listBranches(repo), ['fix/b', 'main']);
  assert.throws(() => deleteBranch(repo, 'main'), /is the current/);
  assert.throws(() => deleteBranch(repo, 'fix'), /There is no branch/);
});

test('step 10: a checkout changes, adds and removes files', (t) => {
  const main = { a: '1', 'b/c/d': '1', same: '1' };
  const other = { a: '2', new: '2', same: '1' };
  const repo = start(t, main, other);
  assert.deepEqual(filesNow(repo), main);
  checkout(repo, 'other');
  assert.deepEqual(filesNow(repo), other);
  assert.ok(!existsSync(join(repo.folder, 'b')));
  assert.equal(readHead(repo).branch, 'other');
  assert.equal(shown(repo), '');
});

test('step 10: a file can become a folder, and back', (t) => {
  const repo = start(t, { a: '1' }, { 'a/b': '2' });
  checkout(repo, 'other');
  assert.deepEqual(filesNow(repo), { 'a/b': '2' });
  checkout(repo, 'main');
  assert.deepEqual(filesNow(repo), { a: '1' });
});

test('step 10: a commit without a branch can be checked out', (t) => {
  const repo = start(t, { a: '1' }, { a: '2' });
  const { id } = readHead(repo);
  checkout(repo, id.slice(0, 10));
  assert.deepEqual(readHead(repo), { branch: null, id });
});

test('step 10: changes to other files are kept', (t) => {
  const repo = start(t, { a: '1', b: '1' }, { a: '2', b: '1' });
  writeFiles(repo.folder, { b: 'mine', c: 'mine' });
  checkout(repo, 'other');
  assert.deepEqual(filesNow(repo), { a: '2', b: 'mine', c: 'mine' });
  assert.equal(shown(repo), ' M b\n?? c\n');
});

test('step 10: work that is not committed is never lost', (t) => {
  const other = { a: '2', new: '2', 'folder/x': '2' };
  const repo = start(t, { a: '1' }, other);
  const mine = { a: 'mine', new: 'mine', folder: 'mine' };
  for (const [path, text] of Object.entries(mine)) {
    writeFiles(repo.folder, { [path]: text });
    const before = filesNow(repo);
    const message = { message: `Commit these files first: ${path}` };
    assert.throws(() => checkout(repo, 'other'), message);
    assert.deepEqual(filesNow(repo), before);
    assert.equal(readHead(repo).branch, 'main');
    rmSync(join(repo.folder, path));
    writeFiles(repo.folder, { a: '1' });
  }
});

test('step 10: the real Git sees no change after checkouts', (t) => {
  const random = createRandom(10);
  const repo = init(tempFolder(t));
  const paths = ['a', 'b/c', 'b/d', 'b.c', 'e/f/g'];
  const known = new Map();
  while (known.size < 8) {
    const some = paths.filter(() => random(3) > 0);
    const files = Object.fromEntries(
      some.map((path) => [path, `${random(4)}`]),
    );
    const name = `branch-${known.size}`;
    createBranch(repo, name, commitFiles(repo, files));
    known.set(name, files);
  }
  const check = (name) => {
    assert.deepEqual(filesNow(repo), known.get(name));
    const args = ['status', '--porcelain', '--branch'];
    assert.equal(git(repo.folder, args), `## ${name}\n`);
  };
  for (let turn = 0; turn < 10; turn++) {
    const name = `branch-${random(8)}`;
    checkout(repo, name);
    check(name);
  }
  git(repo.folder, ['fsck', '--strict']);
});

test('step 10: we check out a repository of the real Git', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  writeFiles(folder, { 'a/run': '1\n' });
  chmodSync(join(folder, 'a/run'), 0o755);
  git(folder, ['add', '.']);
  git(folder, ['commit', '-m', 'One']);
  git(folder, ['checkout', '-b', 'other']);
  git(folder, ['rm', 'a/run']);
  git(folder, ['commit', '-m', 'Two']);
  const repo = open(folder);
  checkout(repo, 'main');
  assert.deepEqual(filesNow(repo), { 'a/run': '1\n' });
  const { mode } = statSync(join(folder, 'a/run'));
  assert.equal(mode & 0o111, 0o111);
  assert.equal(git(folder, ['status', '--porcelain']), '');
});
