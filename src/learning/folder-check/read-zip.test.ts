import { expect, test } from 'vitest';
import { zip } from '#pipeline/guides/zip.ts';
import { NoZip, readZip } from './read-zip.ts';

const text = 'Bees '.repeat(100);
const packed = zip([
  ['site/index.html', Buffer.from(text)],
  ['site/größe.txt', Buffer.from('a')],
]);
const contents = async (bytes: Uint8Array) => {
  const files = await readZip(new Blob([Uint8Array.from(bytes)]));
  return Promise.all(
    files.map(async ({ path, size, read }) => [path, size, new TextDecoder().decode(await read())]),
  );
};

test('files of an archive are listed, and unpacked when they are read', async () => {
  expect(await contents(packed)).toEqual([
    ['site/index.html', 500, text],
    ['site/größe.txt', 1, 'a'],
  ]);
});

test('an archive may be followed by a comment', async () => {
  expect(await contents(Buffer.concat([packed, Buffer.from('made by hand')]))).toHaveLength(2);
});

test('a path that leads out of the folder is left out', async () => {
  const outside = Buffer.from(packed.toString('latin1').replaceAll('site/index', '../x/index'), 'latin1');
  expect((await contents(outside)).map(([path]) => path)).toEqual(['site/größe.txt']);
});

test.each([
  ['no archive', Buffer.from('No archive')],
  ['nothing', Buffer.alloc(0)],
  ['an archive whose list is cut off', Buffer.concat([packed.subarray(0, 40), packed.subarray(-22)])],
])('%s is refused', async (_, bytes) => {
  await expect(contents(bytes)).rejects.toBeInstanceOf(NoZip);
});

test('a file that unpacks to more than the archive says is stopped', async () => {
  const lying = Buffer.from(packed);
  const entry = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  lying.writeUInt32LE(10, entry + 24);
  await expect(contents(lying)).rejects.toBeInstanceOf(NoZip);
});
