import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { mergeBases } from './ancestors.js';
import { createBranch } from './branches.js';
import { checkout } from './checkout.js';
import { addCommit } from './commits.js';
import { merge } from './merge.js';
import { ada } from './people.js';
import { createRandom } from './random.js';
import { git } from './real-git.js';
import { readHead } from './refs.js';
import { init } from './repository.js';
import { commit, stage } from './staging.js';
import { status } from './status.js';
import { tempFolder } from './temp-folder.js';
import { writeTree } from './tree-files.js';
import { writeFiles } from './write-files.js';

function commitFiles(repo, files) {
  writeFiles(repo.folder, files);
  for (const path of Object.keys(files)) stage(repo, path);
  return commit(repo, { author: ada(), message: 'Change\n' });
}

/** The branch other is one commit ahead of main. */
function start(t) {
  const repo = init(tempFolder(t));
  createBranch(repo, 'other', commitFiles(repo, { a: '1' }));
  checkout(repo, 'other');
  const id = commitFiles(repo, { b: '2' });
  return { repo, id };
}

test('step 11: a branch without new commits moves forward', (t) => {
  const { repo, id } = start(t);
  checkout(repo, 'main');
  assert.equal(merge(repo, 'other'), 'fast-forward');
  assert.deepEqual(readHead(repo), { branch: 'main', id });
  assert.ok(existsSync(join(repo.folder, 'b')));
  assert.deepEqual(status(repo), []);
});

test('step 11: a branch that has everything stays as it is', (t) => {
  const { repo, id } = start(t);
  assert.equal(merge(repo, 'main'), 'up to date');
  assert.equal(merge(repo, 'other'), 'up to date');
  assert.deepEqual(readHead(repo), { branch: 'other', id });
});

test('step 11: a file in the way stops the merge', (t) => {
  const { repo } = start(t);
  checkout(repo, 'main');
  const before = readHead(repo);
  writeFiles(repo.folder, { b: 'mine' });
  assert.throws(() => merge(repo, 'other'), /Commit these files first: b/);
  assert.deepEqual(readHead(repo), before);
});

test('step 11: random histories meet where the real Git says', (t) => {
  const repo = init(tempFolder(t));
  const random = createRandom(11);
  const tree = writeTree(repo, new Map());
  const ids = [];
  while (ids.length < 60) {
    const recent = () => ids[ids.length - 1 - random(6)];
    const found = [recent(), recent()].filter((id) => id !== undefined);
    const author = ada(1700000000 + ids.length);
    const message = `${ids.length}\n`;
    const parents = [...new Set(found)];
    ids.push(addCommit(repo, { tree, author, message, parents }));
  }
  for (let turn = 0; turn < 20; turn++) {
    const [one, other] = [ids[40 + random(20)], ids[40 + random(20)]];
    const args = ['merge-base', '--all', one, other];
    const theirs = git(repo.folder, args).trim().split('\n');
    const ours = mergeBases(repo, one, other);
    assert.deepEqual(ours.sort(), theirs.sort());
  }
});
