import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeCommit, encodeCommit } from './commit.js';
import { git } from './real-git.js';
import { init, open } from './repository.js';
import { readContent, writeObject } from './store.js';
import { tempFolder } from './temp-folder.js';
import { writeTree } from './tree-files.js';

const ada = {
  name: 'Ada',
  email: 'ada@example.com',
  seconds: 1700000000,
  zone: '+0100',
};
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const firstId = '1ccb75ac8f867c8d73f3f73d550d1a2a793b3575';
const secondId = '848c7cccd86b1f820d0c634892cfaaddb1635b36';

const first = {
  tree: emptyTree,
  parents: [],
  author: ada,
  committer: ada,
  message: 'Begin\n',
};
const second = { ...first, parents: [firstId], message: 'Go on\n\nWhy.\n' };

test('step 4: a commit can be taken apart again', () => {
  const merge = { ...second, parents: [firstId, secondId] };
  for (const commit of [first, second, merge])
    assert.deepEqual(decodeCommit(encodeCommit(commit)), commit);
});

test('step 4: the ids of commits are the same as in real Git', (t) => {
  const repo = init(tempFolder(t));
  const { committer, ...withoutCommitter } = first;
  const content = encodeCommit(withoutCommitter);
  assert.equal(writeObject(repo, 'commit', content), firstId);
  const next = writeObject(repo, 'commit', encodeCommit(second));
  assert.equal(next, secondId);
});

test('step 4: a name must not break the form of a commit', () => {
  const author = { ...ada, name: 'Ada <evil>' };
  assert.throws(() => encodeCommit({ ...first, author }), /must not/);
});

test('step 4: lines that we do not know are skipped', () => {
  const signature = 'gpgsig -----BEGIN\n tree of life\n -----END\n';
  const text = encodeCommit(first).toString();
  const signed = text.replace('\n\n', `\n${signature}\n`);
  assert.deepEqual(decodeCommit(Buffer.from(signed)), first);
});

test('step 4: the real Git accepts our commits', (t) => {
  const repo = init(tempFolder(t));
  writeTree(repo, new Map());
  for (const commit of [first, second])
    writeObject(repo, 'commit', encodeCommit(commit));
  git(repo.folder, ['fsck', '--strict']);
  const show = ['log', '--format=%an %ae %at %s', secondId];
  assert.equal(
    git(repo.folder, show),
    'Ada ada@example.com 1700000000 Go on\n' +
      'Ada ada@example.com 1700000000 Begin\n',
  );
});

test('step 4: we read the commits of the real Git', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  git(folder, ['commit', '--allow-empty', '-m', 'Begin']);
  const id = git(folder, ['rev-parse', 'HEAD']).trim();
  const content = readContent(open(folder), id, 'commit');
  assert.deepEqual(decodeCommit(content), first);
});
