import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCommit } from './commits.js';
import { formatDate, formatLog } from './format-log.js';
import { log } from './log.js';
import { ada } from './people.js';
import { createRandom } from './random.js';
import { git } from './real-git.js';
import { init, open } from './repository.js';
import { resolve } from './resolve.js';
import { tempFolder } from './temp-folder.js';
import { writeTree } from './tree-files.js';

/** A repository, and a function that adds a commit without files. */
function start(t) {
  const repo = init(tempFolder(t));
  const tree = writeTree(repo, new Map());
  const add = (message, seconds, parents) =>
    addCommit(repo, { tree, author: ada(seconds), message, parents });
  return { repo, add };
}

const subjects = (commits) => commits.map(({ message }) => message);

test('step 8: the newest commit comes first', (t) => {
  const { repo, add } = start(t);
  for (const [at, message] of ['one', 'two', 'three'].entries())
    add(message, at);
  const commits = log(repo, resolve(repo, 'HEAD'));
  assert.deepEqual(subjects(commits), ['three', 'two', 'one']);
});

test('step 8: two lines of history are sorted by time', (t) => {
  const { repo, add } = start(t);
  const root = add('root', 1, []);
  const a = add('a', 4, [add('b', 2, [root])]);
  const c = add('c', 5, [add('d', 3, [root])]);
  const commits = log(repo, add('merge', 6, [a, c]));
  const order = ['merge', 'c', 'a', 'd', 'b', 'root'];
  assert.deepEqual(subjects(commits), order);
});

test('step 8: a date is shown with its own zone', () => {
  const format = (seconds, zone) => formatDate({ seconds, zone });
  const texts = {
    '+0000': 'Tue Nov 14 22:13:20 2023 +0000',
    '+0530': 'Wed Nov 15 03:43:20 2023 +0530',
    '-0330': 'Tue Nov 14 18:43:20 2023 -0330',
  };
  for (const [zone, text] of Object.entries(texts))
    assert.equal(format(1700000000, zone), text);
  assert.equal(format(0, '+0000'), 'Thu Jan 1 00:00:00 1970 +0000');
});

test('step 8: a random history shows the same as the real Git', (t) => {
  const { repo, add } = start(t);
  const random = createRandom(8);
  const ids = [add('root\n', 0, [])];
  while (ids.length < 60) {
    const recent = () => ids[Math.max(0, ids.length - 1 - random(8))];
    const parents = new Set([recent(), recent()]);
    // Many commits have the same time, and some clocks are wrong.
    const seconds = 1700000000 + Math.floor(ids.length / 3) - random(4);
    const message = `Commit ${ids.length}\n\nIt has a body.\n`;
    ids.push(add(message, seconds, [...parents]));
  }
  git(repo.folder, ['fsck', '--strict']);
  for (const id of [ids[59], ids[30]])
    assert.equal(formatLog(log(repo, id)), git(repo.folder, ['log', id]));
});

test('step 8: we show the history of the real Git', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  for (const message of ['One', 'Two\n\nWith a body.'])
    git(folder, ['commit', '--allow-empty', '-m', message]);
  const repo = open(folder);
  const text = formatLog(log(repo, resolve(repo, 'main')));
  assert.equal(text, git(folder, ['log']));
});
