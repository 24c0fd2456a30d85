// Pages are prefetched: links in view, a few at a time, and nothing for readers with a slow or metered connection. Links
// under the pointer or focus are in `drawn-ahead.spec.ts`.
import type { Page, Route } from '@playwright/test';
import { glance } from '#runtime/moving/prefetch.ts';
import { expectHeading, isSameWindow, link, open } from '../support/moving.ts';
import { recordConsole, recordPayloads, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const payloads = /\/_payload\.json\?/;

/** Opens a page, and lets the time pass after which links in view are prefetched. */
async function openAndWait(page: Page, path: string): Promise<void> {
  const pageList = page.waitForResponse('**/builds/meta/*');
  await page.clock.install();
  await open(page, path);
  await page.clock.runFor(3000);
  await (await pageList).finished();
}

/** Moves the pointer and the focus to a link, from elsewhere. */
async function showInterest(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await link(page, name).hover();
  await link(page, name).focus();
}

test('links in view are prefetched, and no others; a prefetch that fails is silent and the click tries again', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const requested = recordPayloads(page);
  const versionChecks = recordRequests(page, /\/builds\/latest\.json/);
  const outside: string[] = [];
  await page.context().route('https://outside.example/**', (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
  // Not every browser describes the connection.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => undefined }),
  );
  await page.route('**/gamma/_payload.json*', (route) => route.fulfill({ status: 404, body: 'gone' }), {
    times: 1,
  });
  const failure = page.waitForResponse('**/gamma/_payload.json*');
  const excluded = {
    'In a new window': '<a href="/many/p1" target="_blank" rel="noopener noreferrer">In a new window</a>',
    'Not prefetched': '<a href="/many/p2" data-prefetch="false">Not prefetched</a>',
    Download: '<a href="/many/p3" download>Download</a>',
    Outside: '<a href="https://outside.example/many/p4" rel="noopener noreferrer">Outside</a>',
    Anchor: '<a href="#here">Anchor</a>',
    'Same page': '<a href="/short?x=1">Same page</a>',
    File: '<a href="/mark.svg">File</a>',
    'No page': '<a href="/nowhere">No page</a>',
  };
  await page.route('/short', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'Nothing more.',
      `${Object.values(excluded).join(' ')}${'<br>'.repeat(200)}<a href="/many/p7">Far below</a>`,
    );
    await route.fulfill({ response, body });
  });
  const inView = ['/', '/alpha', '/beta', '/gamma', '/many'];

  await test.step('links in view are prefetched', async () => {
    await openAndWait(page, '/short');
    await expect.poll(() => requested.toSorted()).toEqual(inView);
  });

  await test.step('links that open elsewhere, are no pages or opt out are not, even with pointer and focus', async () => {
    for (const name of Object.keys(excluded)) await showInterest(page, name);
    await page.clock.runFor(3000);
    await showInterest(page, 'Gamma');
    expect(requested.toSorted()).toEqual(inView);
    expect(outside).toEqual([]);
  });

  await test.step('a link below the fold is prefetched when it is scrolled into view', async () => {
    await link(page, 'Far below').scrollIntoViewIfNeeded();
    await expect.poll(() => requested.toSorted()).toEqual([...inView, '/many/p7']);
  });

  await test.step('the click requests a page again whose prefetch failed', async () => {
    await (await failure).finished();
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    expect(await isSameWindow(page)).toBe(true);
    expect(requested.filter((path) => path === '/gamma')).toEqual(['/gamma', '/gamma']);
    expect(messages).toEqual([]);
    // A failed prefetch is no reason to look for a new version of the site.
    expect(versionChecks).toEqual([]);
  });
});

// `prefetch.test.ts` covers all values of the connection.
test('with Data Saver on or a slow connection nothing is prefetched, and links still work', async ({
  page,
}) => {
  const requested = recordPayloads(page);
  await page.addInitScript(() => {
    const state = { connection: { saveData: true } };
    Object.assign(window, { state });
    Object.defineProperty(navigator, 'connection', { get: () => state.connection });
  });
  const setConnection = (connection: object) =>
    page.evaluate(
      (connection) => Object.assign((window as unknown as { state: object }).state, { connection }),
      connection,
    );
  await openAndWait(page, '/alpha');

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    await test.step(`nothing is prefetched with ${JSON.stringify(connection)}`, async () => {
      await setConnection(connection);
      for (const name of ['Gamma', 'Beta', 'Short']) await showInterest(page, name);
      await page.clock.runFor(3000);
      expect(requested).toEqual([]);
    });

  await test.step('the connection is read each time: when Data Saver is off, a link is prefetched', async () => {
    await setConnection({ effectiveType: '4g', saveData: false });
    await showInterest(page, 'Gamma');
    await expect.poll(() => requested).toEqual(['/gamma']);
  });

  // `late-code.spec.ts` covers a browser that has the code in its cache.
  await test.step('with Data Saver on, a click loads the document while the code is not cached', async () => {
    await page.evaluate(() => localStorage.clear());
    await openAndWait(page, '/alpha');
    await setConnection({ saveData: true });
    await link(page, 'Short').click();
    await expectHeading(page, 'Short');
    expect(requested).toEqual(['/gamma']);
    expect(await isSameWindow(page)).toBe(false);
  });
});

test('until the reader moves or stays, a few kilobytes are prefetched, links of the text first; then all links in view, four at a time', async ({
  page,
}) => {
  const requested = recordPayloads(page);
  const held: Route[] = [];
  let isHolding = false;
  await page.route(payloads, async (route) => {
    if (isHolding) {
      held.push(route);
      return;
    }
    // As heavy as pages with more text.
    const body = (await (await route.fetch()).text()) + ' '.repeat(7000);
    await route.fulfill({ contentType: 'application/json', body });
  });
  let arrived = 0;
  page.on('requestfinished', (request) => {
    if (payloads.test(request.url())) arrived++;
  });
  /** One more payload would be requested without a wait: when another file has arrived, it would be recorded. */
  const letRequestsStart = () => page.evaluate(async () => void (await fetch('/builds/current.json')));
  // The clock stands still: however slow the machine is, the reader does not count as staying.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  for (const [sign, act] of [
    ['stays', () => page.clock.runFor(glance)],
    // Two events: the first may report a pointer that was there before.
    ['moves', () => page.mouse.move(2, 2, { steps: 2 })],
  ] as const)
    await test.step(`until the reader ${sign}`, async () => {
      requested.length = 0;
      arrived = 0;
      await page.goto('/many');
      await expect(async () => {
        if (requested.length === 0) await page.clock.runFor(500);
        expect(requested.length).toBeGreaterThan(0);
      }).toPass();
      await expect.poll(() => arrived).toBe(2);
      await letRequestsStart();
      expect(requested).toEqual(['/many/p1', '/many/p2']);

      isHolding = true;
      await act();
      await expect.poll(() => held.length).toBe(4);
      await letRequestsStart();
      expect(requested).toHaveLength(2 + 4);
      isHolding = false;
      for (const route of held.splice(0)) await route.continue();
      // All arrive, so that none is counted for the next document.
      await expect.poll(() => arrived).toBe(17);
      const pages = Array.from({ length: 12 }, (_, index) => `/many/p${index + 1}`);
      expect(requested.toSorted()).toEqual([...pages, '/', '/alpha', '/beta', '/gamma', '/short'].toSorted());
    });
});
