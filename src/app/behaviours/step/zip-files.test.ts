import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { zip } from '#pipeline/guides/zip.ts';
import { zipFiles } from './zip-files.ts';

const files = [
  { name: 'empty.js', text: '' },
  { name: 'short é.js', text: '1\n' },
];

test('short files are packed as the build packs them', () => {
  const packed = files.map(({ name, text }) => [`step-1/${name}`, Buffer.from(text)] as const);
  expect(Buffer.from(zipFiles('step-1', files))).toEqual(zip(packed));
});

test('another program finds the files', async () => {
  const reader = await fromBufferPromise(
    Buffer.from(zipFiles('step-1', [{ name: 'long.js', text: 'a line\n'.repeat(99) }])),
  );
  const found: [string, number][] = [];
  for await (const entry of reader.eachEntry()) found.push([entry.fileName, entry.uncompressedSize]);
  expect(found).toEqual([['step-1/long.js', 693]]);
});
