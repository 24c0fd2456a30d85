// What a reader notices when something is missing: the network, the data of pages, the browser's storage, scripts.
// The page stays readable, links lead on, and nobody is sent in circles.

import type { Page } from '@playwright/test';
import type { CurrentBuild } from '#schema/builds.ts';
import { expectHeading, expectScroll, isSameWindow, link, open, ready, scrollTo } from '../support/moving.ts';
import { changeJson, recordConsole, recordDocuments, recordPayloads } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const paragraph = (page: Page, text: string) => page.getByRole('main').getByText(text);

test.describe('without the network', () => {
  /** A page of which nothing is fetched ahead unless the reader points at it. */
  async function openAlone(page: Page, path: string): Promise<void> {
    await page.route('**/builds/meta/*', () => {});
    await open(page, path);
  }

  test('a page that was fetched ahead still opens', async ({ page, context }) => {
    const said = recordConsole(page);
    await open(page, '/alpha');
    const fetched = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/gamma/_payload.json'));
    await page.waitForFunction(fetched);
    // Who moves brings the code of pages. The first event may tell of a pointer that was there before.
    await page.mouse.move(300, 300, { steps: 2 });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/page-view-')),
    );
    await context.setOffline(true);
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Gamma');
    await expect(paragraph(page, 'Paragraph 0 of Gamma, section 1.')).toBeVisible();
    await link(page, 'This page, section 3').click();
    await expect(page.locator('#section-3')).toBeFocused();
    expect(await isSameWindow(page)).toBe(true);
    expect(said).toEqual([]);
  });

  test('one that was not leaves the reader where they are, and tells them', async ({ page, context }) => {
    await openAlone(page, '/alpha');
    await scrollTo(page, 300);
    await context.setOffline(true);
    await page.evaluate(() => void navigation.navigate('/beta'));
    // The code that draws toasts is not on the device either.
    await expect(page.locator('.plain-toasts > p')).toHaveText(
      /^You are offline\. This page is not on your device yet\./,
    );
    await expect(
      page.getByText('This page is not on your device yet. What you were reading is still here.').first(),
    ).toBeVisible();
    await expectHeading(page, 'Alpha');
    await expectScroll(page, 300);
    await expect(page).toHaveURL(/\/alpha$/);
    await expect(page).toHaveTitle('Alpha');
    expect(await isSameWindow(page)).toBe(true);
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
  });

  test('it is told in a toast where toasts can be drawn', async ({ page, context }) => {
    await open(page, '/_gallery');
    await page.getByRole('button', { name: 'success' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await expect(toasts).toContainText('Toast: success');
    await context.setOffline(true);
    await page.evaluate(() => void navigation.navigate('/many/p3'));
    await expect(toasts.filter({ hasText: 'You are offline' })).toHaveAttribute('data-state', 'open');
    await expectHeading(page, 'Gallery');
    await expect(page).toHaveURL(/\/_gallery$/);
  });

  test('once it is back, the same link works', async ({ page, context }) => {
    const asked = recordPayloads(page);
    await openAlone(page, '/alpha');
    await context.setOffline(true);
    await page.evaluate(() => void navigation.navigate('/beta'));
    await expect.poll(() => asked).toContain('/beta');
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await expectHeading(page, 'Alpha');
    await context.setOffline(false);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
  });

  test('going back to a page that is not here stays too, and works later', async ({ page, context }) => {
    await openAlone(page, '/beta');
    await page.evaluate(() => void navigation.navigate('/alpha'));
    await expectHeading(page, 'Alpha');
    await page.reload();
    await ready(page);
    // The browser's own cache would have it.
    await page.route('**/beta/_payload.json*', (route) => route.continue());
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await expectHeading(page, 'Alpha');
    await expect(page).toHaveURL(/\/alpha$/);
    await context.setOffline(false);
    await page.evaluate(() => history.back());
    await expectHeading(page, 'Beta');
    await expect(page).toHaveURL(/\/beta$/);
  });
});

test('while no payload can be had, links load documents, with one warning each', async ({ page }) => {
  const said = recordConsole(page);
  const documents = recordDocuments(page);
  await page.route('**/_payload.json*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/alpha');
  await link(page, 'Beta, section 5').click();
  await expectHeading(page, 'Beta');
  await expect(page).toHaveURL(/\/beta#section-5$/);
  await expect(page.locator('#section-5')).toBeInViewport();
  await ready(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gamma' }).click();
  await expectHeading(page, 'Gamma');
  await ready(page);
  await page.goBack();
  await expectHeading(page, 'Beta');
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expect(page).toHaveURL(/\/alpha$/);
  expect(documents.slice(0, 3)).toEqual(['/alpha', '/beta', '/gamma']);
  const warnings = said.filter((line) =>
    /^warning: The payload of \/(beta|gamma) could not be loaded: /.test(line),
  );
  expect(warnings).toEqual(said.slice(0, warnings.length));
  expect(warnings.slice(0, 2).map((line) => line.split(' ')[4])).toEqual(['/beta', '/gamma']);
});

test('a document at an address it was not made for is loaded once more at most', async ({
  page,
  baseURL,
}) => {
  const documents = recordDocuments(page);
  await page.route('/alpha', async (route) => {
    // As a host does that answers one address with the page of another.
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/beta` }) });
  });
  await page.route('**/alpha/_payload.json*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/alpha');
  await page.waitForLoadState('networkidle');
  await expectHeading(page, 'Beta');
  expect(documents.length).toBeLessThanOrEqual(2);
});

test('a document of an older build whose payload fails is loaded once more at most', async ({ page }) => {
  const documents = recordDocuments(page);
  await changeJson<CurrentBuild>(page, '**/builds/current.json', () => ({ app: 'another' }));
  await page.route('**/_gallery/_payload.json*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/_gallery');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(2);
});

test.describe('with storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  });

  test('pages open, and positions are remembered while the document lasts', async ({ page }) => {
    const said = recordConsole(page);
    await open(page, '/alpha');
    await scrollTo(page, 700);
    await link(page, 'Beta').evaluate((element: HTMLElement) => element.click());
    await expectHeading(page, 'Beta');
    await expectScroll(page, 0);
    await scrollTo(page, 400);
    await page.goBack();
    await expectHeading(page, 'Alpha');
    await expectScroll(page, 700);
    await page.goForward();
    await expectHeading(page, 'Beta');
    await expectScroll(page, 400);
    expect(await isSameWindow(page)).toBe(true);
    await page.reload();
    await ready(page);
    await expectHeading(page, 'Beta');
    await page.goBack();
    await expectHeading(page, 'Alpha');
    expect(said).toEqual([]);
  });

  test('a script that fails under a newer build loads its document, but not for ever', async ({ page }) => {
    const documents = recordDocuments(page);
    await page.route(/\/assets\/gallery-[^/]+\.js$/, (route) => route.abort());
    await changeJson<{ id: string }>(page, '**/builds/latest.json*', () => ({ id: 'newer' }));
    await open(page, '/alpha');
    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await expectHeading(page, 'Internal Server Error');
    await page.waitForLoadState('networkidle');
    await expectHeading(page, 'Internal Server Error');
    expect(documents.slice(0, 2)).toEqual(['/alpha', '/_gallery']);
    // Nothing can be remembered across a load, so the new document may try once itself.
    expect(documents.length).toBeLessThanOrEqual(3);
  });
});

test.describe('without scripts', () => {
  for (const [what, missing, logged] of [
    ['no script at all arrives', '**/assets/*.js', []],
    ['the script of the site does not arrive', '**/assets/entry.app-*.js', ['initialization']],
    ['the build does not say which it is', '**/builds/current.json', ['initialization']],
  ] as const) {
    test(`when ${what}, the page can be read and links work`, async ({ page }) => {
      const said = recordConsole(page);
      await page.route(missing, (route) => route.abort());
      await page.goto('/alpha', { waitUntil: 'networkidle' });
      await expectHeading(page, 'Alpha');
      await expect(paragraph(page, 'Paragraph 0 of Alpha, section 1.')).toBeVisible();
      await expect.poll(() => said.length).toBe(logged.length);
      for (const line of said)
        expect(line).toMatch(/^error: \[app\] error caught during app initialization:/);
      await link(page, 'Beta, section 5').click();
      await expectHeading(page, 'Beta');
      await expect(page.locator('#section-5')).toBeInViewport();
      await page.goBack();
      await expectHeading(page, 'Alpha');
    });
  }
});
