import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeTexts } from './merge-lines.js';
import { createRandom } from './random.js';
import { git } from './real-git.js';
import { tempFolder } from './temp-folder.js';
import { writeFiles } from './write-files.js';

const labels = ['ours', 'base', 'theirs'];

/** What the real Git makes of the same three texts. */
function mergedByGit(folder, [base, ours, theirs]) {
  writeFiles(folder, { base, ours, theirs });
  const args = ['merge-file', '-p', '--diff3', ...labels];
  try {
    return { text: git(folder, args), conflicts: 0 };
  } catch (error) {
    // It ends with the number of conflicts.
    return { text: error.stdout, conflicts: error.status };
  }
}

const numbers = Array.from({ length: 9 }, (_, at) => `${at + 1}\n`);

/** Nine numbered lines, with some of them changed. */
function text(changed = {}) {
  return numbers.map((line, at) => changed[at + 1] ?? line).join('');
}

const cases = {
  'far apart': [text(), text({ 2: 'two\n' }), text({ 8: 'eight\n' })],
  'the same line': [text(), text({ 5: 'x\n' }), text({ 5: 'y\n' })],
  'the same change': [text(), text({ 5: 'x\n' }), text({ 5: 'x\n' })],
  'neighbours': [text(), text({ 5: 'x\n' }), text({ 6: 'y\n' })],
  'one line between': [text(), text({ 4: 'x\n' }), text({ 6: 'y\n' })],
  'deleted, changed': [text(), text({ 5: '' }), text({ 5: 'y\n' })],
  'overlap': [text(), text({ 4: '', 5: 'x\n' }), text({ 5: '', 6: 'y\n' })],
  'both at the end': [text(), `${text()}x\n`, `${text()}y\n`],
  'both from nothing': ['', 'x\n', 'y\n'],
  'no last line break': [text(), text({ 9: 'x' }), text({ 9: 'y' })],
  'chain': [text(), text({ 3: 'x\n', 5: 'x\n' }), text({ 4: 'y\n' })],
};

test('step 11: texts are merged as in git merge-file', (t) => {
  const folder = tempFolder(t);
  for (const [name, three] of Object.entries(cases)) {
    const ours = mergeTexts(...three, labels);
    assert.deepEqual(ours, mergedByGit(folder, three), name);
  }
});

test('step 11: 60 random merges are the same in git merge-file', (t) => {
  const folder = tempFolder(t);
  const random = createRandom(12);
  let next = 100;
  const edit = () => {
    const changed = {};
    for (let turn = 0; turn < 3; turn++) {
      const at = 1 + random(9);
      // A new line is different from all others.
      const added = `${next++}\n`;
      changed[at] = [added, '', `${at}\n${added}`][random(3)];
    }
    return text(changed);
  };
  let clean = 0;
  for (let turn = 0; turn < 60; turn++) {
    const three = [text(), edit(), edit()];
    const ours = mergeTexts(...three, labels);
    assert.deepEqual(ours, mergedByGit(folder, three));
    if (ours.conflicts === 0) clean++;
  }
  assert.ok(clean > 5 && clean < 55);
});
