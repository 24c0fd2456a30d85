import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pathFromFile } from '#lib/address/content-path.ts';
import { UserError } from '#lib/user-error.ts';
import { placeOf } from '#pipeline/folder/mounts.ts';
import { pageFiles } from './prerender/pages/page-files.ts';
import {
  copyInside,
  linkInside,
  linkOrCopyInside,
  openInside,
  placeInside,
  streamInside,
  writeInside,
  writeWholeInside,
} from './write-inside.ts';

let temp: string;
let root: string;

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-inside-'));
  root = join(temp, 'around/site/static');
  mkdirSync(root, { recursive: true });
  mkdirSync(join(temp, 'victim'));
  writeFileSync(join(temp, 'victim/file.txt'), 'mine');
  writeFileSync(join(temp, 'source.txt'), 'source');
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
});

/** Every file in the test's folder outside the root. */
const outside = () =>
  readdirSync(temp, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('around/site/static'))
    .toSorted();
const untouched = ['around', 'around/site', 'source.txt', 'victim', 'victim/file.txt'];

/** Each function that writes a file, with the resulting content. */
const writers: Record<string, (name: string) => unknown> = {
  write: (name) => writeInside(root, name, 'source'),
  writeWhole: (name) => writeWholeInside(root, name, 'source'),
  link: (name) => linkInside(root, name, join(temp, 'source.txt')),
  linkOrCopy: (name) => linkOrCopyInside(root, name, join(temp, 'source.txt')),
  copy: (name) => copyInside(root, name, join(temp, 'source.txt')),
  open: (name) => writeFileSync(openInside(root, name), 'source'),
  stream: async (name) => {
    const stream = streamInside(root, name);
    stream.end('source');
    await finished(stream);
  },
};
const run = async (writer: string, name: string) => writers[writer]?.(name);

test.each(Object.keys(writers))('%s: makes folders, and replaces a file', async (writer) => {
  for (let time = 0; time < 2; time++) {
    await run(writer, 'a/b/c.txt');
    expect(readFileSync(join(root, 'a/b/c.txt'), 'utf8')).toBe('source');
  }
  expect(readdirSync(join(root, 'a/b'))).toEqual(['c.txt']);
});

test.each(Object.keys(writers))('%s: a name that leads out is refused in words', async (writer) => {
  for (const name of ['../x', 'a/../../x', '..', '', '.', 'a/..', '../static-2/x', 'a\0b'])
    await expect(run(writer, name), name).rejects.toThrow(
      new UserError(
        `"${name}" would be written outside of ${root}. Rename the page or file that it belongs to, and remove symbolic links from that folder.`,
      ),
    );
  expect(outside()).toEqual(untouched);
});

test.each(Object.keys(writers))('%s: no symbolic link in the folder is followed', async (writer) => {
  symlinkSync(join(temp, 'victim'), join(root, 'folder'));
  symlinkSync(join(temp, 'victim/file.txt'), join(root, 'file.txt'));
  symlinkSync(join(temp, 'victim/new.txt'), join(root, 'new.txt'));
  symlinkSync(join(temp, 'victim/new'), join(root, 'dangling'));
  for (const name of ['folder/x', 'folder/new/x', 'folder/file.txt', 'dangling/x'])
    await expect(run(writer, name), name).rejects.toThrow();
  for (const name of ['file.txt', 'new.txt']) {
    await run(writer, name);
    expect(lstatSync(join(root, name)).isFile()).toBe(true);
  }
  expect(outside()).toEqual(untouched);
  expect(readFileSync(join(temp, 'victim/file.txt'), 'utf8')).toBe('mine');
});

test('the folder itself may lie behind a link', () => {
  symlinkSync(root, join(temp, 'link'));
  writeInside(join(temp, 'link'), 'a/b.txt', 'text');
  expect(readFileSync(join(root, 'a/b.txt'), 'utf8')).toBe('text');
});

/** A seeded random generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  ...['.', '..', '...', '1.', '2.', '/', '//', '\\', '%2e', '%2f', '~', ' ', '\0', '\n', '?', '#', ':'],
  ...['a', 'index', '.draft', '.md', 'victim', '指', '‥', '…', '．', 'C:', '-', '*', '\u202e'],
];

test('of 2,000 random names, prefixes and pages, none leads out of the folder', () => {
  const random = seeded(20_261_118);
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(random() * 7) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join('');
  let refused = 0;
  for (let count = 0; count < 2_000; count++) {
    const mount = { folder: '', include: [], exclude: [], prefix: random() < 0.5 ? '' : `/${text()}` };
    const place = placeOf(`${text()}/${text()}.md`, [mount]);
    const name = typeof place === 'string' ? '' : place.name;
    const files = random() < 0.3 ? [text()] : Object.values(pageFiles(pathFromFile(name)));
    for (const file of files) {
      try {
        expect(placeInside(root, file).startsWith(`${root}/`), file).toBe(true);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        refused++;
      }
    }
  }
  expect(refused).toBeGreaterThan(200);
  expect(outside()).toEqual(untouched);
});

test('no other file of the build calls what writes files', () => {
  const writing = /^(?:(?:write|append|copy)File|l?ink|symlink|cp|createWriteStream|open|mkdir)(?:Sync)?$/;
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:prerender\/.*|[^/]+)\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from 'node:fs(?:\/promises)?'/g);
    const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    const whole = /import (?:\w+|\* as \w+) from 'node:fs|promises as/.test(text) ? ['all of node:fs'] : [];
    return [...names.filter((name) => writing.test(name)), ...whole].map((name) => `${file}: ${name}`);
  });
  expect(existsSync(join(import.meta.dirname, 'write-inside.ts'))).toBe(true);
  expect(found.filter((line) => !line.startsWith('write-inside.ts: '))).toEqual([]);
});
