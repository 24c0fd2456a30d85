// The forms of a file, from our own server and from nginx: whatever a client says about encodings, versions and ranges, it
// can decode what it gets to the very bytes of the file, and no cache takes one form for another.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '#server/http/serve.ts';
import { hasNginx, startNginx } from './support/deployment/nginx.ts';
import { type RawResponse, request } from './support/deployment/raw-request.ts';
import { makeHostileSite } from './support/hostile/hostile-site.ts';

const temp = mkdtempSync(join(tmpdir(), 'plinth-representations-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const servers = {
  'our own server': (outDir: string) => startServer({ port: 0, host: '127.0.0.1', outDir, log: false }),
  nginx: (outDir: string) => startNginx(outDir, join(mkdtempSync(join(temp, 'nginx-')))),
};

/** Files by address; the compressed ones first. */
const compressed = {
  '/': 'index.html',
  '/long': 'long/index.html',
  '/long/_payload.json': 'long/_payload.json',
};
const plain = {
  '/assets/app-1a2b3c.js': 'assets/app-1a2b3c.js',
  '/assets/streamed.bin': 'assets/streamed.bin',
};

const acceptedEncodings: (string | string[])[] = [
  'br',
  'gzip',
  'identity',
  '',
  'br, gzip',
  'gzip;q=1.0, br;q=0.1',
  'br;q=0, gzip;q=0, identity',
  'br;q=0.0001',
  'br;q=nan, gzip',
  'BR',
  'x-br, abr, brr',
  '*',
  '*;q=0.5, br;q=0',
  'deflate, zstd, compress',
  ';;;,,,=q',
  'x'.repeat(5000),
  ['br', 'gzip'],
  ['gzip', 'br;q=0'],
  ['br;q=0', 'br'],
];

function decoded({ headers, body }: RawResponse): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  expect(encoding).toBeUndefined();
  return body;
}

const hasIt = hasNginx();
if (!hasIt) console.log('nginx is not installed: its forms of files are not compared in this run.');

describe.each(Object.entries(servers))('%s', (name, startIt) => {
  const isThere = name !== 'nginx' || hasIt;

  async function start() {
    const { outDir } = await makeHostileSite();
    const server = await startIt(outDir);
    onTestFinished(() => server.stop());
    const bytesOf = (file: string) => readFileSync(join(outDir, 'static', file));
    return { url: server.url, bytesOf };
  }

  test.skipIf(!isThere)('every form decodes to the file, and says that there are others', async () => {
    const { url, bytesOf } = await start();
    for (const [path, file] of Object.entries({ ...compressed, ...plain })) {
      const isCompressed = path in compressed;
      const tags = new Map<string, string>();
      for (const encoding of acceptedEncodings) {
        const sent = await request(url, path, { headers: { 'accept-encoding': encoding } });
        const said = { path, encoding, status: sent.status, vary: sent.headers.vary };
        expect(said).toEqual({
          path,
          encoding,
          status: 200,
          vary: isCompressed ? 'Accept-Encoding' : undefined,
        });
        expect(decoded(sent).equals(bytesOf(file))).toBe(true);
        // One tag for one form, and the same one each time.
        const form = sent.headers['content-encoding'] ?? 'identity';
        const { etag = '' } = sent.headers;
        expect([path, form, tags.get(form) ?? etag]).toEqual([path, form, etag]);
        tags.set(form, etag);
      }
      expect([path, tags.size]).toEqual([path, isCompressed ? 3 : 1]);
      expect(new Set(tags.values()).size).toBe(tags.size);
    }
  });

  test.skipIf(!isThere)('only the form that a client has is not sent again', async () => {
    const { url } = await start();
    const forms = ['br', 'gzip', 'identity'];
    for (const path of Object.keys(compressed)) {
      const ask = (encoding: string, headers: Record<string, string> = {}) =>
        request(url, path, { headers: { 'accept-encoding': encoding, ...headers } });
      for (const has of forms) {
        const { etag = '' } = (await ask(has)).headers;
        for (const wants of forms) {
          const again = await ask(wants, { 'if-none-match': `"x", W/${etag}, "y"` });
          const status = has === wants ? 304 : 200;
          expect([path, has, wants, again.status, again.headers.vary]).toEqual([
            path,
            has,
            wants,
            status,
            'Accept-Encoding',
          ]);
          expect(again.body.length === 0).toBe(status === 304);
        }
      }
    }
  });

  test.skipIf(!isThere)('a range is a piece of the form that the headers name', async () => {
    const { url, bytesOf } = await start();
    const stored = { br: '.br', gzip: '.gz', identity: '' };
    for (const [path, file] of Object.entries(compressed))
      for (const encoding of ['br', 'gzip', 'identity', 'br, gzip', '*', 'br, identity;q=0']) {
        const part = await request(url, path, {
          headers: { 'accept-encoding': encoding, range: 'bytes=5-14' },
        });
        const form = (part.headers['content-encoding'] ?? 'identity') as keyof typeof stored;
        const whole = bytesOf(file + stored[form]);
        const expected = part.status === 206 ? whole.subarray(5, 15) : whole;
        expect([200, 206]).toContain(part.status);
        expect(part.body.equals(expected)).toBe(true);
        if (part.status === 206) expect(part.headers['content-range']).toBe(`bytes 5-14/${whole.length}`);
        expect(part.headers.vary).toBe('Accept-Encoding');
      }
  });

  test.skipIf(!isThere)('a piece is only sent to who has the rest of the same version', async () => {
    const { url, bytesOf } = await start();
    const path = '/long';
    const ask = (headers: Record<string, string>) =>
      request(url, path, { headers: { 'accept-encoding': 'identity', ...headers } });
    const { etag = '', 'last-modified': date = '' } = (await ask({})).headers;
    const { etag: compressedTag = '' } = (await ask({ 'accept-encoding': 'br' })).headers;
    const outcomes = {
      [etag]: 206,
      [date]: 206,
      [`W/${etag}`]: 200,
      [compressedTag]: 200,
      '"other"': 200,
      '"': 200,
      'Thu, 01 Jan 1970 00:00:00 GMT': 200,
      'Tue, 01 Jan 2999 00:00:00 GMT': 200,
      '99999': 200,
      x: 200,
    };
    const whole = bytesOf(compressed[path]);
    for (const [version, status] of Object.entries(outcomes)) {
      const sent = await ask({ range: 'bytes=2-4', 'if-range': version });
      expect([version, sent.status]).toEqual([version, status]);
      expect(sent.body.equals(status === 206 ? whole.subarray(2, 5) : whole)).toBe(true);
    }
  });
});
