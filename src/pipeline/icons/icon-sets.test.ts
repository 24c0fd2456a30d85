import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconSetsAround, likelySet } from './icon-sets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-icons-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('sets that are installed in a project or above it are at hand, the nearest first', () => {
  const install = (place: string, name: string, file = 'icons.json') => {
    const packageFolder = join(folder, place, 'node_modules/@iconify-json', name);
    mkdirSync(packageFolder, { recursive: true });
    writeFileSync(join(packageFolder, file), '{}');
    return join(packageFolder, file);
  };
  install('', 'ph');
  const mdi = install('', 'mdi');
  const ph = install('site', 'ph');
  install('site', 'lucide');
  install('site', 'broken', 'package.json');
  const around = [...iconSetsAround(join(folder, 'site'))].filter(([, file]) => file.startsWith(folder));
  expect(around).toEqual([
    ['ph', ph],
    ['mdi', mdi],
  ]);
});

test.each([
  ['i-ph-warning-duotone', 'ph'],
  ['heroicons-sun', 'heroicons'],
  ['i-vscode-icons-file-type-vue', 'vscode-icons'],
  ['i-material-symbols-light-home', 'material-symbols-light'],
  ['i-material-symbols-home', 'material-symbols'],
  ['home', null],
  ['../secret-file', null],
])('%s belongs to %s', (name, set) => {
  expect(likelySet(name)).toBe(set);
});
