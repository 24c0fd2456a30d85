import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { UserError } from '#lib/user-error.ts';
import { zip } from './zip.ts';

const files: [string, Buffer][] = [
  ['a/empty.js', Buffer.alloc(0)],
  ['a/long.js', Buffer.from('the same line\n'.repeat(200))],
  ['a/short é.js', Buffer.from('1\n')],
];

/** The files that another program extracts from an archive. */
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
  // None of these files is compressed, so the result does not depend on the zlib version.
  const plain = zip([files[0], files[2]].filter((file) => file !== undefined));
  expect(hash('sha256', plain)).toBe('31c79d121102a3424b1df6368993b17c15287ee544fe3ce4e6ce455d2d37490a');
});

test('an archive of nothing is an empty one', async () => {
  expect(await unzip(zip([]))).toEqual([]);
});

test.each([
  'a\\..\\..\\evil.js',
  'a\\b.js',
  '../evil.js',
  'a/../../evil.js',
  '/etc/evil',
  'C:/evil.js',
  'a/./b.js',
  'a\nb.js',
])('%j is refused: some programs would unpack it elsewhere', (name) => {
  expect(() => zip([[name, Buffer.from('1\n')]])).toThrow(
    new UserError(
      `${JSON.stringify(name)} cannot be in an archive: some programs would unpack it to another place. Rename the file or its folder.`,
    ),
  );
});

test('names with dots and colons inside are fine', async () => {
  const named: [string, Buffer][] = ['a/..b.js', 'a/b..', 'a/.env.example', 'a/b:c.js'].map((name) => [
    name,
    Buffer.from(name),
  ]);
  expect(await unzip(zip(named))).toEqual(named);
});
