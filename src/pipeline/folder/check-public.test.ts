import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { offlineWorkerPath } from '#schema/offline.ts';
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

const pages = new Map([
  ['index.md', '/'],
  ['1.guide/two.md', '/guide/two'],
  ['4.build-own/1.engine/3-star.md', '/build-own/engine/3-star'],
  ['2.quests/boat.md', '/quests/boat'],
]);

const told = (folder: string) =>
  checkPublic(folder, pages, { '/old': '/guide/two' }).map((problem) => formatProblem(problem, 'content'));

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

test('broken links and files that are not regular are refused, each with its place', () => {
  const folder = makePublic(['mark.svg', '.env']);
  symlinkSync('../secret.txt', join(folder, 'secret.txt'));
  symlinkSync('.env', join(folder, 'settings.txt'));
  symlinkSync('.', join(folder, 'loop'));
  symlinkSync('gone.svg', join(folder, 'old.svg'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(told(folder)).toEqual([
    'public/pipe error: "pipe" is not a regular file. Put a copy of the file in its place.',
    'public/loop error: The symbolic link is broken. Put a copy of the file or folder in its place.',
    'public/old.svg error: The symbolic link is broken. Put a copy of the file or folder in its place.',
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
    `public/${file} error: The build keeps files of its own in "/${name}/", and browsers cache those for a year. Put the file into another folder.`,
  ]);
});

test.each(['assets', '_media', 'builds'])('public/%s is a file where the build has a folder', (file) => {
  expect(told(makePublic([file]))).toEqual([
    `public/${file} error: The build keeps files of its own in "/${file}/", so no file can have that name. Rename the file, or remove it.`,
  ]);
});

test.each([
  ['index.html', 'index.md', '/'],
  ['index.md', 'index.md', '/'],
  ['_payload.json', 'index.md', '/'],
  ['guide/two/index.html', '1.guide/two.md', '/guide/two'],
  ['guide/two/index.html.br', '1.guide/two.md', '/guide/two'],
  ['guide/two/_payload.json.gz', '1.guide/two.md', '/guide/two'],
  ['guide/two.md', '1.guide/two.md', '/guide/two'],
  ['guide/two', '1.guide/two.md', '/guide/two'],
  ['build-own/engine/3-star.zip', '4.build-own/1.engine/3-star.md', '/build-own/engine/3-star'],
  ['build-own/engine/3-star/_step.json', '4.build-own/1.engine/3-star.md', '/build-own/engine/3-star'],
  ['quests/boat/_quest.json', '2.quests/boat.md', '/quests/boat'],
])('public/%s would take the place of a page', (file, page, path) => {
  expect(told(makePublic([file]))).toEqual([
    expect.stringContaining(
      `public/${file} error: The page ${page} is at ${path}, and the file would take the place of one of its files. Rename the file, or remove it.`,
    ),
  ]);
});

test('pages that list a folder and old addresses have documents too', () => {
  expect(told(makePublic(['guide/index.html', 'old/index.html']))).toEqual([
    'public/guide/index.html error: The page that lists the folder /guide is there, and the file would take the place of one of its files. Rename the file, or remove it.',
    'public/old/index.html error: redirects.yaml has a line for /old, and the build has a document there. Rename the file, or remove the line.',
  ]);
});

test.each([
  '_headers',
  '_redirects',
  '404.html',
  '500.html',
  'not-saved.html',
  'sitemap.xml',
  'sitemap-2.xml',
  'feed.xml',
  'atom.xml',
  'feed.json',
  'llms.txt',
  'llms-full.txt',
  offlineWorkerPath.slice(1),
])('public/%s would take the place of a file that the build makes', (file) => {
  for (const form of ['', '.gz'])
    expect(told(makePublic([file + form]))).toEqual([
      `public/${file}${form} error: The build makes /${file} itself. Rename the file, or remove it.`,
    ]);
});

test('what the owner may bring, and names near those of the build', () => {
  const folder = makePublic([
    ...[
      'robots.txt',
      'favicon.ico',
      'manifest.webmanifest',
      'opensearch.xml',
      'licences.txt',
      'icon-192.png',
    ],
    ...['demo/index.html', 'guide/three.md', 'guide/two.zip', 'guide/two.html', '_routes.json', 'notes.zip'],
    ...['guide/two/picture.png', 'archive.tar.gz', 'demo/404.html', 'demo/_quest.json'],
  ]);
  expect(told(folder)).toEqual([]);
});

test('compressed forms are made by the build', () => {
  expect(told(makePublic(['x.js', 'x.js.gz', 'y.css.br', 'z.tar.gz']))).toEqual([
    'public/x.js.gz error: Servers would send the file in place of "x.js", as its compressed form. The build makes these itself: rename the file, or remove it.',
    'public/y.css.br error: "y.css.br" ends in .br, and servers send such a file as the compressed form of another. Give it another name.',
  ]);
});
