import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBuildFiles } from './build-files.ts';
import { fileResponse, isNotModified, isSameVersion, isSingleRange, resolveRange } from './file-response.ts';
import { openRepresentation, SMALL_FILE_BYTES } from './representation.ts';
import { temporaryFolder } from './testing/build-folder.ts';

async function openLarge() {
  const root = await temporaryFolder();
  await writeFile(join(root, 'large.bin'), new Uint8Array(SMALL_FILE_BYTES + 1));
  const file = (await listBuildFiles(root)).get('/large.bin');
  if (!file) throw new Error('The file is not listed.');
  const found = await openRepresentation(file, 'identity', {});
  if (found.body.kind !== 'file') throw new Error('The file should have stayed on disk.');
  return { found, handle: found.body.handle };
}

test.each([
  ['HEAD', {}, 200],
  ['GET', { 'if-none-match': '*' }, 304],
  ['GET', { 'if-match': '"other"' }, 412],
  ['GET', { range: 'bytes=999999999-' }, 416],
])('a response without a body closes the large file (%s %j)', async (method, headers, status) => {
  const { found, handle } = await openLarge();
  const response = fileResponse({ method, target: '/large.bin', headers }, found);
  expect([response.status, response.body]).toEqual([status, null]);
  await expect.poll(() => handle.fd).toBe(-1);
});

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=5-99999999999999999999', { start: 5, end: 9 }],
  ['Bytes= 1-2 ', { start: 1, end: 2 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  [`bytes=${'9'.repeat(400)}-`, null],
])('%s of ten bytes', (header, expected) => {
  expect(isSingleRange(header)).toBe(true);
  expect(resolveRange(header, 10)).toEqual(expected);
});

test.each([
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=3-1',
  'bytes=0-1,3-4',
  'items=0-1',
  'bytes=0--1',
])('%j is ignored', (header) => expect(isSingleRange(header)).toBe(false));

test('an empty file has no range', () => expect(resolveRange('bytes=0-', 0)).toBeNull());

const version = { etag: '"abc-br"', modified: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000 };
const SAME = 'Fri, 02 Jan 2026 03:04:05 GMT';
const BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';

test.each([
  [{}, false],
  [{ 'if-none-match': '"abc-br"' }, true],
  [{ 'if-none-match': 'W/"abc-br"' }, true],
  [{ 'if-none-match': '"x", W/"abc-br" , "y"' }, true],
  [{ 'if-none-match': ' * ' }, true],
  [{ 'if-none-match': '"abc"' }, false],
  [{ 'if-none-match': 'abc-br' }, false],
  [{ 'if-none-match': '' }, false],
  [{ 'if-modified-since': SAME }, true],
  [{ 'if-modified-since': BEFORE }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{ 'if-modified-since': 'Friday, 02-Jan-26 03:04:05 GMT' }, true],
  [{ 'if-modified-since': 'Fri Jan  2 03:04:05 2026' }, true],
  [{ 'if-modified-since': 'Fri Jan  2 03:04:04 2026' }, false],
  [{ 'if-modified-since': 'Tue, 01 Jan 2999 00:00:00 GMT' }, true],
  // Accepted as dates by JavaScript, but not by HTTP.
  [{ 'if-modified-since': '99999' }, false],
  [{ 'if-modified-since': '2999-01-01' }, false],
  [{ 'if-modified-since': 'Tue, 01 Jan 2999 00:00:00 +0000' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': SAME }, false],
])('%j: not modified is %s', (conditions, expected) => {
  expect(isNotModified(conditions, version)).toBe(expected);
});

test.each([
  [undefined, true],
  ['"abc-br"', true],
  ['W/"abc-br"', false],
  ['"old"', false],
  [SAME, true],
  [BEFORE, false],
  ['nonsense', false],
  ['2026-01-02T03:04:05Z', false],
])('If-Range %j: same version is %s', (value, expected) => {
  expect(isSameVersion({ 'if-range': value }, version)).toBe(expected);
});

test.each([
  [{ 'if-match': 'TAG' }, 200],
  [{ 'if-match': '"x", TAG' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': 'W/TAG' }, 412],
  [{ 'if-match': '"x"' }, 412],
  [{ 'if-match': '' }, 412],
  [{ 'if-unmodified-since': 'Tue, 01 Jan 2999 00:00:00 GMT' }, 200],
  [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  [{ 'if-unmodified-since': '1970' }, 200],
  [{ 'if-match': 'TAG', 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 200],
  [{ 'if-match': '"x"', 'if-none-match': 'TAG' }, 412],
  [{ 'if-match': '"x"', range: 'bytes=0-1' }, 412],
])('%j is answered with %i', async (conditions, status) => {
  const { found, handle } = await openLarge();
  const headers = Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => [name, value.replace('TAG', found.etag)]),
  );
  const response = fileResponse({ method: 'GET', target: '/large.bin', headers }, found);
  if (response.body) await handle.close();
  expect(response.status).toBe(status);
  expect(response.headers.ETag).toBe(found.etag);
});
