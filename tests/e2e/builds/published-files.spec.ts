// Files that an author links to lie on the origin of the site. Whatever is in them, nothing of it runs there.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#server/http/serve.ts';
import { makeSmallSite } from '../../support/deployment/small-site.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

// One site for all tests of this file.
test.describe.configure({ mode: 'default' });

const folder = join(outDirOf('real'), '../published-files');
let server: RunningServer;

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const site = await makeSmallSite(folder);
  await site.build();
  server = await startServer({ port: 0, host: '127.0.0.1', outDir: site.out, log: false });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('linked documents and scripts are saved, drawings are shown, and none of them acts', async ({
  page,
}) => {
  await page.goto(`${server.url}/guide/files`);
  const links = await page
    .locator('main a[href^="/_media/"]')
    .evaluateAll((found) => found.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']));
  const outcomes: Record<string, string> = {};
  for (const [name = '', href = ''] of links) {
    const opened = await page.context().newPage();
    const download = opened.waitForEvent('download', { timeout: 5000 }).then(
      (found) => `saved as ${found.suggestedFilename().replace(/\.[0-9a-f]{10}/, '')}`,
      () => null,
    );
    const shown = opened.goto(server.url + href).then(
      () => 'shown',
      () => null,
    );
    outcomes[name] = (await shown) ?? (await download) ?? 'neither';
    expect([name, await opened.title()]).toEqual([name, '']);
    await opened.close();
  }
  expect(outcomes).toEqual({
    'evil.html': 'saved as evil.html',
    'EVIL.XHTML': 'saved as EVIL.XHTML',
    'evil.xml': 'saved as evil.xml',
    'evil.svg': 'shown',
    'evil.js': 'saved as evil.js',
    'a b.mjs': 'saved as a b.mjs',
    'notes.pdf': 'saved as notes.pdf',
    'notes.txt': 'shown',
  });

  // In a frame of the site, where a script could reach the page.
  for (const [name = '', href = ''] of links) {
    const isSaved = outcomes[name] !== 'shown';
    const saved = isSaved ? page.waitForEvent('download') : null;
    const loaded = page.evaluate(
      (src) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement('iframe');
          frame.onload = () => resolve();
          frame.src = src;
          document.body.append(frame);
        }),
      href,
    );
    // A frame whose document is saved never loads.
    if (saved) loaded.catch(() => {});
    await (saved ?? loaded);
  }
  expect(await page.title()).toMatch(/^Files/);
  expect(await page.evaluate(() => localStorage.getItem('ran'))).toBeNull();
  expect(page.url()).toBe(`${server.url}/guide/files`);
});

test('a linked script is no script of a page, no worker and no service worker', async ({ page }) => {
  await page.goto(`${server.url}/guide/files`);
  const tried = await page.evaluate(async () => {
    const src = document.querySelector<HTMLAnchorElement>('main a[href*="evil."][href$=".js"]')?.href ?? '';
    const settled = (run: (done: () => void, failed: () => void) => void) =>
      new Promise((resolve) =>
        run(
          () => resolve('ran'),
          () => resolve('refused'),
        ),
      );
    const load = (address: string) =>
      settled((done, failed) => {
        const script = document.createElement('script');
        script.onload = done;
        script.onerror = failed;
        script.src = address;
        document.head.append(script);
      });
    const own = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.src ?? '';
    return {
      source: new URL(src).pathname.replace(/[0-9a-f]{10}/, '…'),
      script: await load(src),
      module: await import(src).then(
        () => 'ran',
        () => 'refused',
      ),
      worker: await settled((done, failed) => {
        const worker = new Worker(src);
        worker.onmessage = done;
        worker.onerror = failed;
      }),
      serviceWorker: await navigator.serviceWorker.register(src).then(
        () => 'registered',
        () => 'refused',
      ),
      ran: localStorage.getItem('ran'),
      // A script of the site is loaded the same way.
      own: await load(own),
    };
  });
  expect(tried).toEqual({
    source: '/_media/1.guide/files/evil.….js',
    script: 'refused',
    module: 'refused',
    worker: 'refused',
    serviceWorker: 'refused',
    ran: null,
    own: 'ran',
  });
});
