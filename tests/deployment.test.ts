// The recipes of docs/deployment.md on a small site: static hosts, nginx, the container's files, several servers.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { type RunningServer, startServer } from '#server/http/serve.ts';
import { addressPattern, addresses as generated } from '#site/addresses.ts';
import { addressOf, stopped } from './support/deployment/child-server.ts';
import { readFinalStage } from './support/deployment/container-file.ts';
import { hasNginx, startBalancer, startNginx } from './support/deployment/nginx.ts';
import { makeOld, namedFiles } from './support/deployment/old-build.ts';
import { type RawRequest, type RawResponse, request } from './support/deployment/raw-request.ts';
import { addresses, makeSmallSite, type SmallSite, tableAddresses } from './support/deployment/small-site.ts';
import { staticHost } from './support/deployment/static-host.ts';

const project = join(import.meta.dirname, '..');
let temp: string;
let site: SmallSite;
let own: RunningServer;

beforeAll(async () => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-deployment-'));
  site = await makeSmallSite(join(temp, 'site'));
  await site.build();
  own = await serve(site.out);
});

afterAll(async () => {
  await own?.stop();
  rmSync(temp, { recursive: true, force: true });
});

const serve = (outDir: string) => startServer({ port: 0, host: '127.0.0.1', outDir, log: false });

const read = (file: string) => readFileSync(join(site.out, 'static', file), 'utf8');
const isPart = (path: string) => /\.(js|css|json)$/.test(path) && path !== '/guide/node.js';

test('every row of the table of addresses stands for something in a build', () => {
  const names = readdirSync(join(site.out, 'static'), { recursive: true, encoding: 'utf8' });
  const unused = Object.entries(generated)
    .filter(([, row]) => !names.some((name) => new RegExp(addressPattern(row)).test(`/${name}`)))
    .map(([name]) => name);
  // Icons are drawn by program, this site has no quests and no projects, and a sitemap is cut in parts from 50,000 pages on.
  expect(unused).toEqual(['icons', 'starterFiles', 'quests', 'sitemapParts']);
});

