// The data of a page comes as one file when the reader goes there, once, and a page never fails for want of it.
import type { Page } from '@playwright/test';
import { onlyGlance } from '../support/glance.ts';
import { expectHeading, isSameWindow, link, open, ready } from '../support/moving.ts';
import { recordConsole, recordDocuments, recordPayloads, recordRequests } from '../support/requests.ts';
import { expect, pagesOf, test } from '../support/test.ts';

async function buildId(page: Page): Promise<string> {
  const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
  return id;
}

test('going to a page asks for its payload once and for nothing else; going back and again asks no more', async ({
  page,
}) => {
  // Who stays gets a typeface, which is not the click's doing.
  await onlyGlance(page);
  // From the beginning: the page may fetch it ahead by itself.
  const asked = recordRequests(page, /^\/cs\/html(\/_payload\.json|$)/);
  await open(page, '/');
  const others: string[] = [];
  page.on('request', (request) => {
    // Pages that may come next, and the record of which there are, are fetched ahead; the click needs nothing else.
    const isData = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isData && !/\/_payload\.json\?|\/builds\/meta\/|\/_example\//.test(request.url()))
      others.push(request.url());
  });
  const one = [`/cs/html/_payload.json?${await buildId(page)}`];
  // By keyboard: a pointer that comes to rest on a button of the search would fetch what that needs.
  await page.getByRole('main').locator('a[href="/cs/html"]').press('Enter');
  await expectHeading(page, 'HTML');
  expect(asked).toEqual(one);
  await page.goBack();
  await expectHeading(page, 'Computing, from the ground up.');
  await page.getByRole('main').locator('a[href="/cs/html"]').press('Enter');
  await expectHeading(page, 'HTML');
  expect(asked).toEqual(one);
  expect(others).toEqual([]);
  expect(await isSameWindow(page)).toBe(true);
});

test('every page has a payload with its own data', async ({ request }) => {
  for (const path of pagesOf('real')) {
    const response = await request.get(`${path === '/' ? '' : path}/_payload.json`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^application\/json/);
    const { data, prerenderedAt } = await response.json();
    expect(data.page.path).toBe(path);
    expect(Number.isNaN(Date.parse(prerenderedAt)) && !Number.isFinite(prerenderedAt), path).toBe(false);
  }
});

test.describe('between tall pages', () => {
  test.use({ site: 'moving' });

  test('after a reload the payload comes out of the cache of the browser', async ({ page }) => {
    await open(page, '/alpha');
    await link(page, 'Short').click();
    await expectHeading(page, 'Short');
    await page.goBack();
    await expectHeading(page, 'Alpha');
    await page.reload();
    await ready(page);
    await link(page, 'Short').click();
    await expectHeading(page, 'Short');
    const timings = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/short/_payload.json'))
        .map(({ transferSize, decodedBodySize }) => ({ transferSize, isThere: decodedBodySize > 0 })),
    );
    expect(timings).toEqual([{ transferSize: 0, isThere: true }]);
  });

  test('a query or an anchor of the same page asks for nothing', async ({ page }) => {
    await page.route('**/builds/meta/*', () => {});
    await open(page, '/alpha');
    const asked = recordRequests(page, /\/alpha/);
    await link(page, 'Alpha with a query').click();
    await expect(page).toHaveURL(/\/alpha\?tab=2$/);
    await link(page, 'This page, section 3').click();
    await expect(page).toHaveURL(/#section-3$/);
    // Asked from outside the page, the browser may not have heard of the last step yet.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\?tab=2$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/alpha$/);
    expect(asked).toEqual([]);
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    expect(asked).toEqual([]);
    expect(await isSameWindow(page)).toBe(true);
  });

  test('the first page, a slash at the end and a query lead to the same files', async ({ page }) => {
    await page.route('**/builds/meta/*', () => {});
    const asked = recordRequests(page, /_payload/);
    const id = await buildId(page);
    await open(page, '/short');
    for (const [to, heading] of [
      ['/', 'Home'],
      ['/gamma/', 'Gamma'],
      ['/beta?x=1', 'Beta'],
      ['/gamma', 'Gamma'],
    ] as const) {
      await page.evaluate((to) => void navigation.navigate(to), to);
      await expectHeading(page, heading);
    }
    expect(asked).toEqual([
      `/_payload.json?${id}`,
      `/gamma/_payload.json?${id}`,
      `/beta/_payload.json?${id}`,
    ]);
    expect(await isSameWindow(page)).toBe(true);
  });

  test('pointing and clicking at the same time are one request', async ({ page }) => {
    const asked = recordPayloads(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/beta/_payload.json*', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/alpha');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link(page, 'Beta').hover();
      expect(asked).toContain('/beta');
    }).toPass();
    await link(page, 'Beta').click();
    await expect(page.locator('html[data-loading]')).toHaveCount(1);
    await expectHeading(page, 'Alpha');
    release();
    await expectHeading(page, 'Beta');
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    expect(asked.filter((path) => path === '/beta')).toEqual(['/beta']);
  });

  const failures = {
    'answers 500': { status: 500, body: '' },
    'answers 404': { status: 404, body: 'Not found' },
    'is no JSON': { status: 200, contentType: 'application/json', body: '<!doctype html>' },
    'holds no page': { status: 200, contentType: 'application/json', body: '{"data":{}}' },
    'cannot be reached': null,
  };
  for (const [how, answer] of Object.entries(failures)) {
    test(`a payload that ${how}: the page opens all the same, with one warning`, async ({ page }) => {
      const said = recordConsole(page);
      const documents = recordDocuments(page);
      await page.route('**/gamma/_payload.json*', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await open(page, '/alpha');
      await link(page, 'Gamma').click();
      await expectHeading(page, 'Gamma');
      await ready(page);
      await expect(page).toHaveTitle('Gamma');
      expect(said).toEqual([
        expect.stringMatching(/^warning: The payload of \/gamma could not be loaded: ./),
      ]);
      expect(documents).toEqual(['/alpha', '/gamma']);
      await page.goBack();
      await expectHeading(page, 'Alpha');
    });
  }

  test('an address that is no page of the site is left to the server', async ({ page }) => {
    const said = recordConsole(page);
    await page.clock.install();
    const record = page.waitForResponse('**/builds/meta/*');
    await open(page, '/alpha');
    await page.clock.runFor(2000);
    await (await record).finished();
    const asked = recordRequests(page, /nowhere/);
    await page.evaluate(() => void navigation.navigate('/nowhere?x=1'));
    await expectHeading(page, 'Page Not Found');
    await expect(page.getByText('Page not found: /nowhere?x=1', { exact: true })).toBeVisible();
    expect(asked).toEqual(['/nowhere?x=1']);
    expect(said).toEqual([]);
  });
});
