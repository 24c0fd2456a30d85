// A long walk: twenty navigations of every kind, then all the way back and forward again, each time to the right page
// at the right place. Some payloads are slow and some fail on the way.
import type { Page } from '@playwright/test';
import { expectHeading, open, ready, scrollTo } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 720 } });

interface Stop {
  /** The address gone to; null for the first page. */
  to: string;
  heading: string;
  /** Where the reader scrolls before going on; null to stay where the navigation led. */
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

/** Payloads of these pages take their time, and of these fail once in a while. */
async function disturb(page: Page): Promise<void> {
  let count = 0;
  await page.route('**/_payload.json*', async (route) => {
    count++;
    if (count % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 400));
    if (count % 7 === 0) await route.fulfill({ status: 500, body: 'no' });
    else await route.continue();
  });
}

/** The place where the page is once it has arrived there, and has not moved for ten frames. */
async function atRest(page: Page): Promise<number> {
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

test('twenty navigations there and back again', async ({ page }) => {
  test.setTimeout(240_000);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await disturb(page);
  const positions: number[] = [];
  const [first, ...rest] = walk;
  await open(page, first?.to ?? '/');
  await scrollTo(page, first?.leave ?? 0);
  positions.push(await atRest(page));
  for (const stop of rest) {
    await page.evaluate((to) => void navigation.navigate(to), stop.to);
    await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === stop.to);
    await expectHeading(page, stop.heading);
    // A failed payload means that the document was loaded: its script takes over again.
    await ready(page);
    if (stop.leave !== null) {
      await atRest(page);
      await scrollTo(page, stop.leave);
    }
    positions.push(await atRest(page));
  }

  const expectStop = async (index: number) => {
    const stop = walk[index];
    await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === stop?.to);
    await expectHeading(page, stop?.heading ?? '');
    await ready(page);
    await expect.poll(async () => Math.abs((await atRest(page)) - (positions[index] ?? 0))).toBeLessThan(3);
  };
  for (let index = walk.length - 2; index >= 0; index--) {
    await page.goBack();
    await expectStop(index);
  }
  for (let index = 1; index < walk.length; index++) {
    await page.goForward();
    await expectStop(index);
  }
  await page.evaluate(() => void navigation.traverseTo(navigation.entries()[2]?.key ?? ''));
  await expectStop(2);
  expect(failures).toEqual([]);
});
