// Twenty navigations of every kind, then all the way back and forward again, each time to the right page and the right
// scroll position. Some payloads are slow and some fail.
import type { Page } from '@playwright/test';
import { expectHeading, open, ready, scrollTo } from '../support/moving.ts';
import { recordDocuments } from '../support/requests.ts';
import { back, expectPosition, forward, go } from '../support/scroll-position.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });

interface Stop {
  to: string;
  heading: string;
  /** Where the reader scrolls before going on; null to stay where the navigation ended. */
  leave: number | null;
}

const walk: Stop[] = [
  { to: '/alpha', heading: 'Alpha', leave: 700 },
  { to: '/beta', heading: 'Beta', leave: 1500 },
  { to: '/beta#section-3', heading: 'Beta', leave: null },
  { to: '/beta?tab=2', heading: 'Beta', leave: null },
  { to: '/gamma#section-5', heading: 'Gamma', leave: null },
  { to: '/gamma#section-2', heading: 'Gamma', leave: 300 },
  { to: '/short', heading: 'Short', leave: null },
  { to: '/alpha', heading: 'Alpha', leave: 1900 },
  { to: '/alpha?tab=1', heading: 'Alpha', leave: 2100 },
  { to: '/alpha?tab=1#section-4', heading: 'Alpha', leave: null },
  { to: '/beta', heading: 'Beta', leave: 250 },
  { to: '/short?again', heading: 'Short', leave: null },
  { to: '/many', heading: 'Many', leave: null },
  { to: '/many/p7', heading: 'Page 7', leave: null },
  { to: '/gamma', heading: 'Gamma', leave: 2600 },
  { to: '/', heading: 'Home', leave: null },
  { to: '/gamma#section-7', heading: 'Gamma', leave: null },
  { to: '/alpha', heading: 'Alpha', leave: 40 },
  { to: '/alpha#section-6', heading: 'Alpha', leave: 1000 },
  { to: '/beta#section-1', heading: 'Beta', leave: null },
  { to: '/alpha', heading: 'Alpha', leave: 600 },
];

/**
 * Makes every third payload slow, so that the loading bar appears. Until the returned function is called, every fifth
 * fails, so that the document is loaded. Without the list of pages nothing is prefetched, so the order is fixed.
 */
async function disturb(page: Page): Promise<() => void> {
  await page.route('**/builds/meta/*', () => {});
  let count = 0;
  let isFailing = true;
  await page.route('**/_payload.json*', async (route) => {
    count++;
    if (count % 3 === 0) await page.locator('html[data-loading]').waitFor();
    if (count % 5 === 0 && isFailing) await route.fulfill({ status: 404, body: 'no' });
    else await route.continue();
  });
  return () => {
    isFailing = false;
  };
}

/** The scroll position when the navigation is over and the page has not moved for ten frames. */
async function settledPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await navigation.transition?.finished.catch(() => {});
    for (let still = 0, last = window.scrollY; still < 10; still++) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
    return window.scrollY;
  });
}

/** Expects the page and address of a stop. After a failed payload the document is new, and its script has to start. */
async function expectStop(page: Page, { to, heading }: Stop): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === to);
  await expectHeading(page, heading);
  await ready(page);
}

test('after twenty navigations, Back and Forward lead through all of them, each page at its position', {
  tag: '@nightly',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  const documents = recordDocuments(page);
  const stopFailing = await disturb(page);
  const positions: number[] = [];
  for (const [index, stop] of walk.entries()) {
    if (index === 0) await open(page, stop.to);
    else await go(page, stop.to);
    await expectStop(page, stop);
    if (stop.leave !== null) {
      await settledPosition(page);
      await scrollTo(page, stop.leave);
    }
    positions.push(await settledPosition(page));
  }

  // Two payloads failed on the way.
  expect(documents).toEqual(['/alpha', '/many', '/beta']);
  stopFailing();

  const expectReturn = async (index: number) => {
    const stop = walk[index];
    if (!stop) throw new Error(`There is no stop ${index}.`);
    await expectStop(page, stop);
    await expectPosition(page, positions[index] ?? 0);
  };
  // The way out scrolled smoothly. Jumping from here on saves time and leads to the same positions.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let index = walk.length - 2; index >= 0; index--) {
    await back(page);
    await expectReturn(index);
  }
  for (let index = 1; index < walk.length; index++) {
    await forward(page);
    await expectReturn(index);
  }
  await page.evaluate(() => void navigation.traverseTo(navigation.entries()[2]?.key ?? ''));
  await expectReturn(2);
  expect(failures).toEqual([]);
});
