// Examples that name another host in every way that works without script. The build takes these addresses out, and the
// policy of results refuses those in files: a reader with JavaScript off, or on, requests nothing from that host.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildFolder } from '#scripts/nightly/fuzz/build-folder.ts';
import { trackingVectors } from '#scripts/nightly/fuzz/tracking-vectors.ts';
import { type RunningServer, startServer } from '#server/http/serve.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';
import { expect, test } from '../support/test.ts';

const folder = join(outDirOf('real'), '../tracking');
const out = join(folder, 'out');
const pagePath = '/guide/tracking';

let tracker: Server;
const tracked = new Set<string>();
let site: RunningServer;
/** The same files on a host that sends no policy. */
let bare: Server;
let vectors: Record<string, string>;

test.beforeAll(async () => {
  // When the sources have changed since the sites were built, the application is bundled first.
  test.setTimeout(240_000);
  tracker = await listen((request, response) => {
    tracked.add(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Access-Control-Allow-Origin': '*' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  });
  const host = `127.0.0.1:${(tracker.address() as AddressInfo).port}`;
  vectors = trackingVectors(host);
  rmSync(folder, { recursive: true, force: true });
  const examples = [...Object.values(vectors), '<link rel="stylesheet" href="tracking.css"><p>One</p>'];
  write('content/index.md', '# Home\n\nWelcome.\n');
  write('content/1.guide/tracking.md', `# Tracking\n\n${examples.map(asExample).join('\n\n')}\n`);
  write(
    'content/media/tracking.css',
    `@import "http://${host}/_example/import-in-file"; p { background: url(http://${host}/_example/file) }`,
  );
  const { code, output } = await buildFolder({
    contentDir: join(folder, 'content'),
    outDir: out,
    limit: 240_000,
  });
  expect({ code, output }).toMatchObject({ code: 0 });
  site = await startServer({ port: 0, host: '127.0.0.1', outDir: out, log: false });
  bare = await listen(answerFile);
});
test.afterAll(async () => {
  await site?.stop();
  for (const server of [tracker, bare]) {
    server?.closeAllConnections();
    server?.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const asExample = (source: string) => `\`\`\`html example\n${source}\n\`\`\``;

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const types: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css' };

const answerFile: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const [, control] = pathname.split('/control/');
  if (control) {
    response.writeHead(200, { 'Content-Type': types.html });
    return void response.end(`<!doctype html>${vectors[control]}`);
  }
  const file = pathname === pagePath ? `${pathname}/index.html` : pathname;
  try {
    const bytes = readFileSync(join(out, 'static', file));
    response.writeHead(200, { 'Content-Type': types[file.split('.').at(-1) ?? ''] ?? '' });
    response.end(bytes);
  } catch {
    response.writeHead(404).end();
  }
};

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The page, and each of its results alone: browsers may put off what a frame out of view would load. */
async function visitAll(page: Page, address: string): Promise<number> {
  await page.goto(address + pagePath, { waitUntil: 'load' });
  const results = await page
    .locator('iframe[src^="/_result/"]')
    .evaluateAll((found) => found.map((frame) => frame.getAttribute('src') ?? ''));
  for (const result of results) await page.goto(address + result, { waitUntil: 'load' });
  return results.length;
}

/** These have no effect without script or without a reader, in this browser. */
const idle = [
  'closed-in-attribute',
  'dns-prefetch',
  'icon',
  'manifest',
  'nested-math',
  'preconnect',
  'svg-use',
  'svg-fill',
  'svg-style',
  'svg-animated-values',
];

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no example requests anything from another host, with the site’s headers and without', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    const count = Object.keys(vectors).length + 1;
    expect(await visitAll(page, site.url)).toBe(count);
    expect(await visitAll(page, addressOf(bare))).toBe(count);

    // Shown as they are, the same sources do request it. These requests are made later and have arrived.
    const before = [...tracked];
    // A document that goes somewhere else by itself comes last.
    const names = Object.keys(vectors).toSorted((a, b) => Number(a === 'refresh') - Number(b === 'refresh'));
    const control = await context.newPage();
    for (const name of names) await control.goto(`${addressOf(bare)}/control/${name}`, { waitUntil: 'load' });
    const expected = names.filter((name) => !idle.includes(name)).map((name) => `/_example/${name}`);
    await expect.poll(() => expected.filter((path) => !tracked.has(path))).toEqual([]);
    expect(before).toEqual([]);
  });
});
