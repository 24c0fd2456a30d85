import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { zip } from './zip.ts';

const files: [string, Buffer][] = [
  ['a/empty.js', Buffer.alloc(0)],
  ['a/long.js', Buffer.from('the same line\n'.repeat(200))],
  ['a/short é.js', Buffer.from('1\n')],
];

/** What another program finds in an archive. */
async function unzip(archive: Buffer): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  const reader = await fromBufferPromise(archive);
  for await (const entry of reader.eachEntry()) {
    const bytes = await buffer(await reader.openReadStreamPromise(entry));
    expect(entry.crc32).toBe(crc32(bytes));
    found.push([entry.fileName, bytes]);
  }
  return found;
}

test('what is packed comes out again', async () => {
  expect(await unzip(zip(files))).toEqual(files);
});

test('what repeats itself takes less room, and nothing takes more', () => {
  expect(zip(files.slice(1, 2)).length).toBeLessThan(200);
  expect(zip(files.slice(0, 1)).length).toBe(22 + 2 * 'a/empty.js'.length + 30 + 46);
});

test('the same files are the same bytes, at any time and on any machine', () => {
  expect(zip(files)).toEqual(zip(new Map(files)));
  // Nothing in these is compressed, so no version of the compressor can change them.
  const plain = zip([files[0], files[2]].filter((file) => file !== undefined));
  expect(hash('sha256', plain)).toBe('31c79d121102a3424b1df6368993b17c15287ee544fe3ce4e6ce455d2d37490a');
});

test('an archive of nothing is an empty one', async () => {
  expect(await unzip(zip([]))).toEqual([]);
});
