// A page's data is one file, requested once when the reader goes there. Without it the document is loaded instead.
import type { Page } from '@playwright/test';
import { onlyGlance } from '../support/glance.ts';
import { expectHeading, isSameWindow, link, open, ready } from '../support/moving.ts';
import { recordConsole, recordDocuments, recordPayloads, recordRequests } from '../support/requests.ts';
import { back, go, reload } from '../support/scroll-position.ts';
import { expect, test } from '../support/test.ts';

async function buildId(page: Page): Promise<string> {
  const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
  return id;
}

test('a navigation requests the payload of its page and nothing else; a second visit requests nothing', async ({
  page,
}) => {
  // The typeface, which is fetched for readers who stay, is not requested by the click.
  await onlyGlance(page);
  // Recorded from the start, because the payload may be prefetched.
  const requested = recordRequests(page, /^\/cs\/html(\/_payload\.json|$)/);
  await open(page, '/');
  const others: string[] = [];
  page.on('request', (request) => {
    // Payloads of other links, the list of pages and the home page's example are prefetched.
    const isData = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isData && !/\/_payload\.json\?|\/builds\/meta\/|\/_example\//.test(request.url()))
      others.push(request.url());
  });
  const once = [`/cs/html/_payload.json?${await buildId(page)}`];
  // By keyboard: a pointer that rests on the search button would fetch the search index.
  await page.getByRole('main').locator('a[href="/cs/html"]').press('Enter');
  await expectHeading(page, 'HTML');
  expect(requested).toEqual(once);
  await page.goBack();
  await expectHeading(page, 'Computing, from the ground up.');
  await page.getByRole('main').locator('a[href="/cs/html"]').press('Enter');
  await expectHeading(page, 'HTML');
  expect(requested).toEqual(once);
  expect(others).toEqual([]);
  expect(await isSameWindow(page)).toBe(true);
});

test.describe('between tall pages', () => {
  test.use({ site: 'moving' });

  test('each payload is requested once, whatever the query, anchor or slash of the address', async ({
    page,
  }) => {
    // Links in view are not prefetched without the list of pages, which never arrives.
    await page.route('**/builds/meta/*', () => {});
    await open(page, '/alpha');

    await test.step('another query or anchor of the same page requests nothing', async () => {
      const requested = recordRequests(page, /\/alpha/);
      await link(page, 'Alpha with a query').click();
      await expect(page).toHaveURL(/\/alpha\?tab=2$/);
      await link(page, 'This page, section 3').click();
      await expect(page).toHaveURL(/#section-3$/);
      await back(page);
      await expect(page).toHaveURL(/\?tab=2$/);
      await back(page);
      await expect(page).toHaveURL(/\/alpha$/);
      expect(requested).toEqual([]);
      await link(page, 'Gamma').click();
      await expectHeading(page, 'Gamma');
      expect(requested).toEqual([]);
    });

    await test.step('pointing at a link and clicking it is one request', async () => {
      const requested = recordPayloads(page);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/beta/_payload.json*', async (route) => {
        await released;
        await route.continue();
      });
      await expect(async () => {
        await page.mouse.move(0, 0);
        await link(page, 'Beta').hover();
        expect(requested).toContain('/beta');
      }).toPass();
      await link(page, 'Beta').click();
      await expect(page.locator('html[data-loading]')).toHaveCount(1);
      await expectHeading(page, 'Gamma');
      release();
      await expectHeading(page, 'Beta');
      await expect(page.locator('html[data-loading]')).toHaveCount(0);
      expect(requested.filter((path) => path === '/beta')).toEqual(['/beta']);
    });

    await test.step('the home page, a slash at the end and a query lead to the same files', async () => {
      await page.mouse.move(0, 0);
      const requested = recordRequests(page, /_payload/);
      const id = await buildId(page);
      for (const [to, heading] of [
        ['/', 'Home'],
        ['/short/', 'Short'],
        ['/alpha?x=1', 'Alpha'],
        ['/short', 'Short'],
      ] as const) {
        await go(page, to);
        await expectHeading(page, heading);
      }
      expect(requested).toEqual([
        `/_payload.json?${id}`,
        `/short/_payload.json?${id}`,
        `/alpha/_payload.json?${id}`,
      ]);
    });

    expect(await isSameWindow(page)).toBe(true);
  });

  test('after a reload the payload comes from the cache of the browser', async ({ page }) => {
    await open(page, '/alpha');
    await link(page, 'Short').click();
    await expectHeading(page, 'Short');
    await page.goBack();
    await expectHeading(page, 'Alpha');
    await reload(page);
    await link(page, 'Short').click();
    await expectHeading(page, 'Short');
    const timings = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/short/_payload.json'))
        .map(({ transferSize, decodedBodySize }) => ({ transferSize, isThere: decodedBodySize > 0 })),
    );
    expect(timings).toEqual([{ transferSize: 0, isThere: true }]);
  });

  // `payloads.test.ts` covers all the ways in which a payload can be unusable.
  test('when a payload cannot be used, the document is loaded, with one warning', async ({ page }) => {
    const messages = recordConsole(page);
    const documents = recordDocuments(page);
    for (const [how, answer] of Object.entries({
      'is not JSON': { status: 200, contentType: 'application/json', body: '<!doctype html>' },
      'cannot be reached': null,
    }))
      await test.step(`a payload that ${how}`, async () => {
        await page.route('**/gamma/_payload.json*', (route) =>
          answer ? route.fulfill(answer) : route.abort(),
        );
        await open(page, '/alpha');
        await link(page, 'Gamma').click();
        await expectHeading(page, 'Gamma');
        await ready(page);
        await expect(page).toHaveTitle('Gamma');
        expect(messages.splice(0)).toEqual([
          expect.stringMatching(/^warning: The payload of \/gamma could not be loaded: ./),
        ]);
        expect(documents.splice(0)).toEqual(['/alpha', '/gamma']);
        await page.goBack();
        await expectHeading(page, 'Alpha');
        documents.length = 0;
        await page.unroute('**/gamma/_payload.json*');
      });
  });
});
