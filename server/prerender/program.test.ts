import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashSources, loadProgram, programFolder } from './program.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-program-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of ['vite.config.ts', 'package.json', 'package-lock.json']) write(file, file);
  for (const folder of ['scripts/build', 'server', 'src']) write(`${folder}/a.ts`, 'one');
});

test.each(['src/a.ts', 'server/a.ts', 'scripts/build/a.ts', 'package-lock.json'])(
  'sources with another %s have another hash',
  (file) => {
    const before = hashSources(root);
    write(file, 'two');
    expect(hashSources(root)).not.toBe(before);
    write('src/a.test.ts', 'a test');
    write(file, file.endsWith('.json') ? file : 'one');
    expect(hashSources(root)).toBe(before);
  },
);

test('the bundle of the present sources is loaded, and the sources while there is none', async () => {
  const load = () => loadProgram(root, join(root, 'cache'), async () => ({ name: 'sources' }));
  expect((await load()).name).toBe('sources');
  const folder = programFolder(root, join(root, 'cache'), hashSources(root));
  write(join(folder.slice(root.length), 'program.mjs'), "export const name = 'bundle';");
  expect((await load()).name).toBe('bundle');
  write('src/a.ts', 'edited');
  expect((await load()).name).toBe('sources');
});
