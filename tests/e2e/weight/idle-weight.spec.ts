// What a page costs after it has loaded, while nobody touches it and at the first touch: bytes, requests and the
// amount of work, none of which depend on the machine. Times are for the bench.
import type { Page } from '@playwright/test';
import { onlyGlance } from '../support/glance.ts';
import { idleMoment } from '../support/idle.ts';
import { open } from '../support/moving.ts';
import { recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const kib = 1024;

/**
 * Upper bounds until nothing is under way any more; bytes are compressed bodies. Pages fetched ahead are counted apart from
 * what a page fetches for itself. Where an example is in sight, what
 * brings it alive is one request and 5 KiB of script, and 1 KiB of its frame, more.
 */
const untilIdle = {
  '/cs/html/attributes/title': {
    own: (58 + 6) * kib,
    requests: 15 + 1,
    script: (27 + 5) * kib,
    ahead: 24 * kib,
    pages: 5,
  },
  '/cs/html/getting-started/your-first-page': {
    own: 57 * kib,
    requests: 13,
    script: 27 * kib,
    ahead: 28 * kib,
    pages: 5,
  },
  '/build-own/lisp/12-compiler': { own: 75 * kib, requests: 14, script: 27 * kib, ahead: 24 * kib, pages: 5 },
  '/': { own: (55 + 6) * kib, requests: 14 + 1, script: (27 + 5) * kib, ahead: 24 * kib, pages: 5 },
};

interface Fetched {
  path: string;
  bytes: number;
}

/** Everything that the document and its scripts have fetched so far, the document itself included. */
function listFetched(page: Page): Promise<Fetched[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        path: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }),
    ),
  );
}

const sum = (fetched: readonly Fetched[], matches = /(?:)/) =>
  fetched.filter(({ path }) => matches.test(path)).reduce((total, { bytes }) => total + bytes, 0);

/** Resolves when the page has asked for nothing and waited for nothing during several idle moments. */
function watchNetwork(page: Page): () => Promise<void> {
  let asked = 0;
  let under = 0;
  page.on('request', () => {
    asked++;
    under++;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => under--);
  return async () => {
    for (let before = -1, quiet = 0; quiet < 5; ) {
      await idleMoment(page);
      quiet = asked === before && under === 0 ? quiet + 1 : 0;
      before = asked;
    }
  };
}

/** Opens a page and leaves it alone until it has fetched what it fetches by itself. */
async function openAndLeaveAlone(page: Page, path: string) {
  await onlyGlance(page);
  const untilQuiet = watchNetwork(page);
  // The last thing that a page begins by itself.
  const ahead = page.waitForResponse(/\/_payload\.json/);
  await open(page, path);
  // Where no pointer has been, Chromium tells a page of one in the corner that has not moved, sooner or later.
  await page.mouse.move(0, 0);
  await ahead;
  await untilQuiet();
  return { fetched: await listFetched(page), untilQuiet };
}

/** Whether React has taken over any part of the document. */
function countReactRoots(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer')),
      ).length,
  );
}

for (const [path, limits] of Object.entries(untilIdle))
  test(`${path} stays within its limits while nobody touches it`, async ({ page }) => {
    const { fetched } = await openAndLeaveAlone(page, path);
    const isPayload = ({ path }: Fetched) => path.endsWith('/_payload.json');
    const payloads = fetched.filter(isPayload);
    const own = fetched.filter((one) => !isPayload(one));
    expect(sum(fetched, /\.js$/)).toBeLessThanOrEqual(limits.script);
    expect(sum(payloads)).toBeLessThanOrEqual(limits.ahead);
    expect(payloads.length).toBeLessThanOrEqual(limits.pages);
    expect(sum(own)).toBeLessThanOrEqual(limits.own);
    expect(own.length).toBeLessThanOrEqual(limits.requests);
    expect(await countReactRoots(page)).toBe(0);
    expect(
      fetched.filter((one) => /\/assets\/(react|take-over|page-view|site-search)-/.test(one.path)),
    ).toEqual([]);
  });

