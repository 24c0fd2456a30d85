import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChanges, takeSnapshot } from './untouched-files.ts';

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
  for (const folder of ['victims', 'a/out']) mkdirSync(join(temp, folder), { recursive: true });
  writeFileSync(join(temp, 'victims/notes.md'), 'Notes.');
  symlinkSync('notes.md', join(temp, 'victims/link'));
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

/** The changes that some work makes outside `a/out`. */
function changesBy(work: () => void): string[] {
  const before = takeSnapshot(temp, ['a/out']);
  work();
  return findChanges(before, takeSnapshot(temp, ['a/out']));
}

test('what is written into the output is no change', () => {
  expect(changesBy(() => writeFileSync(join(temp, 'a/out/index.html'), 'A page.'))).toEqual([]);
});

test.each([
  [
    'a new file',
    () => writeFileSync(join(temp, 'a/new\n.txt'), ''),
    ['outside the output, "a/new\\n.txt" was made'],
  ],
  [
    'a changed file',
    () => writeFileSync(join(temp, 'victims/notes.md'), 'Other notes.'),
    ['outside the output, "victims/notes.md" was changed'],
  ],
  [
    'a touched file',
    () => utimesSync(join(temp, 'victims/notes.md'), 1, 1),
    ['outside the output, "victims/notes.md" was changed'],
  ],
])('%s is found', (_name, work, found) => {
  expect(changesBy(work)).toEqual(found);
});

test('a file that is gone or became a link is found', () => {
  const found = changesBy(() => {
    rmSync(join(temp, 'victims/link'));
    rmSync(join(temp, 'victims/notes.md'));
    symlinkSync('elsewhere', join(temp, 'victims/notes.md'));
  });
  expect(found).toContain('outside the output, "victims/link" was removed');
  expect(found).toContain('outside the output, "victims/notes.md" was changed');
});
