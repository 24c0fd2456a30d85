import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { stampOf, stampOfAll } from '../output/file-stamps.ts';
import { replaceFolder } from '../output/output-folder.ts';
import { keepRetired } from '../output/retired-files.ts';
import { islandFile, stampedFiles } from './page-files.ts';
import { type BuildRecord, keepUnchanged, readBuildRecord } from './page-records.ts';

let temp: string;
const at = (file: string) => join(temp, file);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-records-'));
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
  for (const page of ['a', 'b']) {
    for (const name of ['index.html', 'index.html.br', '_payload.json'])
      write(`static/${page}/${name}`, page);
    write(`static/${page}.md`, page);
  }
  write(`static/${islandFile('x')}`, '{}');
  for (const name of ['robots.txt', 'robots.txt.br', 'assets/old.js', 'assets/old.js.br'])
    write(`static/${name}`, 'text');
});

/** The build record of these files. */
function recordNow(): BuildRecord {
  const page = (path: string, islands: Record<string, number>) => ({
    ...{ key: '1', islands, images: [], share: null, stills: 0, bytes: 1 },
    parts: { document: { hash: '', bytes: 1 }, payload: { hash: '', bytes: 1 }, names: [] },
    stamp: stampOfAll(at('static'), stampedFiles(path, { stills: 0 })),
  });
  const others = ['robots.txt', 'robots.txt.br', 'assets/old.js', 'assets/old.js.br', islandFile('x')];
  return {
    pages: { '/a': page('/a', {}), '/b': page('/b', { x: 2 }) },
    retired: {},
    others: Object.fromEntries(others.map((file) => [file, stampOf(at('static'), file)])),
  };
}

const keys = { '/a': '1', '/b': '1' };
const keptPages = (record: BuildRecord) =>
  Object.keys(keepUnchanged(keys, record, replaceFolder(at('static'), record.others)));

test('pages are taken over while their files are as they were written', () => {
  expect(keptPages(recordNow())).toEqual(['/a', '/b']);
});

test.each([
  ['another document', 'a/index.html', ['/b']],
  ['another compressed form', 'a/index.html.br', ['/b']],
  ['a compressed form that was not there', 'a/_payload.json.gz', ['/b']],
  ['another Markdown file', 'b.md', ['/a']],
  ['another fragment', islandFile('x'), ['/a']],
])('a page with %s is rendered again', (_, file, kept) => {
  const record = recordNow();
  write(`static/${file}`, 'something else');
  expect(keptPages(record)).toEqual(kept);
});

test('a file of the same size is known by its time', () => {
  const record = recordNow();
  write('static/a/index.html', 'z');
  utimesSync(at('static/a/index.html'), 1, 1);
  expect(keptPages(record)).toEqual(['/b']);
});

test('a symbolic link is no file of a page', () => {
  const record = recordNow();
  rmSync(at('static/a.md'));
  symlinkSync(at('static/b.md'), at('static/a.md'));
  expect(keptPages(record)).toEqual(['/b']);
});

test('no compressed form is taken over that the last build did not write', () => {
  const { others } = recordNow();
  const written = (stamps: BuildRecord['others'] | undefined) => {
    const output = replaceFolder(at('static'), stamps);
    output.write('robots.txt', 'text');
    return readFileSync(join(output.next, 'robots.txt'), 'utf8');
  };
  const form = at('static.next/robots.txt.br');
  expect(written(others)).toBe('text');
  expect(readFileSync(form, 'utf8')).toBe('text');
  write('static/robots.txt.br', 'evil!');
  expect(written(others)).toBe('text');
  expect(() => readFileSync(form)).toThrow('ENOENT');
  expect(written({})).toBe('text');
  expect(() => readFileSync(form)).toThrow('ENOENT');
});

test('only scripts that a build wrote stay for open pages', () => {
  const { others } = recordNow();
  write('static/assets/other.js', 'evil');
  const kept = (stamps: BuildRecord['others']) =>
    Object.keys(keepRetired(at('static'), replaceFolder(at('static'), stamps), {}, 1));
  expect(kept(others)).toEqual(['assets/old.js', 'assets/old.js.br']);
  write('static/assets/old.js.br', 'evil!');
  expect(kept(others)).toEqual(['assets/old.js']);
  expect(kept({})).toEqual([]);
});

test('a record of another version is none', () => {
  write('static/builds/latest.json', '{"id":"one","timestamp":1}');
  write('server/one-1/pages.json', '{"pages":{},"retired":{}}');
  expect(readBuildRecord(at('server'), at('static'))).toBe(null);
  write('server/one-1/pages.json', '{"pages":{},"retired":{},"others":{}}');
  expect(readBuildRecord(at('server'), at('static'))).toEqual({ pages: {}, retired: {}, others: {} });
});