test('no script that the site starts with waits for another one', async ({ page }) => {
  const asked = recordRequests(page, /\/assets\/constants-/);
  let isAskedFirst = false;
  await page.route(/\/assets\/entry\.app-/, async (route) => {
    await expect.poll(() => asked.length).toBe(1);
    isAskedFirst = true;
    await route.continue();
  });
  await open(page, '/blog');
  expect(isAskedFirst).toBe(true);
});

test('React takes one part over when the reader moves, and what draws pages comes along', async ({
  page,
}) => {
  await openAndLeaveAlone(page, '/blog');
  await page.mouse.move(300, 300);
  await expect.poll(() => countReactRoots(page)).toBe(1);
  await expect.poll(async () => sum(await listFetched(page), /\/assets\/page-view-/)).toBeGreaterThan(0);
});

test('what draws pages comes in few files: those that wait for each other are one', async ({ page }) => {
  const { fetched: before, untilQuiet } = await openAndLeaveAlone(page, '/blog');
  await page.mouse.move(300, 300);
  await expect.poll(() => countReactRoots(page)).toBe(1);
  await untilQuiet();
  const came = (await listFetched(page)).slice(before.length).map(({ path }) => path);
  const scripts = came.filter((path) => path.endsWith('.js'));
  expect(scripts.map((path) => path.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '')).sort()).toEqual([
    'drawing',
    'long-date',
    'page-view',
    'react',
    'rolldown-runtime',
    'take-over',
  ]);
});

test('the search fetches little, does without React, and draws only rows that are new', async ({ page }) => {
  const { fetched, untilQuiet } = await openAndLeaveAlone(page, '/blog');
  // A key is a sign of the reader, after which links in view are fetched as well: not by the search.
  const others = /^(?!.*_payload)/;
  const before = sum(fetched, others);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('group', { name: 'Quests' })).toBeAttached();
  await untilQuiet();

  /** How many rows a key brings that were not on the page before, and how many elements there are in all. */
  async function type(key: string, term: string) {
    await page.evaluate(() => {
      for (const row of document.querySelectorAll('.palette-row')) Object.assign(row, { isOld: true });
    });
    await page.keyboard.press(key);
    await expect(dialog.locator('.palette-row mark').first()).toHaveText(new RegExp(`^${term}$`, 'i'));
    return page.evaluate(() => ({
      added: [...document.querySelectorAll('.palette-row')].filter((row) => !('isOld' in row)).length,
      elements: document.querySelectorAll('.palette *').length,
    }));
  }
  for (const [key, term] of [
    ['t', 't'],
    ['a', 'ta'],
    ['b', 'tab'],
  ] as const) {
    const { added, elements } = await type(key, term);
    expect(added).toBeLessThanOrEqual(42);
    expect(elements).toBeLessThanOrEqual(900);
  }
  await untilQuiet();
  const after = await listFetched(page);
  expect(sum(after, others) - before).toBeLessThanOrEqual(60 * kib);
  expect(sum(after, /\/_data\/search\./)).toBeGreaterThan(0);
  expect(await countReactRoots(page)).toBe(0);
});

test('what the search needs is asked for at once and once, not one thing after the other', async ({
  page,
}) => {
  const held = new Map<string, () => void>();
  for (const ending of ['js', 'css']) {
    const isFree = new Promise<void>((resolve) => held.set(ending, resolve));
    await page.route(new RegExp(`/assets/site-search-[^/]+\\.${ending}$`), async (route) => {
      await isFree;
      await route.continue();
    });
  }
  const asked = recordRequests(page, /\/_data\/(search|text)\./);
  await open(page, '/blog');
  await page.locator('[data-open-search]:visible').first().hover();
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('table');
  // The script comes before its styles: who opens the search does not overtake who pointed at it.
  const script = page.waitForResponse(/\/assets\/site-search-[^/]+\.js$/);
  held.get('js')?.();
  await (await script).finished();
  await idleMoment(page);
  held.get('css')?.();
  await expect(page.getByRole('option', { name: 'table' }).first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(page.workers()).toHaveLength(1);
});
