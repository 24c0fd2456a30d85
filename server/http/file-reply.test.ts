import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileReply } from './file-reply.ts';
import { openRepresentation, SMALL_FILE_BYTES } from './representation.ts';
import { listSiteEntries } from './site-folder.ts';
import { temporaryFolder } from './testing/build-folder.ts';

async function openLarge() {
  const root = await temporaryFolder();
  await writeFile(join(root, 'large.bin'), new Uint8Array(SMALL_FILE_BYTES + 1));
  const entry = (await listSiteEntries(root)).get('/large.bin');
  if (!entry) throw new Error('The file is not listed.');
  const found = await openRepresentation(entry, 'identity', {});
  if (found.body.kind !== 'file') throw new Error('The file should have stayed on disk.');
  return { found, handle: found.body.handle };
}

test.each([
  ['HEAD', {}, 200],
  ['GET', { 'if-none-match': '*' }, 304],
  ['GET', { range: 'bytes=999999999-' }, 416],
])('an answer without a body closes the large file (%s %j)', async (method, headers, status) => {
  const { found, handle } = await openLarge();
  const reply = fileReply({ method, target: '/large.bin', headers }, found);
  expect([reply.status, reply.body]).toEqual([status, null]);
  await expect.poll(() => handle.fd).toBe(-1);
});
