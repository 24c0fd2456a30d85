import { appendFile, open, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBuildFiles } from './build-files.ts';
import { FileChangedError, openRepresentation, readWhole, SMALL_FILE_BYTES } from './representation.ts';
import { temporaryFolder } from './testing/build-folder.ts';

async function makeFile(content: string | Uint8Array): Promise<string> {
  const file = join(await temporaryFolder(), 'file.txt');
  await writeFile(file, content);
  return file;
}

async function represent(file: string) {
  const found = (await listBuildFiles(join(file, '..'))).get('/file.txt');
  if (!found) throw new Error('The file is not listed.');
  return openRepresentation(found, 'identity', { 'X-Common': 'yes' });
}

test.each([
  ['written to', (file: string) => appendFile(file, '!')],
  ['written over', (file: string) => writeFile(file, 'other')],
  ['cut', (file: string) => writeFile(file, '')],
])('a file %s while it is read is not taken for whole', async (_how, change) => {
  const file = await makeFile('hello');
  await using handle = await open(file);
  const before = await handle.stat({ bigint: true });
  expect(Buffer.from(await readWhole(handle, 5, before)).toString()).toBe('hello');
  await change(file);
  await expect(readWhole(handle, 5, before)).rejects.toBeInstanceOf(FileChangedError);
});

test('a small file is bytes with a hash as ETag; dates are whole seconds', async () => {
  const file = await makeFile('hello');
  await utimes(file, 1_800_000_000.9, 1_800_000_000.9);
  const found = await represent(file);
  expect(found).toMatchObject({
    etag: '"LPJNul-wow4m6Dsqxbninh"',
    modified: 1_800_000_000,
    size: 5,
    body: { kind: 'bytes', bytes: Buffer.from('hello') },
    headers: { 'X-Common': 'yes', 'Last-Modified': 'Fri, 15 Jan 2027 08:00:00 GMT', 'Content-Length': '5' },
  });
});

test('a file over the limit stays on disk, and its ETag changes with its date', async () => {
  const file = await makeFile(new Uint8Array(SMALL_FILE_BYTES + 1));
  const tags: string[] = [];
  for (const seconds of [1000, 2000]) {
    await utimes(file, seconds, seconds);
    const found = await represent(file);
    tags.push(found.etag);
    expect(found.body.kind).toBe('file');
    if (found.body.kind === 'file') await found.body.handle.close();
  }
  expect(tags[0]).not.toBe(tags[1]);
});

test('a file at the limit, and an empty one, are bytes', async () => {
  for (const size of [SMALL_FILE_BYTES, 0]) {
    const found = await represent(await makeFile(new Uint8Array(size)));
    expect([found.body.kind, found.size]).toEqual(['bytes', size]);
  }
});
