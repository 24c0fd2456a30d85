import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { streamFile } from './file-stream.ts';
import { temporaryFolder } from './testing/build-folder.ts';

async function openFile(size: number): Promise<FileHandle> {
  const file = join(await temporaryFolder(), 'file.bin');
  await writeFile(
    file,
    Uint8Array.from({ length: size }, (_, index) => index % 251),
  );
  return open(file);
}

const isClosed = (handle: FileHandle) => expect.poll(() => handle.fd).toBe(-1);

test('the asked bytes arrive over several chunks, and the file is closed', async () => {
  const handle = await openFile(500_000);
  const stream = streamFile(handle, 100, 399_999, new AbortController().signal);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([399_900, 100, 399_999 % 251]);
  await isClosed(handle);
});

test('the file is closed when the client leaves before, while or instead of reading', async () => {
  const before = await openFile(10);
  streamFile(before, 0, 9, AbortSignal.abort());
  await isClosed(before);

  const instead = await openFile(10);
  const leaving = new AbortController();
  streamFile(instead, 0, 9, leaving.signal);
  leaving.abort();
  await isClosed(instead);

  const cancelled = await openFile(10);
  await streamFile(cancelled, 0, 9, new AbortController().signal).cancel();
  await isClosed(cancelled);
});

test('a file that is too short is a failure, not a short answer', async () => {
  const handle = await openFile(10);
  const stream = streamFile(handle, 0, 19, new AbortController().signal);
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow(
    'The file became shorter while it was sent.',
  );
  await isClosed(handle);
});
