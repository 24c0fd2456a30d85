// Code that is loaded late and does not arrive: its request fails, the server no longer has it, or nothing answers.
// What the reader then sees is the table in docs/decisions/0067.
import type { Page } from '@playwright/test';
import { patience } from '#runtime/load-chunk.ts';
import { closePage } from '../support/close-page.ts';
import { expectHeading, isSameWindow, link, open } from '../support/moving.ts';
import { recordDocuments, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const noon = Date.parse('2030-01-01T12:00:00Z');

const failures = ['aborted', '404', 'stalled'] as const;
type Failure = (typeof failures)[number];

/** Makes the requests for chunks fail until `repair` is called. */
async function block(page: Page, files: RegExp, failure: Failure) {
  let isBlocked = true;
  const requested = recordRequests(page, files);
  await page.route(files, (route) => {
    if (!isBlocked) return route.continue();
    if (failure === 'aborted') return route.abort();
    if (failure === '404') return route.fulfill({ status: 404, body: 'Not found' });
    // A stalled request is never answered.
    return undefined;
  });
  return {
    requested,
    repair() {
      isBlocked = false;
    },
  };
}

/** Lets the patience of the site run out, if the request is one that nobody answers. */
async function runOut(page: Page, failure: Failure, requested: readonly string[]): Promise<void> {
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  if (failure === 'stalled') await page.clock.runFor(patience);
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Whether every style sheet of the document is on and there. */
const areStylesLoaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ disabled, sheet }) => !disabled && sheet !== null,
  );

/** Notes that the document of Beta was loaded a moment ago. */
const noteReload = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('nuxt:reload', JSON.stringify({ '/beta': Date.now() + 9900 }));
  });

const drawing = ['take-over', 'react', 'drawing', 'page-view'];

for (const chunk of drawing)
  test(`a click loads the document when the script ${chunk} is missing`, async ({ context }) => {
    for (const failure of failures)
      await test.step(failure, async () => {
        const page = await context.newPage();
        await page.clock.install({ time: noon });
        const { requested } = await block(page, new RegExp(`/assets/${chunk}-[^/]+\\.js$`), failure);
        const documents = recordDocuments(page);
        await open(page, '/alpha');
        await stopTime(page);
        await link(page, 'Beta').click();
        await runOut(page, failure, requested);
        await expectHeading(page, 'Beta');
        await expect(page).toHaveURL('/beta');
        expect(await isSameWindow(page)).toBe(false);
        expect(documents).toEqual(['/alpha', '/beta']);

        await test.step('a second time within ten seconds, the error page is drawn without the code', async () => {
          requested.length = 0;
          // Only the code may be late: the clock must not run out while the payload is still on its way.
          const payload = page.waitForResponse(/\/beta\/_payload\.json/);
          await open(page, '/alpha');
          documents.length = 0;
          await stopTime(page);
          await noteReload(page);
          await link(page, 'Beta').click();
          await (await payload).finished();
          // The page's style sheets are switched on when its payload has been read, and have the same patience.
          await expect.poll(() => page.evaluate(areStylesLoaded)).toBe(true);
          await runOut(page, failure, requested);
          // The error page waits for React, too.
          if (failure === 'stalled')
            await expect(async () => {
              // However slow the machine is, the last load was less than ten seconds ago.
              await noteReload(page);
              await expect.poll(() => page.evaluate(areStylesLoaded)).toBe(true);
              await page.clock.runFor(patience / 4);
              await expect(page).toHaveTitle('500 - Internal Server Error', { timeout: 100 });
            }).toPass();
          await expectHeading(page, 'Internal Server Error');
          await expect(page).toHaveTitle('500 - Internal Server Error');
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await expect(page).toHaveURL('/alpha');
          expect(documents).toEqual([]);
          await page.getByRole('link', { name: 'Try again' }).click();
          await expectHeading(page, 'Beta');
          expect(documents).toEqual(['/beta']);
        });
        await closePage(page);
      });
  });

test('with Data Saver on or on 2G and 3G, links load documents until the code is cached', async ({
  context,
}) => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])
    await test.step(JSON.stringify(connection), async () => {
      const page = await context.newPage();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const scripts = recordRequests(page, /\/assets\/(?:react|take-over|drawing|page-view)-(?!ahead)/);
      const documents = recordDocuments(page);
      await open(page, '/alpha');
      await page.mouse.move(300, 300, { steps: 3 });
      await link(page, 'Beta').click();
      await expectHeading(page, 'Beta');
      expect(documents).toEqual(['/alpha', '/beta']);
      expect(scripts).toEqual([]);
      await closePage(page);
    });

  await test.step('when a page has loaded it before', async () => {
    const page = await context.newPage();
    await open(page, '/alpha');
    await page.mouse.move(300, 300, { steps: 3 });
    await page.waitForFunction(() => localStorage.getItem('plinth-code') !== null);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/alpha');
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    await closePage(page);
  });
});

test('on a good connection the code is loaded after five seconds or at the first scroll', async ({
  context,
}) => {
  for (const sign of ['stays', 'scrolls'] as const)
    await test.step(`the reader ${sign}`, async () => {
      const page = await context.newPage();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const scripts = recordRequests(page, /\/assets\/(?:react|take-over|drawing|page-view)-(?!ahead)/);
      await page.goto('/alpha');
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(page.locator('html[data-ready]')).toHaveCount(1, { timeout: 100 });
      }).toPass();
      expect(scripts).toEqual([]);
      if (sign === 'stays') await page.clock.runFor(5000);
      else await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect(async () => {
        await page.clock.runFor(200);
        expect(await page.evaluate(() => localStorage.getItem('plinth-code'))).not.toBeNull();
      }).toPass();
      expect(new Set(scripts).size).toBe(4);
      await page.evaluate(() => localStorage.clear());
      await closePage(page);
    });
});