describe('static hosts', () => {
  const movedAddresses = ['/old', '/guide/older', '/Guide'];

  test.each(['cloudflare', 'netlify'] as const)(
    '%s sends every file with the policy, the caching and the made types of the own server',
    async (name) => {
      const redirects = name === 'cloudflare' ? read('_redirects').replace(/!$/gm, '') : read('_redirects');
      const host = staticHost(name, { headers: read('_headers'), redirects });
      expect(host.problems).toEqual([]);
      const paths = addresses(site.out).filter((path) => !movedAddresses.includes(path));
      expect(paths.length).toBeGreaterThan(30);
      for (const path of paths) {
        const sent = host.headersFor(path);
        const { status, headers } = await request(own.url, encodeURI(path));
        expect([path, status, sent['cache-control']]).toEqual([path, 200, headers['cache-control']]);
        if (path.startsWith('/_ipx/'))
          expect([path, sent['content-type']]).toEqual([path, headers['content-type']]);
        // Parts of a page get less from the own server, which saves bytes; a host gives them the policy of all.
        const names = isPart(path)
          ? ['x-content-type-options', 'cross-origin-resource-policy']
          : Object.keys(host.headersFor('/')).filter((header) => header !== 'cache-control');
        for (const header of names)
          expect([path, header, sent[header]]).toEqual([path, header, headers[header]]);
      }
    },
  );

  test.each(['cloudflare', 'netlify'] as const)('%s redirects as the own server does', async (name) => {
    const redirects = name === 'cloudflare' ? read('_redirects').replace(/!$/gm, '') : read('_redirects');
    const host = staticHost(name, { headers: '', redirects });
    for (const path of movedAddresses) {
      const { status, headers } = await request(own.url, path);
      expect(host.redirectFor(path, true)).toEqual({ status, to: headers.location });
    }
    expect(host.redirectFor('/guide', true)).toBeNull();
  });

  test('Cloudflare takes no line that ends in "!", and Netlify no redirect where a file stands without it', () => {
    const written = read('_redirects');
    expect(staticHost('cloudflare', { headers: '', redirects: written }).problems).toHaveLength(3);
    const changed = written.replace(/!$/gm, '');
    expect(staticHost('netlify', { headers: '', redirects: changed }).redirectFor('/old', true)).toBeNull();
  });

  test('a host that reads neither file has a document at each old address and a page for missing ones', () => {
    for (const path of movedAddresses)
      expect(read(join(path, 'index.html'))).toContain('<meta http-equiv="refresh" content="0; url=/guide');
    expect(read('404.html')).toContain('<meta name="robots" content="noindex');
  });

  test('addresses are absolute, so the site cannot live below a path', () => {
    expect(read('guide/first/index.html')).toMatch(/<link rel="stylesheet" href="\/assets\//);
  });
});

const nginx = hasNginx();
if (!nginx) console.log('nginx is not installed: deploy/nginx.conf is not tested in this run.');

describe.skipIf(!nginx)(`nginx${nginx ? '' : ' (not installed, not run)'}`, () => {
  let other: { url: string; stop(): Promise<void> };

  beforeAll(async () => {
    other = await startNginx(site.out, join(temp, 'nginx'));
  });

  afterAll(() => other?.stop());

  const compared = [
    'content-type',
    'content-encoding',
    'vary',
    'cache-control',
    'location',
    'allow',
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'x-frame-options',
    'strict-transport-security',
    'service-worker-allowed',
  ];
  const shown = ({ status, headers, body }: RawResponse, withBody: boolean) => ({
    status,
    headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
    ...(withBody && { body: body.toString('base64') }),
  });
  const both = (path: string, options?: RawRequest) =>
    Promise.all([request(own.url, path, options), request(other.url, path, options)]);

  test.each(['br, gzip', 'gzip', 'identity', 'br;q=0, gzip;q=0.5', 'gzip, deflate, br, zstd'])(
    'every file is the same, byte for byte and header for header, for Accept-Encoding: %s',
    async (encoding) => {
      for (const path of addresses(site.out)) {
        const [ours, theirs] = await both(encodeURI(path), { headers: { 'accept-encoding': encoding } });
        const isFile = ours.status === 200;
        if (!isFile) expect(['/old', '/guide/older', '/Guide']).toContain(path);
        expect({ path, ...shown({ ...theirs, headers: typeless(theirs, isFile) }, isFile) }).toEqual({
          path,
          ...shown({ ...ours, headers: typeless(ours, isFile) }, isFile),
        });
      }
    },
  );

  /** The short text of a redirect may be HTML. */
  function typeless({ headers }: RawResponse, isFile: boolean): RawResponse['headers'] {
    return isFile ? headers : { ...headers, 'content-type': undefined };
  }

  test('HEAD and a known version have the headers and no body', async () => {
    const [ours, theirs] = await both('/guide', { method: 'HEAD' });
    expect(shown(theirs, true)).toEqual(shown(ours, true));
    for (const server of [own.url, other.url]) {
      const first = await request(server, '/guide');
      const again = await request(server, '/guide', {
        headers: { 'if-none-match': first.headers.etag ?? '' },
      });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const part = await request(server, '/data.bin', { headers: { range: 'bytes=3-6' } });
      expect([part.status, part.body.toString(), part.headers['content-type']]).toEqual([
        206,
        'type',
        'application/octet-stream',
      ]);
    }
  });

  test.each([
    ['/guide/', {}],
    ['/guide?a=1', {}],
    ['/old/', {}],
    ['/old?a=1&b=%20', {}],
    ['/OLD', {}],
    ['/nope', { headers: { accept: 'text/html' } }],
    ['/nope', {}],
    ['/nope.png', {}],
    ['/nope.png', { headers: { accept: 'text/html,*/*' } }],
    ['/nope', { headers: { accept: 'application/json' } }],
    ['/assets', {}],
    ['/assets/', {}],
    ...tableAddresses().map((path): [string, RawRequest] => [path, { headers: { accept: 'text/html' } }]),
    ['/_payload.json.br', { headers: { accept: 'text/html' } }],
    ['/index.html', {}],
    ['/guide/index.html', {}],
    ['/guide/index.html.br', {}],
    ['/404.html', {}],
    ['/500.html', {}],
    ['/data.bin/', {}],
    ['/guide//', {}],
    ['//guide', {}],
    ['/.git/config', {}],
    ['/guide/.hidden', {}],
    ['/.well-known', {}],
    ['/guide/../data.bin', {}],
    ['/guide/./first', {}],
    ['/guide%2ffirst', {}],
    ['/guide/%2e%2e/data.bin', {}],
    ['/guide', { method: 'POST' }],
    ['/guide', { method: 'DELETE' }],
    ['/guide', { method: 'OPTIONS' }],
  ] satisfies [string, RawRequest][])('%s %j gets the same response', async (path, options: RawRequest) => {
    const [ours, theirs] = await both(path, options);
    const pick = ({ status, headers }: RawResponse) => ({
      status,
      type: status === 404 || status === 200 ? headers['content-type'] : undefined,
      location: headers.location,
      allow: headers.allow,
      cache: status === 204 ? undefined : headers['cache-control'],
      policy: headers['content-security-policy'],
    });
    expect(pick(theirs)).toEqual(pick(ours));
  });

  test.each(['/../server/headers.json', '/..%2f..%2fserver/headers.json', '/%00', '/%zz', '/guide%5cfirst'])(
    '%s is refused by both, each in its own words',
    async (path) => {
      for (const response of await both(path)) {
        expect([400, 404]).toContain(response.status);
        expect(response.body.toString()).not.toContain('"headers"');
      }
    },
  );
});

describe('the container', () => {
  test('the files of its last stage are there, and enough to serve, draw icons and render a fragment', async () => {
    const { copied, command, instructions } = readFinalStage();
    const folder = join(temp, 'container');
    for (const file of copied) {
      const from = file === 'dist' ? site.out : join(project, file);
      expect([file, existsSync(from)]).toEqual([file, true]);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(from, join(folder, file), {
        recursive: true,
        filter: (source) => source !== join(site.out, 'cache') && !/\.test\.tsx?$/.test(source),
      });
    }
    expect(instructions).toContain('USER node');
    expect(instructions).toContain('STOPSIGNAL SIGTERM');
    const [node, ...rest] = command;
    expect(node).toBe('node');
    const child = spawn(process.execPath, rest, { cwd: folder, env: { PORT: '0', HOST: '127.0.0.1' } });
    // Also after a failure: nobody else would end it.
    onTestFinished(() => void child.kill('SIGKILL'));
    const url = await addressOf(child);
    expect((await request(url, '/healthz')).status).toBe(200);
    expect((await request(url, '/guide/first')).body).toEqual((await request(own.url, '/guide/first')).body);
    const icon = '/api/_nuxt_icon/simple-icons.json?icons=youtube';
    expect((await request(url, icon)).body).toEqual((await request(own.url, icon)).body);
    const props = { count: 2 };
    const fragment = `/__nuxt_island/${islandKey('LatestPosts', props, {})}.json?props=${JSON.stringify(props)}`;
    const [drawn, ours] = await Promise.all([url, own.url].map((base) => request(base, encodeURI(fragment))));
    expect([drawn?.status, drawn?.body]).toEqual([200, ours?.body]);
    expect(await stopped(child)).toBe(0);
  });

  test('no file it copies is kept from the build by the list of ignored ones', () => {
    const ignored = readFileSync(join(project, 'deploy/Containerfile.dockerignore'), 'utf8')
      .trim()
      .split('\n');
    const { copied } = readFinalStage();
    const fromBuild = ['dist', 'node_modules'];
    const top = [...new Set(copied.map((file) => file.split('/')[0] ?? ''))];
    expect(top.filter((name) => ignored.includes(name)).sort()).toEqual(fromBuild);
  });
});

describe.skipIf(!nginx)(`a balancer${nginx ? '' : ' (nginx is not installed, not run)'}`, () => {
  test('a server that is taken away while readers ask costs none of them an answer', async () => {
    const [a, b] = [await serve(site.out), await serve(site.out)];
    const balancer = await startBalancer([a.url, b.url], join(temp, 'balancer'));
    onTestFinished(async () => {
      await balancer.stop();
      await a.stop();
    });
    const statuses: number[] = [];
    let leaving: Promise<void> | null = null;
    const reader = async () => {
      while (statuses.length < 600) {
        statuses.push((await request(balancer.url, '/guide/first')).status);
        if (statuses.length === 200) leaving = b.stop();
      }
    };
    await Promise.all(Array.from({ length: 8 }, reader));
    await leaving;
    expect(leaving).not.toBeNull();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!hasSystemd)(`systemd${hasSystemd ? '' : ' (not installed, not run)'}`, () => {
  test('the unit is understood, to the last line', () => {
    const unit = readFileSync(join(project, 'deploy/plinth.service'), 'utf8');
    const file = join(temp, 'plinth.service');
    writeFileSync(file, unit.replaceAll('/srv/plinth', project));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
  });
});

describe('several servers', () => {
  test('two servers with copies of one build respond alike, tags and all, whenever they were copied', async () => {
    const copy = join(temp, 'copy');
    for (const name of ['static', 'server'])
      cpSync(join(site.out, name), join(copy, name), { recursive: true });
    const second = await serve(copy);
    for (const path of addresses(site.out)) {
      const options = { headers: { 'accept-encoding': 'br' } };
      const [a, b] = await Promise.all(
        [own.url, second.url].map((url) => request(url, encodeURI(path), options)),
      );
      for (const response of [a, b]) {
        // A copy may be younger than what it is a copy of.
        delete response?.headers['last-modified'];
        delete response?.headers.date;
      }
      // A large file is known by size and date, not by its bytes.
      if ((a?.body.length ?? 0) > 256 * 1024) for (const response of [a, b]) delete response?.headers.etag;
      expect({ path, ...b }).toEqual({ path, ...a });
    }
    await second.stop();
  });

  test('who got a document from the old build finds its code at a server with the new one, and nothing that was taken out', async () => {
    const old = join(temp, 'old');
    makeOld(site.out);
    for (const name of ['static', 'server'])
      cpSync(join(site.out, name), join(old, name), { recursive: true, preserveTimestamps: true });
    const before = await serve(old);
    site.write('content/1.guide/square.png', await site.picture('crimson'));
    site.write(
      'content/1.guide/1.first.md',
      '---\ntitle: First\n---\n\nNew words.\n\n![A square](square.png)\n',
    );
    await site.build();

    const document = (await request(before.url, '/guide/first')).body.toString();
    const current = (await request(before.url, '/builds/current.json')).body.toString();
    const { id } = JSON.parse((await request(before.url, '/builds/latest.json')).body.toString()) as {
      id: string;
    };
    const named = [
      ...new Set([...namedFiles(document), ...namedFiles(current), '/guide/first/_payload.json']),
      `/builds/meta/${id}.json`,
    ];
    expect(named.filter((path) => path.startsWith('/assets/old-')).length).toBeGreaterThan(1);
    expect(named.filter((path) => /^\/(_ipx|_media|_data)\//.test(path)).length).toBeGreaterThan(3);
    for (const path of named) {
      const [there, here] = await Promise.all([request(before.url, path), request(own.url, path)]);
      // The old picture, the old words in the search, and the list of the old build's pages.
      const isGone = /square\.|^\/_data\/(search|text)|^\/builds\/meta/.test(path);
      expect([path, there.status, here.status]).toEqual([path, 200, isGone ? 404 : 200]);
      // What has a hash in its name is the same file; a payload is that of the newer page.
      if (here.headers['cache-control']?.includes('immutable'))
        expect([path, here.body]).toEqual([path, there.body]);
    }
    const now = (await request(own.url, '/guide/first')).body.toString();
    expect(now).toContain('New words.');
    expect(now).not.toContain('/assets/old-');
    await before.stop();
  });
});
