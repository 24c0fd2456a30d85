import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { axePath } from '#server/quest-frame.ts';
import { formatProblem } from '../problem.ts';
import { checkMedia } from './check-media.ts';

function told(...files: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'plinth-media-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'media/inner'), { recursive: true });
  for (const file of files) writeFileSync(join(root, 'media', file), file);
  return checkMedia(root).map((problem) => formatProblem(problem, 'content'));
}

test('files for examples, archives among them, are fine, and so is a folder without any', () => {
  expect(told('boat.svg', 'inner/boat.svg', 'all.tar.gz', 'inner/frame.html')).toEqual([]);
  expect(checkMedia(join(tmpdir(), 'plinth-nowhere'))).toEqual([]);
});

test('no file is sent as the compressed form of another', () => {
  expect(told('x.js', 'x.js.gz', 'y.br')).toEqual([
    'content/media/x.js.gz error: Servers would send the file in place of "x.js", as its compressed form. The build makes these itself: rename the file, or remove it.',
    'content/media/y.br error: "y.br" ends in .br, and servers send such a file as the compressed form of another. Give it another name.',
  ]);
});

test.each([
  'frame.html',
  'scripts.html',
  'quest.html',
  'step.html',
  axePath.split('/').at(-1) ?? '',
  'frame.html.gz',
])('the documents of examples are at %s', (name) => {
  expect(told(name)).toEqual([
    `content/media/${name} error: The build makes /_example/${name.replace('.gz', '')} itself. Rename the file, or remove it.`,
  ]);
});
