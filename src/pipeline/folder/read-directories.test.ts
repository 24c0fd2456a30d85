import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { discover } from './discover.ts';
import { readDirectories } from './read-directories.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the settings of folders are read under both names, and as both systems write them', async () => {
  const files = {
    'index.md': '# Home\n',
    '1.new/.navigation.yml': 'title: New\nicon: i-lucide-star\n',
    '2.old/_dir.yml': 'title: Old\nnavigation.icon: i-lucide-book\n',
    '3.older/_dir.yaml': 'title: Older\nnavigation:\n  title: Menu\n',
    '4.hidden/_dir.json': '{ "title": "Hidden", "navigation": false }',
    '5.both/.navigation.yml': 'title: First\n',
    '5.both/_dir.yml': 'title: Second\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { navigationFiles, mounts } = await discover(root);
  const { directories, problems } = readDirectories(root, navigationFiles, mounts);
  expect(directories.map(({ stem, data }) => [stem, JSON.parse(data)])).toEqual([
    ['1.new', { title: 'New', icon: 'i-lucide-star' }],
    ['2.old', { title: 'Old', icon: 'i-lucide-book' }],
    ['3.older', { title: 'Menu' }],
    ['4.hidden', { title: 'Hidden', navigation: false }],
    ['5.both', { title: 'First' }],
  ]);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '5.both/_dir.yml The folder has its settings in 5.both/.navigation.yml already. Keep one of the two files.',
  ]);
});

test('settings that are too long are not parsed', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}: ${at}\n`).join('');
  writeFileSync(join(root, '.navigation.yml'), keys(60_000));
  const mounts = [{ folder: '', include: [], exclude: [], prefix: '' }];
  expect(readDirectories(root, ['.navigation.yml'], mounts)).toMatchObject({
    directories: [],
    problems: [
      {
        code: 'folder-settings-yaml',
        file: '.navigation.yml',
        line: 1,
        message:
          "The folder's settings are not valid YAML: it is longer than 100,000 characters. Make it shorter.",
      },
    ],
  });
});

test('many short keys of one group are gathered once', () => {
  const keys = Array.from({ length: 3000 }, (_, at) => `navigation.k${at}: ${at}\n`).join('');
  writeFileSync(join(root, '_dir.yml'), `title: A\n${keys}`);
  const mounts = [{ folder: '', include: [], exclude: [], prefix: '' }];
  const [row] = readDirectories(root, ['_dir.yml'], mounts).directories;
  const data = JSON.parse(row?.data ?? '{}');
  expect([Object.keys(data).length, data.title, data.k2999]).toEqual([3001, 'A', 2999]);
});
