import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isBranchName } from './branch-name.js';
import { addCommit, readCommit } from './commits.js';
import { ada } from './people.js';
import { git } from './real-git.js';
import {
  attachHead,
  detachHead,
  readBranch,
  readHead,
  writeBranch,
} from './refs.js';
import { init, open } from './repository.js';
import { resolve } from './resolve.js';
import { writeObject } from './store.js';
import { tempFolder } from './temp-folder.js';
import { writeTree } from './tree-files.js';

/** A repository, and a function that adds a commit without files. */
function start(t) {
  const repo = init(tempFolder(t));
  const tree = writeTree(repo, new Map());
  const add = (message) =>
    addCommit(repo, { tree, author: ada(), message: `${message}\n` });
  return { repo, add };
}

test('step 5: a new repository is on main, without a commit', (t) => {
  const repo = init(tempFolder(t));
  assert.deepEqual(readHead(repo), { branch: 'main', id: null });
});

test('step 5: a commit follows the one before, and main moves', (t) => {
  const { repo, add } = start(t);
  const first = add('one');
  assert.equal(first, '0d61eff60dcc3716ed4cbfec0edb0349bda75ea6');
  const second = add('two');
  assert.deepEqual(readHead(repo), { branch: 'main', id: second });
  assert.deepEqual(readCommit(repo, second).parents, [first]);
  assert.deepEqual(readCommit(repo, first).parents, []);
});

test('step 5: only the current branch moves', (t) => {
  const { repo, add } = start(t);
  const first = add('one');
  writeBranch(repo, 'fix/typo', first);
  attachHead(repo, 'fix/typo');
  const second = add('two');
  assert.equal(readBranch(repo, 'main'), first);
  assert.equal(readBranch(repo, 'fix/typo'), second);
  assert.equal(readBranch(repo, 'fix'), null);
});

test('step 5: without a branch, HEAD itself moves', (t) => {
  const { repo, add } = start(t);
  const first = add('one');
  detachHead(repo, first);
  const second = add('two');
  assert.deepEqual(readHead(repo), { branch: null, id: second });
  assert.equal(readBranch(repo, 'main'), first);
});

test('step 5: names and short ids lead to a commit', (t) => {
  const { repo, add } = start(t);
  const id = add('one');
  for (const name of ['HEAD', 'main', id, id.slice(0, 4)])
    assert.equal(resolve(repo, name), id);
  for (const name of ['other', 'ffff', id.slice(0, 3), '../../HEAD'])
    assert.throws(() => resolve(repo, name), /nothing called/);
});

test('step 5: a short id must not fit two objects', (t) => {
  const repo = init(tempFolder(t));
  const same = ['195\n', '389\n'];
  for (const text of same) writeObject(repo, 'blob', text);
  assert.throws(() => resolve(repo, '6bb2'), /can mean several/);
});

test('step 5: a branch cannot leave its folder', (t) => {
  const { repo, add } = start(t);
  const id = add('one');
  assert.throws(() => writeBranch(repo, '../../HEAD', id), /not a name/);
  assert.throws(() => attachHead(repo, 'a\nb'), /not a name/);
  assert.ok(!existsSync(join(repo.git, 'refs/heads/a')));
});

test('step 5: names are allowed if the real Git allows them', (t) => {
  const folder = tempFolder(t);
  const names =
    'a a/b a.b .a a. a..b a.lock a.lock/b a~b a^ a:b a? a*b a[b a\\b ' +
    'a@{b a@b @ -a a/-b /a a/ a//b a/.b HEAD é';
  for (const name of names.split(' ')) {
    let isAllowed = true;
    try {
      git(folder, ['check-ref-format', '--branch', name]);
    } catch {
      isAllowed = false;
    }
    assert.equal(isBranchName(name), isAllowed, name);
  }
});

test('step 5: the real Git reads our branches, and we read its', (t) => {
  const { repo, add } = start(t);
  const id = add('one');
  writeBranch(repo, 'fix/typo', id);
  const list = ['for-each-ref', '--format=%(refname) %(objectname)'];
  assert.equal(
    git(repo.folder, list),
    `refs/heads/fix/typo ${id}\nrefs/heads/main ${id}\n`,
  );
  git(repo.folder, ['fsck', '--strict']);

  git(repo.folder, ['checkout', '-b', 'real']);
  git(repo.folder, ['commit', '--allow-empty', '-m', 'by Git']);
  const head = readHead(open(repo.folder));
  assert.equal(head.branch, 'real');
  assert.deepEqual(readCommit(repo, head.id).parents, [id]);
});
