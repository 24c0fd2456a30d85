// Pages are fetched before they are asked for: links in view and under the pointer, a few at a time, and never at
// the expense of a reader whose connection is slow or metered.
import type { Page, Route } from '@playwright/test';
import { glance } from '#runtime/moving/prefetch.ts';
import { idleMoment } from '../support/idle.ts';
import { expectHeading, isSameWindow, link, open } from '../support/moving.ts';
import { recordConsole, recordPayloads, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const payloads = /\/_payload\.json\?/;

/** What the browser says about the connection. */
async function pretendConnection(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
  }, connection);
}

/** Opens a page, and lets the time pass after which links in view are fetched. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.runFor(3000);
}

async function showInterest(page: Page): Promise<void> {
  await link(page, 'Gamma').hover();
  await link(page, 'Beta').focus();
  await link(page, 'Short').scrollIntoViewIfNeeded();
  await page.clock.runFor(3000);
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} nothing is fetched early, and links still work`, async ({
    page,
  }) => {
    const asked = recordPayloads(page);
    await pretendConnection(page, connection);
    await openAndWait(page, '/alpha');
    await showInterest(page);
    expect(asked).toEqual([]);
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    expect(asked).toEqual(['/gamma']);
    expect(await isSameWindow(page)).toBe(true);
  });
}

for (const connection of [{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }, undefined]) {
  test(`with ${JSON.stringify(connection)} links in view are fetched`, async ({ page }) => {
    const asked = recordPayloads(page);
    await pretendConnection(page, connection);
    await openAndWait(page, '/alpha');
    await expect.poll(() => asked.toSorted()).toEqual(['/', '/beta', '/gamma', '/many', '/short']);
  });
}

test('the record of the build, which says what is a page, is asked for a second after an idle moment', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const moments = { idle: [] as number[], record: [] as number[] };
    Object.assign(window, { moments });
    const { requestIdleCallback, fetch } = window;
    window.requestIdleCallback = (callback, options) =>
      requestIdleCallback((deadline) => {
        moments.idle.push(Date.now());
        callback(deadline);
      }, options);
    window.fetch = (...request) => {
      if (String(request[0]).includes('/builds/meta/')) moments.record.push(Date.now());
      return fetch(...request);
    };
  });
  // Time passes only where it is told to, so that moments can be compared to the millisecond.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/alpha');
  const momentsOf = () =>
    page.evaluate(() => (window as unknown as { moments: Record<'idle' | 'record', number[]> }).moments);
  await expect(async () => {
    await page.clock.runFor(500);
    expect((await momentsOf()).record).toHaveLength(1);
  }).toPass();
  const { idle, record } = await momentsOf();
  expect(idle).toContain((record[0] ?? 0) - 1000);
});

test('the connection is looked at when the time comes, not before', async ({ page }) => {
  const asked = recordPayloads(page);
  await page.addInitScript(() => {
    const connection = { saveData: true };
    Object.assign(window, { connection });
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  });
  await openAndWait(page, '/alpha');
  await showInterest(page);
  expect(asked).toEqual([]);
  await page.evaluate(() =>
    Object.assign((window as unknown as { connection: object }).connection, { saveData: false }),
  );
  await page.mouse.move(0, 0);
  await link(page, 'Gamma').hover();
  await expect.poll(() => asked).toEqual(['/gamma']);
});

test('of twelve links four are on their way at a time, and each is fetched once', async ({ page }) => {
  const held: Route[] = [];
  const asked: string[] = [];
  await page.route(payloads, (route) => {
    held.push(route);
    asked.push(new URL(route.request().url()).pathname);
  });
  await open(page, '/many');
  // Who moves is a reader; for anybody else they come one by one until the glance is over.
  await page.mouse.move(2, 2, { steps: 2 });
  const twelve = Array.from({ length: 12 }, (_, index) => `/many/p${index + 1}/_payload.json`);
  const others = ['/_payload.json', '/alpha/_payload.json', '/beta/_payload.json'];
  const all = [...twelve, ...others, '/gamma/_payload.json', '/short/_payload.json'].toSorted();
  await expect.poll(() => held.length).toBe(4);
  let answered = 0;
  while (answered < all.length) {
    // A fifth would be asked for without waiting: after a full turn of the page it would be here.
    await idleMoment(page);
    expect(held.length).toBeLessThanOrEqual(4);
    await held.shift()?.continue();
    answered++;
    await expect.poll(() => asked.length).toBe(Math.min(answered + 4, all.length));
  }
  expect(asked.toSorted()).toEqual(all);
});

for (const [sign, act] of [
  // More than one event, as a hand gives: the first may tell of a pointer that was there before.
  ['moves', (page: Page) => page.mouse.move(2, 2, { steps: 2 })],
  ['stays', (page: Page) => page.clock.runFor(glance)],
] as const) {
  test(`until the reader ${sign}, a few kilobytes are spent, on the text first; then all links in view are fetched`, async ({
    page,
  }) => {
    const asked = recordPayloads(page);
    await page.route(payloads, async (route) => {
      // As heavy as pages that have something to say.
      const body = (await (await route.fetch()).text()) + ' '.repeat(7000);
      await route.fulfill({ contentType: 'application/json', body });
    });
    let arrived = 0;
    page.on('requestfinished', (request) => {
      if (payloads.test(request.url())) arrived++;
    });
    // Time passes only where it is told to: however slow the machine is, the reader has only glanced at the page.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/many');
    await expect(async () => {
      if (asked.length === 0) await page.clock.runFor(500);
      expect(asked.length).toBeGreaterThan(0);
    }).toPass();
    await expect.poll(() => arrived).toBe(2);
    // One more would be asked for without waiting: when another file has come it would be here.
    await page.evaluate(() => fetch('/builds/current.json'));
    expect(asked).toEqual(['/many/p1', '/many/p2']);
    await act(page);
    await expect.poll(() => asked.length).toBe(17);
    expect(new Set(asked).size).toBe(17);
  });
}

test('a link below the fold is fetched when it comes into view', async ({ page }) => {
  const asked = recordPayloads(page);
  await page.route('/short', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'Nothing more.',
      `${'<br>'.repeat(200)}<a href="/many/p7">Far below</a>`,
    );
    await route.fulfill({ response, body });
  });
  await openAndWait(page, '/short');
  await expect.poll(() => asked).toContain('/beta');
  await page.clock.runFor(3000);
  expect(asked).not.toContain('/many/p7');
  await link(page, 'Far below').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((path) => path === '/many/p7')).toEqual(['/many/p7']);
});

for (const [way, act] of [
  ['pointed at', (page: Page) => link(page, 'Gamma').hover()],
  ['focused', (page: Page) => link(page, 'Gamma').focus()],
] as const) {
  test(`a link that is ${way} is fetched at once, and then opens without the network`, async ({ page }) => {
    const asked = recordPayloads(page);
    // Links in view wait for the record of the build, which never comes here.
    await page.route('**/builds/meta/*', () => {});
    await open(page, '/alpha');
    // The script asks for links after it has taken the clicks; until then pointing says nothing to it.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await act(page);
      expect(asked).toEqual(['/gamma']);
    }).toPass();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/gamma/_payload.json')),
    );
    await page.context().setOffline(true);
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    expect(await isSameWindow(page)).toBe(true);
    expect(asked).toEqual(['/gamma']);
  });
}

test('links that lead away from the window, or ask for it, are never fetched early', async ({ page }) => {
  const asked = recordPayloads(page);
  const other: string[] = [];
  await page.context().route('https://outside.example/**', (route) => {
    other.push(route.request().url());
    return route.abort();
  });
  await page.route('/short', async (route) => {
    const response = await route.fetch();
    const links = [
      '<a href="/many/p1" target="_blank" rel="noopener noreferrer">Window</a>',
      '<a href="/many/p2" data-prefetch="false">Later</a>',
      '<a href="/many/p3" download>Download</a>',
      '<a href="https://outside.example/many/p4" rel="noopener noreferrer">Outside</a>',
      '<a href="#here">Here</a>',
      '<a href="/short?x=1">Self</a>',
      '<a href="/mark.svg">File</a>',
      '<a href="/nowhere">Nowhere</a>',
    ];
    await route.fulfill({
      response,
      body: (await response.text()).replace('Nothing more.', links.join(' ')),
    });
  });
  await openAndWait(page, '/short');
  await expect.poll(() => asked).toContain('/many');
  for (const name of ['Window', 'Later', 'Download', 'Outside', 'Here', 'Self', 'File', 'Nowhere']) {
    await link(page, name).hover();
    await link(page, name).focus();
  }
  await page.clock.runFor(3000);
  await link(page, 'Gamma').hover();
  await expect.poll(() => asked.toSorted()).toEqual(['/', '/alpha', '/beta', '/gamma', '/many']);
  expect(other).toEqual([]);
});

test('a fetch ahead that fails is not mentioned, and the click tries again', async ({ page }) => {
  const said = recordConsole(page);
  const asked = recordPayloads(page);
  const looked = recordRequests(page, /\/builds\/latest\.json/);
  await page.route('**/gamma/_payload.json*', (route) => route.fulfill({ status: 404, body: 'gone' }), {
    times: 1,
  });
  const failure = page.waitForResponse('**/gamma/_payload.json*');
  await openAndWait(page, '/alpha');
  await (await failure).finished();
  await link(page, 'Gamma').click();
  await expectHeading(page, 'Gamma');
  expect(await isSameWindow(page)).toBe(true);
  expect(asked.filter((path) => path === '/gamma')).toEqual(['/gamma', '/gamma']);
  expect(said).toEqual([]);
  // Nor does it make the page look for a new version.
  expect(looked).toEqual([]);
});
