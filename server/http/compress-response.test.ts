import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compress-response.ts';

const words = 'icon '.repeat(200);
const response = { status: 200, headers: { 'Content-Length': '1000' }, body: words, bytes: 1000 };

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a reader who takes %s gets it', (encoding, decompress) => {
  const { headers, body, bytes } = compressResponse(response, [encoding, 'identity']);
  expect(decompress(body as Buffer).toString()).toBe(words);
  expect(headers).toEqual({
    'Content-Length': String(bytes),
    'Content-Encoding': encoding,
    Vary: 'Accept-Encoding',
  });
  expect(bytes).toBe((body as Buffer).length);
});

test('who takes nothing gets it as it is, and caches know that others do not', () => {
  for (const accepted of [['identity'], []] as const)
    expect(compressResponse(response, accepted)).toEqual({
      ...response,
      headers: { 'Content-Length': '1000', Vary: 'Accept-Encoding' },
    });
});

test('a few words stay as they are', () => {
  const short = { ...response, body: 'icon', bytes: 4 };
  expect(compressResponse(short, ['br'])).toBe(short);
});
