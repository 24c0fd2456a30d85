import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applyPatch } from './apply-patch.js';
import { findChanges } from './myers.js';
import { makePatch } from './patch.js';
import { createRandom } from './random.js';
import { git } from './real-git.js';
import { tempFolder } from './temp-folder.js';
import { writeFiles } from './write-files.js';

/** How many items are removed or added. */
function countEdits(a, b) {
  return findChanges(a, b)
    .map(({ start, end, bStart, bEnd }) => end - start + bEnd - bStart)
    .reduce((sum, edits) => sum + edits, 0);
}

/** The same number, from a table of all beginnings of both lists. */
function countInTable(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, y) => y);
  for (let x = 1; x <= a.length; x++) {
    const next = [x];
    for (let y = 1; y <= b.length; y++)
      next[y] =
        a[x - 1] === b[y - 1]
          ? row[y - 1]
          : 1 + Math.min(row[y], next[y - 1]);
    row = next;
  }
  return row[b.length];
}

const random = createRandom(9);

/** Few different lines, so that many of them are equal. */
function randomText() {
  const length = random(25);
  const lines = Array.from({ length }, () => 'abcde'[random(5)]);
  return lines.join('\n') + (random(4) === 0 ? '' : '\n');
}

const pairs = Array.from({ length: 500 }, () => [
  randomText(),
  randomText(),
]);

/** Twenty numbered lines, some of them changed. */
function numbered(changed = {}) {
  const lines = Array.from({ length: 20 }, (_, at) => `${at + 1}\n`);
  for (const [number, text] of Object.entries(changed))
    lines[number - 1] = text;
  return lines.join('');
}

test('step 9: a change is a range that becomes another', () => {
  const changes = findChanges([...'abcabba'], [...'cbabac']);
  assert.equal(countEdits([...'abcabba'], [...'cbabac']), 5);
  assert.deepEqual(changes[0], { start: 0, end: 2, bStart: 0, bEnd: 0 });
  assert.deepEqual(findChanges([...'abc'], [...'abc']), []);
});

test('step 9: no other list of changes is shorter, 500 times', () => {
  for (const [before, after] of pairs) {
    const [a, b] = [[...before], [...after]];
    assert.equal(countEdits(a, b), countInTable(a, b));
  }
});

test('step 9: a patch shows three lines around each change', () => {
  const patch = makePatch('f', numbered(), numbered({ 2: 'two\n' }));
  assert.equal(
    patch,
    'diff --git a/f b/f\n--- a/f\n+++ b/f\n' +
      '@@ -1,5 +1,5 @@\n 1\n-2\n+two\n 3\n 4\n 5\n',
  );
  assert.equal(makePatch('f', 'a\n', 'a\n'), '');
});

test('step 9: 500 random patches apply', () => {
  for (const [before, after] of pairs) {
    const patch = makePatch('f', before, after);
    assert.equal(applyPatch(before, patch), after);
  }
});

test('step 9: a patch does not apply to another text', () => {
  const patch = makePatch('f', numbered(), numbered({ 9: 'nine\n' }));
  const other = numbered({ 8: 'eight\n' });
  assert.throws(() => applyPatch(other, patch), /not fit at line 6/);
});

test('step 9: the real Git prints the same patch', (t) => {
  const folder = tempFolder(t);
  git(folder, ['init', '-b', 'main']);
  const cases = [
    numbered({ 1: '', 20: '' }),
    numbered({ 5: '', 12: '12\n12.5\n' }),
    numbered({ 5: '', 13: 'thirteen\n' }),
    numbered({ 20: '20' }),
    '',
  ];
  for (const after of cases) {
    writeFiles(folder, { f: numbered() });
    git(folder, ['add', 'f']);
    writeFiles(folder, { f: after });
    const theirs = git(folder, ['diff']).replace(/^index.*\n/m, '');
    assert.equal(makePatch('f', numbered(), after), theirs);
  }
});

test('step 9: the real Git applies our 500 patches', (t) => {
  const folder = tempFolder(t);
  let patch = '';
  for (const [at, [before, after]] of pairs.entries()) {
    writeFiles(folder, { [at]: before });
    patch += makePatch(`${at}`, before, after);
  }
  git(folder, ['apply', '-'], patch);
  for (const [at, [, after]] of pairs.entries())
    assert.equal(readFileSync(join(folder, `${at}`), 'utf8'), after);
});
