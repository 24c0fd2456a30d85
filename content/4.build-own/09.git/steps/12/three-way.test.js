import assert from 'node:assert/strict';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createBranch } from './branches.js';
import { checkout } from './checkout.js';
import { readCommit } from './commits.js';
import { merge } from './merge.js';
import { ada } from './people.js';
import { git } from './real-git.js';
import { readBranch, readHead } from './refs.js';
import { init } from './repository.js';
import { commit, readIndex, stage } from './staging.js';
import { formatStatus, status } from './status.js';
import { tempFolder } from './temp-folder.js';
import { writeFiles } from './write-files.js';

/** Nine numbered lines, with some of them changed. */
function numbered(changed = {}) {
  const lines = Array.from({ length: 9 }, (_, at) => changed[at + 1] ?? at);
  return lines.map((line) => `${line}\n`).join('');
}

/** Commits changes; null deletes a file. */
function change(repo, files) {
  for (const [path, content] of Object.entries(files)) {
    if (content === null) rmSync(join(repo.folder, path));
    else writeFiles(repo.folder, { [path]: content });
    stage(repo, path);
  }
  return commit(repo, { author: ada(), message: 'Change\n' });
}

/** A repository in which main and other have changed the base. */
function start(t, base, ours, theirs) {
  const repo = init(tempFolder(t));
  createBranch(repo, 'other', change(repo, base));
  checkout(repo, 'other');
  change(repo, theirs);
  checkout(repo, 'main');
  change(repo, ours);
  return repo;
}

const by = { author: ada(), message: 'Merge other\n' };
const shown = (repo) => formatStatus(status(repo));
const shownByGit = (repo) => git(repo.folder, ['status', '--porcelain']);
const read = (repo, path) =>
  readFileSync(join(repo.folder, path), 'utf8');

test('step 12: changes that do not meet become one commit', (t) => {
  const repo = start(
    t,
    { a: numbered(), 'b/old': '1', c: '1', d: '1' },
    { a: numbered({ 2: 'two' }), c: '2', same: '1' },
    { a: numbered({ 8: 'eight' }), 'b/old': null, d: '2', same: '1' },
  );
  const parents = [readHead(repo).id, readBranch(repo, 'other')];
  const args = ['merge-tree', '--write-tree', 'main', 'other'];
  const tree = git(repo.folder, args).trim();
  assert.equal(merge(repo, 'other', by), 'merged');
  const made = readCommit(repo, readHead(repo).id);
  assert.deepEqual(made.parents, parents);
  assert.equal(made.tree, tree);
  assert.equal(read(repo, 'a'), numbered({ 2: 'two', 8: 'eight' }));
  assert.equal(shown(repo), '');
  assert.equal(shownByGit(repo), '');
  git(repo.folder, ['fsck', '--strict']);
});

test('step 12: a mode is merged as well as the lines', (t) => {
  const repo = start(
    t,
    { a: numbered() },
    { a: numbered({ 2: 'two' }) },
    { a: numbered({ 8: 'eight' }) },
  );
  checkout(repo, 'other');
  chmodSync(join(repo.folder, 'a'), 0o755);
  stage(repo, 'a');
  commit(repo, by);
  checkout(repo, 'main');
  assert.equal(merge(repo, 'other', by), 'merged');
  assert.equal(readIndex(repo)[0].mode, '100755');
});

test('step 12: a conflict stops the merge until it is solved', (t) => {
  const repo = start(t, { a: '1\n', b: '1\n' }, { a: '2\n' }, { a: '3\n' });
  const parents = [readHead(repo).id, readBranch(repo, 'other')];
  assert.equal(merge(repo, 'other', by), 'conflict');
  assert.equal(
    read(repo, 'a'),
    '<<<<<<< HEAD\n2\n||||||| base\n1\n=======\n3\n>>>>>>> other\n',
  );
  assert.equal(shown(repo), 'UU a\n');
  assert.equal(shownByGit(repo), 'UU a\n');
  assert.throws(() => commit(repo, by), /Solve the conflict in a/);
  assert.throws(() => merge(repo, 'other', by), /Commit the last merge/);

  writeFiles(repo.folder, { a: '5\n' });
  stage(repo, 'a');
  assert.equal(shown(repo), 'M  a\n');
  const id = commit(repo, by);
  assert.deepEqual(readCommit(repo, id).parents, parents);
  assert.equal(merge(repo, 'other', by), 'up to date');
  git(repo.folder, ['fsck', '--strict']);
  assert.equal(shownByGit(repo), '');
});

test('step 12: conflicts between whole files have their own codes', (t) => {
  const repo = start(
    t,
    { gone: '1', changed: '1', image: 'a\0b' },
    { gone: '2', changed: null, both: '1\n', image: 'a\0c' },
    { gone: null, changed: '2', both: '2\n', image: 'a\0d' },
  );
  assert.equal(merge(repo, 'other', by), 'conflict');
  const expected = 'AA both\nDU changed\nUD gone\nUU image\n';
  assert.equal(shown(repo), expected);
  assert.equal(shownByGit(repo), expected);
  assert.equal(read(repo, 'gone'), '2');
  assert.equal(read(repo, 'changed'), '2');
  assert.equal(read(repo, 'image'), 'a\0c');
});

test('step 12: a file and a folder with one name are refused', (t) => {
  const repo = start(t, { x: '1' }, { a: '1' }, { 'a/b': '1' });
  assert.throws(() => merge(repo, 'other', by), /a is a file and a folder/);
  assert.equal(shown(repo), '');
});

test('step 12: a merge does not begin with staged work', (t) => {
  const repo = start(t, { a: '1' }, { b: '1' }, { c: '1' });
  writeFiles(repo.folder, { d: '1' });
  stage(repo, 'd');
  assert.throws(() => merge(repo, 'other', by), /Commit your staged/);
  rmSync(join(repo.folder, 'd'));
  stage(repo, 'd');
  assert.equal(merge(repo, 'other', by), 'merged');
  const paths = readIndex(repo).map(({ path }) => path);
  assert.deepEqual(paths, ['a', 'b', 'c']);
});
