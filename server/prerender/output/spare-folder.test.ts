import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeInside } from '../../write-inside.ts';
import { islandFile } from '../pages/page-files.ts';
import type { PageRecords } from '../pages/page-records.ts';
import { knownFilesOf } from './known-files.ts';
import { lateOutput } from './late-files.ts';
import { outputFiles } from './output-files.ts';
import { linkSpare, readSpareKeys, setAside, takeSpare } from './spare-folder.ts';

let temp: string;
const at = (...parts: string[]) => join(temp, ...parts);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const filesIn = (folder: string) =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(at(folder).length + 1))
    .toSorted();

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-spare-'));
  mkdirSync(at('cache'));
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
});

const record = (key: string, islands: Record<string, number> = {}): PageRecords[string] => ({
  ...{ key, islands, images: [], share: null, stills: 0, bytes: 30, stamp: '' },
  parts: { document: { hash: '', bytes: 1 }, payload: { hash: '', bytes: 1 }, names: [] },
});

/** An output with two pages and all other files of one. */
function writeOutput(folder: string): void {
  for (const page of ['a', 'b/c']) {
    for (const name of ['index.html', 'index.html.br', '_payload.json'])
      write(`${folder}/${page}/${name}`, page);
    write(`${folder}/${page}.md`, page);
  }
  for (const other of ['robots.txt', 'assets/x.js', 'b/notes.pdf']) write(`${folder}/${other}`, other);
}

test('of a folder that was put aside only what is wanted stays, and no empty folder', () => {
  writeOutput('static.old');
  setAside(at('static.old'), at('cache'), { '/a': '1', '/b/c': '2' });
  expect(existsSync(at('static.old'))).toBe(false);
  expect(readSpareKeys(at('cache'))).toEqual({ '/a': '1', '/b/c': '2' });

  mkdirSync(at('next'));
  const found = takeSpare(at('cache'), at('next'), knownFilesOf({ '/a': record('1'), '/d': record('3') }));
  expect([...found].toSorted()).toEqual(['a.md', 'a/_payload.json', 'a/index.html', 'a/index.html.br']);
  expect(filesIn('next')).toEqual(['a', 'a.md', 'a/_payload.json', 'a/index.html', 'a/index.html.br']);
  // A build killed at this point leaves nothing that the next build would trust.
  expect(readdirSync(at('cache'))).toEqual([]);
});

test('a folder without its keys is not begun with, and gives way to the next', () => {
  writeOutput('cache/spare');
  expect(readSpareKeys(at('cache'))).toBe(null);
  mkdirSync(at('next'));
  expect(takeSpare(at('cache'), at('next'), knownFilesOf({}))).toEqual(new Set());
  expect(filesIn('next')).toEqual([]);
  write('static.old/index.html', 'home');
  setAside(at('static.old'), at('cache'), {});
  expect(filesIn('cache')).toEqual(['spare', 'spare.json', 'spare/index.html']);
});

test('symbolic links in a spare folder are removed, and what they lead to stays', () => {
  write('victim/index.html', 'mine');
  write('cache/spare/b/c/index.html', 'b/c');
  symlinkSync(at('victim'), at('cache/spare/a'));
  symlinkSync(at('victim/index.html'), at('cache/spare/b/c.md'));
  mkdirSync(at('next'));
  const wanted = knownFilesOf({ '/a': record('1'), '/b/c': record('2') });
  expect([...takeSpare(at('cache'), at('next'), wanted)]).toEqual(['b/c/index.html']);
  expect(filesIn('next')).toEqual(['b', 'b/c', 'b/c/index.html']);
  symlinkSync(at('victim'), at('cache/spare'));
  expect(takeSpare(at('cache'), at('next'), knownFilesOf({ '/b/c': record('2') }))).toEqual(new Set());
  expect(filesIn('victim')).toEqual(['index.html']);
});

test('the first output is linked, and a page that is written again leaves the other name alone', () => {
  writeOutput('static');
  linkSpare(at('static'), at('cache'), { '/a': record('1'), '/b/c': record('2') });
  expect(filesIn('cache/spare')).toEqual(
    filesIn('static').filter((file) => !/robots|assets|notes/.test(file)),
  );
  expect(statSync(at('cache/spare/a.md')).ino).toBe(statSync(at('static/a.md')).ino);
  writeInside(at('cache/spare'), 'a.md', 'changed');
  expect([at('cache/spare/a.md'), at('static/a.md')].map((file) => readFileSync(file, 'utf8'))).toEqual([
    'changed',
    'a',
  ]);
});

test('the size of an output counts what pages say of themselves, shared fragments once, and all other files', () => {
  writeOutput('static');
  write(`static/${islandFile('x')}`, '12345');
  const pages = { '/a': record('1', { x: 5 }), '/b/c': record('2', { x: 5 }) };
  const others = 'robots.txt'.length + 'assets/x.js'.length + 'b/notes.pdf'.length;
  const all = outputFiles(at('static'), pages);
  expect(all.bytes).toBe(30 + 30 + 5 + others);
  const names = ['assets/x.js', 'b/notes.pdf', 'robots.txt', islandFile('x')];
  expect(Object.keys(all.others).toSorted()).toEqual(names.toSorted());
  const early = outputFiles(at('static'), pages, ['robots.txt']);
  expect(early.bytes).toBe(30 + 30 + 5 + others - 'robots.txt'.length);
  expect(early.others['robots.txt']).toBe(undefined);
});

test('late files are waited for and counted as far as they came to exist', async () => {
  write('static/long.txt', 'one');
  const finished = Promise.resolve().then(() => write('static/long.txt.br', '12345'));
  const late = { files: ['long.txt', 'long.txt.br', 'long.txt.gz'], finished };
  const { bytes, others } = await lateOutput(at('static'), late);
  expect([bytes, Object.keys(others)]).toEqual([8, ['long.txt', 'long.txt.br']]);
});
