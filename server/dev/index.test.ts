// Requests to the authoring server from another program on the machine, or from a page of another site.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { styleSheetClasses } from '#render/style-sheets.ts';
import { parseEnv } from '../env.ts';
import { type DevServer, startDev } from './index.ts';

const projectRoot = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
const quiet = { progress: () => {}, problems: () => {}, changed: () => {} };
let server: DevServer;
let port: number;

const write = (file: string, text: string | Buffer) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeAll(async () => {
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  write('content/index.md', '# Home\n\nWelcome. ![A pier](./pier.png)\n\n[Notes](./notes.html)\n');
  write('content/pier.png', photo);
  write('content/media/tide/high.vtt', 'WEBVTT');
  write('content/notes.html', '<script>alert(1)</script>');
  write('public/robots.txt', 'User-agent: *\n');
  write('public/.secret', 'kept');
  const env = parseEnv({ CONTENT_DIR: 'content', OUT_DIR: 'out', PORT: '0' }, folder);
  server = await startDev(env, projectRoot, quiet);
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  head: string;
  body: string;
}

/** Sends the address unchanged; other clients would normalise it. */
function ask(address: string, host = `localhost:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') });
    });
  });
}

test.skipIf(process.platform !== 'linux')('without HOST only 127.0.0.1 is listened on', async () => {
  expect(server.url).toBe(`http://localhost:${port}`);
  const outcome = await new Promise((resolve) => {
    // On Linux every address that starts with 127 is this machine.
    const socket = connect(port, '127.0.0.2', () => resolve('connected'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    socket.on('connect', () => socket.destroy());
  });
  expect(outcome).toBe('ECONNREFUSED');
});

test('a page and its code are served', async () => {
  expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('Welcome.') });
  for (const path of [
    '/@vite/client',
    '/@react-refresh',
    '/src/app/entry.client.ts',
    '/server/dev/browser.ts',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

test('a page links the style sheets of a build, in their order, and each is served', async () => {
  const { body } = await ask('/');
  const linked = [...body.matchAll(/href="\/src\/styles\/([\w-]+)\.css"/g)].map(([, name]) => name);
  expect(linked).toEqual(Object.keys(styleSheetClasses));
  expect(await ask('/src/styles/offline.css')).toMatchObject({
    status: 200,
    body: expect.stringContaining('.offline'),
  });
});

test('the record of the build has a fixed id, and a path without a page is a 404', async () => {
  const latest = await ask('/builds/latest.json');
  expect(latest.status).toBe(200);
  expect(JSON.parse(latest.body)).toEqual({ id: 'dev', timestamp: 0 });
  const missing = await ask('/nope');
  expect(missing.status).toBe(404);
  expect(missing.body).toContain('Page not found: /nope<');
});

const packageFile = /"name":\s*"plinth"|\\"plinth\\"/;

test.each([
  ...['/package.json', '/package-lock.json', '/.git/config', '/.git', '/content/index.md', '/server/env.ts'],
  ...[
    '/out/cache/dev.sqlite',
    '/dist/cache/dev.sqlite',
    '/.secret',
    '/tests/layers.test.ts',
    '/vite.config.ts',
  ],
  ...['/src/../package.json', '/%2e%2e/package.json', '/src/%2e%2e/package.json', '/..%2fpackage.json'],
  ...['/node_modules/../package.json', '/src/..%5cpackage.json', '/src//../package.json'],
  ...['/@fs/etc/passwd', '/@fs/etc/passwd?raw', '/@fs/etc/passwd?import&raw??', '/@id//etc/passwd?raw'],
  ...[
    '/package.json?raw',
    '/package.json?import',
    '/package.json?url',
    '/package.json?import&raw',
    '/package.json?t=1',
  ],
  ...['/__open-in-editor?file=package.json', '/src/app/entry.client.ts#/../../../package.json'],
])('%s is not served', expectNothing);

test('what lies elsewhere on the machine is not served by its full name', async () => {
  for (const file of ['package.json', 'src/../package.json', 'server/env.ts'])
    for (const query of ['', '?raw', '?import&raw??'])
      await expectNothing(`/@fs${projectRoot}/${file}${query}`);
  for (const file of ['content/index.md', 'out/cache/dev.sqlite'])
    for (const query of ['', '?url', '?raw']) await expectNothing(`/@fs${folder}/${file}${query}`);
});

async function expectNothing(address: string): Promise<void> {
  const { status, body } = await ask(address);
  expect([403, 404]).toContain(status);
  expect(body).not.toMatch(packageFile);
  expect(body).not.toMatch(/root:.*:0:0:|SQLite format 3|# Home|\[core\]|kept/);
}

test('a request under a foreign name is refused, for pages and for code', async () => {
  for (const address of ['/', '/src/app/entry.client.ts', '/@vite/client', '/robots.txt'])
    expect(await ask(address, `rebound.example:${port}`)).toMatchObject({
      status: 403,
      body: expect.stringContaining('This server answers to localhost, 127.0.0.1, [::1] only.'),
    });
  expect((await ask('/', '[::1]')).status).toBe(200);
});

test('under a foreign name nobody hears of edits, nor without the key that pages are given', async () => {
  const [, key = ''] = /wsToken = "([^"]+)"/.exec((await ask('/@vite/client')).body) ?? [];
  const listen = (query: string, host: string) =>
    new Promise<number>((resolve) => {
      const headers = {
        ...{ host, origin: `http://${host}`, connection: 'Upgrade', upgrade: 'websocket' },
        ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
        'sec-websocket-protocol': 'vite-hmr',
      };
      const asked = request({ port, host: '127.0.0.1', path: `/${query}`, headers });
      asked.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      asked.on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve(101);
      });
      asked.end();
    });
  expect(await listen(`?token=${key}`, `localhost:${port}`)).toBe(101);
  expect(await listen(`?token=${key}`, 'rebound.example')).not.toBe(101);
  expect(await listen('', `localhost:${port}`)).not.toBe(101);
});

test('files of public/ are served with their type, hidden ones are not', async () => {
  const robots = await ask('/robots.txt');
  expect(robots).toMatchObject({ status: 200, body: 'User-agent: *\n' });
  expect(robots.head).toContain('content-type: text/plain');
  expect(robots.head).toContain('x-content-type-options: nosniff');
});

test('only the sizes of a picture that its page names are drawn', async () => {
  const { body } = await ask('/');
  const named = [...body.matchAll(/\/_ipx\/[^\s"]+/g)].map(([url]) => url.replaceAll('&amp;', '&'));
  expect(named.length).toBeGreaterThan(1);
  for (const url of named) expect([url, (await ask(url)).status]).toEqual([url, 200]);
  const [first = ''] = named;
  const source = first.slice(first.indexOf('/_media/'));
  for (const made of ['w_60000&h_60000&f_webp', 'f_webp', 'w_1&f_png', 'w_640&f_avif&q_100', 'w_641&f_webp'])
    expect([made, (await ask(`/_ipx/${made}${source}`)).status]).toEqual([made, 404]);
});

test('a linked document is saved rather than opened', async () => {
  const { body } = await ask('/');
  const [notes = ''] = /\/_media\/[^\s"]+\.html/.exec(body) ?? [];
  const { head } = await ask(notes);
  expect(head).toContain('content-type: application/octet-stream');
  expect(head).toContain('content-disposition: attachment');
  expect(head).toContain('content-security-policy: sandbox;');
});

test('a file that examples name is served beside the documents that list it', async () => {
  const captions = await ask('/_example/tide/high.vtt');
  expect(captions.status).toBe(200);
  expect(captions.head).toContain('content-type: text/vtt');
  expect(captions.head).toContain('access-control-allow-origin: *');
  expect(captions.body).toBe('WEBVTT');
  expect((await ask('/_example/frame.html')).body).toContain(' data-files="tide/high.vtt">');
  for (const path of ['/_example/tide/low.vtt', '/_example/..%2findex.md', '/_example/'])
    expect((await ask(path)).status, path).toBe(404);
});

test('a picture that is gone is missing, and the server goes on', async () => {
  const { body } = await ask('/');
  const [size = ''] = /\/_ipx\/[^\s"]+/.exec(body) ?? [];
  const picture = size.slice(size.indexOf('/_media/'));
  expect(await ask(picture)).toMatchObject({ status: 200, head: expect.stringContaining('image/png') });
  rmSync(join(folder, 'content/pier.png'));
  expect((await ask(picture)).status).toBe(404);
  expect((await ask(size.replaceAll('&amp;', '&'))).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
});
