import assert from 'node:assert/strict';
import { chmodSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ada } from './people.js';
import { createRandom } from './random.js';
import { git } from './real-git.js';
import { init } from './repository.js';
import { commit, readIndex, stage } from './staging.js';
import { formatStatus, status } from './status.js';
import { tempFolder } from './temp-folder.js';
import { writeFiles } from './write-files.js';

/** A repository with these files in its first commit. */
function start(t, files) {
  const repo = init(tempFolder(t));
  writeFiles(repo.folder, files);
  for (const path of Object.keys(files)) stage(repo, path);
  commit(repo, { author: ada(), message: 'Begin\n' });
  return repo;
}

const shown = (repo) => formatStatus(status(repo));

const args = ['status', '--porcelain', '-uall', '--no-renames'];
const shownByGit = (repo) => git(repo.folder, args);

test('step 7: without a commit, staged files are added', (t) => {
  const repo = init(tempFolder(t));
  writeFiles(repo.folder, { a: '1', b: '2' });
  stage(repo, 'a');
  assert.equal(shown(repo), 'A  a\n?? b\n');
});

test('step 7: staged and other changes have two columns', (t) => {
  const files = { a: '1', b: '1', c: '1', d: '1', e: '1' };
  const repo = start(t, files);
  assert.equal(shown(repo), '');
  writeFiles(repo.folder, { a: '2', b: '2', new: '1' });
  rmSync(join(repo.folder, 'c'));
  rmSync(join(repo.folder, 'd'));
  for (const path of ['a', 'c']) stage(repo, path);
  writeFiles(repo.folder, { a: '3', c: '3' });
  chmodSync(join(repo.folder, 'e'), 0o755);
  const expected = 'MM a\n M b\nD  c\n D d\n M e\n?? c\n?? new\n';
  assert.equal(shown(repo), expected);
  assert.equal(shownByGit(repo), expected);
});

test('step 7: a file that is saved again unchanged is the same', (t) => {
  const repo = start(t, { a: '1' });
  utimesSync(join(repo.folder, 'a'), 1, 1);
  assert.equal(shown(repo), '');
});

test('step 7: a change is found if size and time are the same', (t) => {
  const repo = init(tempFolder(t));
  const write = (text) => {
    writeFiles(repo.folder, { a: text });
    utimesSync(join(repo.folder, 'a'), 100, 100);
  };
  write('1');
  stage(repo, 'a');
  write('2');
  assert.equal(shown(repo), 'AM a\n');
});

test('step 7: a change right after staging is found', (t) => {
  const repo = init(tempFolder(t));
  for (let turn = 0; turn < 50; turn++) {
    writeFiles(repo.folder, { a: `${turn % 10}` });
    stage(repo, 'a');
    writeFiles(repo.folder, { a: 'x' });
    // The index is saved again, later than the change.
    stage(repo, 'b');
    assert.equal(shown(repo), 'AM a\n', `turn ${turn}`);
  }
});

test('step 7: facts from the second of saving are not used', (t) => {
  const repo = start(t, { a: '1' });
  utimesSync(join(repo.folder, 'a'), 100, 100.5);
  stage(repo, 'a');
  const areUsed = (savedAt) => {
    utimesSync(join(repo.git, 'index'), savedAt, savedAt);
    return readIndex(repo)[0].stat[2] === 100;
  };
  const times = [99.9, 100.1, 100.9, 101.1];
  assert.deepEqual(times.map(areUsed), [false, false, false, true]);
});

test('step 7: random changes show the same as in the real Git', (t) => {
  const random = createRandom(7);
  const paths = ['a', 'a.b', 'b/c', 'b/d', 'b.c', 'e', 'e0', 'f/g/h'];
  const repo = start(t, Object.fromEntries(paths.map((p) => [p, '0'])));
  for (let turn = 0; turn < 20; turn++) {
    for (let change = 0; change < 4; change++) {
      const path = paths[random(paths.length)];
      const action = random(4);
      if (action < 2) stage(repo, path);
      else if (action === 2)
        writeFiles(repo.folder, { [path]: `${random(3)}` });
      else rmSync(join(repo.folder, path), { force: true });
    }
    assert.equal(shown(repo), shownByGit(repo));
  }
});
