// Files that an author links to are served from the origin of the site. Whatever they contain, none of it may run there.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '#server/http/serve.ts';
import { makeSmallSite } from '#tests/support/deployment/small-site.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';
import { expect, test } from '../support/test.ts';

const folder = join(outDirOf('real'), '../published-files');
let server: RunningServer;

test.beforeAll(async () => {
  // When the sources have changed since the sites were built, the application is bundled first.
  test.setTimeout(240_000);
  rmSync(folder, { recursive: true, force: true });
  const site = await makeSmallSite(folder);
  await site.build();
  server = await startServer({ port: 0, host: '127.0.0.1', outDir: site.out, log: false });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const outcomes = {
  'evil.html': 'saved as evil.html',
  'EVIL.XHTML': 'saved as EVIL.XHTML',
  'evil.xml': 'saved as evil.xml',
  'evil.svg': 'shown',
  'evil.js': 'saved as evil.js',
  'a b.mjs': 'saved as a b.mjs',
  'notes.pdf': 'saved as notes.pdf',
  'notes.txt': 'shown',
};

test('linked documents and scripts are saved, drawings and texts are shown, and nothing in them runs', async ({
  page,
}) => {
  await page.goto(`${server.url}/guide/files`);
  const links = await page
    .locator('main a[href^="/_media/"]')
    .evaluateAll((found) => found.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']));

  await test.step('opened in a tab, a file is saved or shown', async () => {
    const found: Record<string, string> = {};
    for (const [name = '', href = ''] of links) found[name] = await openFile(page, name, server.url + href);
    expect(found).toEqual(outcomes);
  });

  await test.step('in a frame, where a script could reach the page, it does the same and changes nothing', async () => {
    for (const [name = '', href = ''] of links) {
      const isShown = outcomes[name as keyof typeof outcomes] === 'shown';
      // A frame whose document is saved never loads.
      const saved = isShown ? null : page.waitForEvent('download');
      const loaded = addFrame(page, href);
      loaded.catch(() => {});
      await (saved ?? loaded);
    }
    expect(await page.title()).toMatch(/^Files/);
    expect(await page.evaluate(() => localStorage.getItem('ran'))).toBeNull();
    expect(page.url()).toBe(`${server.url}/guide/files`);
  });

  const linked = new URL(links.find(([name]) => name === 'evil.js')?.[1] ?? '', server.url).href;
  for (const source of [linked, `${server.url}/_example/evil.mjs`])
    await test.step(`${new URL(source).pathname} cannot be loaded as a script, a module, a worker or a service worker`, async () => {
      expect((await page.request.get(source)).status()).toBe(200);
      expect(await tryToRun(page, source)).toEqual({
        script: 'refused',
        module: 'refused',
        worker: 'refused',
        serviceWorker: 'refused',
        ran: null,
        // The site's own script, loaded the same way, runs.
        own: 'ran',
      });
    });
});

/** Opens a file in a tab of its own; says what the browser does with it. */
async function openFile(page: Page, name: string, url: string): Promise<string> {
  const tab = await page.context().newPage();
  const saved = tab
    .waitForEvent('download')
    .then((download) => `saved as ${download.suggestedFilename().replace(/\.[0-9a-f]{10}/, '')}`);
  // Rejects when the tab is closed.
  saved.catch(() => {});
  const isShown = await tab.goto(url).then(
    () => true,
    () => false,
  );
  const outcome = isShown ? 'shown' : await saved;
  // The scripts in these files would set the title.
  expect([name, await tab.title()]).toEqual([name, '']);
  await tab.close();
  return outcome;
}

function addFrame(page: Page, src: string): Promise<void> {
  return page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = () => resolve();
        frame.src = src;
        document.body.append(frame);
      }),
    src,
  );
}

/** Tries every way in which a page can run a script of an author. */
function tryToRun(page: Page, source: string) {
  return page.evaluate(async (src) => {
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
      own: await load(own),
    };
  }, source);
}
