import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { checkPublic } from './check-public.ts';

function makePublic(files: readonly string[]): string {
  const temp = mkdtempSync(join(tmpdir(), 'plinth-public-'));
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
  writeFileSync(join(temp, 'secret.txt'), 'secret');
  const folder = join(temp, 'public');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

const told = (folder: string) => checkPublic(folder).map((problem) => formatProblem(problem, 'content'));

test('ordinary files, links among them and no folder at all are fine', () => {
  const folder = makePublic([
    'mark.svg',
    'fonts/a.woff2',
    '.well-known/security.txt',
    '.DS_Store',
    'robots.txt',
  ]);
  symlinkSync('mark.svg', join(folder, 'logo.svg'));
  expect(told(folder)).toEqual([]);
  expect(told(join(folder, 'nowhere'))).toEqual([]);
});

test('links that lead astray and files that are none are refused, each with its place', () => {
  const folder = makePublic(['mark.svg', '.env']);
  symlinkSync('../secret.txt', join(folder, 'secret.txt'));
  symlinkSync('.env', join(folder, 'settings.txt'));
  symlinkSync('.', join(folder, 'loop'));
  symlinkSync('gone.svg', join(folder, 'old.svg'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(told(folder)).toEqual([
    'public/pipe error: "pipe" is not a regular file. Put a copy of the file in its place.',
    'public/loop error: The symbolic link leads to no file. Put a copy of the file or folder in its place.',
    'public/old.svg error: The symbolic link leads to no file. Put a copy of the file or folder in its place.',
    'public/secret.txt error: "secret.txt" leads out of its folder. Put a copy of the file in its place.',
    'public/settings.txt error: "settings.txt" has a name that begins with a dot, and such files are never published. Give it another name.',
  ]);
});

test.each([
  'assets/x.js',
  '_media/x.png',
  '_ipx/w_1/x.png',
  '_data/x.json',
  '_share/x.png',
  'builds/x.json',
  '_example/x.html',
])('public/%s would be taken for a file of the build', (file) => {
  const [name] = file.split('/');
  expect(told(makePublic([file]))).toEqual([
    `public/${file} error: The build keeps files of its own in "/${name}/", and readers may keep those for a year. Put the file into another folder.`,
  ]);
});
