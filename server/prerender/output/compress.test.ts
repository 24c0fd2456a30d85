import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compressAssets, writePrecompressed } from './compress.ts';

const scratch = mkdtempSync(join(tmpdir(), 'plinth-compress-'));
const newFolder = () => mkdtempSync(join(scratch, 'folder-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const text = 'const answer = 42; '.repeat(40);

test('what lies ready is what would have been made', async () => {
  const [ready, made, taken] = [newFolder(), newFolder(), newFolder()];
  await compressAssets([{ name: 'a.js', bytes: Buffer.from(text) }], ready);
  expect(readdirSync(ready)).toHaveLength(2);
  const size = writePrecompressed(made, 'a.js', text, 'asset');
  expect(writePrecompressed(taken, 'a.js', text, 'asset', ready)).toBe(size);
  expect(readdirSync(taken)).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  for (const name of readdirSync(made))
    expect(readFileSync(join(taken, name)).equals(readFileSync(join(made, name)))).toBe(true);
});

test('forms of other bytes are never taken', async () => {
  const [ready, folder] = [newFolder(), newFolder()];
  await compressAssets([{ name: 'a.js', bytes: Buffer.from(text) }], ready);
  const other = text.replace('42', '43');
  writePrecompressed(folder, 'a.js', other, 'asset', ready);
  const plain = newFolder();
  writePrecompressed(plain, 'a.js', other, 'asset');
  expect(readFileSync(join(folder, 'a.js.br')).equals(readFileSync(join(plain, 'a.js.br')))).toBe(true);
});

test('pictures and what is very short have no forms', async () => {
  const ready = newFolder();
  const [short, picture] = [Buffer.from('short'), Buffer.from(text)];
  await compressAssets(
    [
      { name: 'a.js', bytes: short },
      { name: 'a.png', bytes: picture },
    ],
    ready,
  );
  expect(readdirSync(ready)).toEqual([]);
});
