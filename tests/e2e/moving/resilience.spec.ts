// When the network, the data of pages or the browser's storage is missing: the page stays readable, links lead on, and
// no document is reloaded in a loop.
import type { Page } from '@playwright/test';
import type { CurrentBuild } from '#schema/builds.ts';
import { closePage } from '../support/close-page.ts';
import { goTo, headerLink } from '../support/error-page.ts';
import {
  expectHeading,
  expectScroll,
  isSameWindow,
  link,
  open,
  openUntouched,
  ready,
  scrollTo,
} from '../support/moving.ts';
import { changeJson, recordConsole, recordDocuments } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const paragraph = (page: Page, text: string) => page.getByRole('main').getByText(text);

/** Scripts that were requested, and whether all of them have arrived. */
function recordScripts(page: Page) {
  const requested: string[] = [];
  let pending = 0;
  const isScript = (url: string) => /\/assets\/[^/]+\.js$/.test(url);
  page.on('request', (request) => {
    if (!isScript(request.url())) return;
    requested.push(request.url());
    pending += 1;
  });
  page.on('requestfinished', (request) => {
    if (isScript(request.url())) pending -= 1;
  });
  return {
    haveArrived: (...names: string[]) =>
      pending === 0 && names.every((name) => requested.some((url) => url.includes(`/assets/${name}-`))),
  };
}

test.describe('without the network', () => {
  test('a page that was fetched ahead opens, and a toast says why another one does not', async ({
    page,
    context,
  }) => {
    const messages = recordConsole(page);
    const scripts = recordScripts(page);
    await open(page, '/alpha');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/gamma/_payload.json')),
    );
    // The code that draws pages is fetched when the pointer moves. The first event may only report where it is.
    await page.mouse.move(300, 300, { steps: 2 });
    await expect.poll(() => scripts.haveArrived('page-view', 'take-over')).toBe(true);
    await context.setOffline(true);

    await test.step('the page that was fetched ahead', async () => {
      await link(page, 'Gamma').click();
      await expectHeading(page, 'Gamma');
      await expect(paragraph(page, 'Paragraph 0 of Gamma, section 1.')).toBeVisible();
      await link(page, 'This page, section 3').click();
      await expect(page.locator('#section-3')).toBeFocused();
      expect(messages).toEqual([]);
    });

    await test.step('another page, when toasts have been in use', async () => {
      await context.setOffline(false);
      await goTo(page, '/_gallery', 'Gallery');
      await page.getByRole('button', { name: 'success' }).click();
      const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
      await expect(toasts).toContainText('Toast: success');
      await context.setOffline(true);
      await page.evaluate(() => void navigation.navigate('/many/p3'));
      await expect(toasts.filter({ hasText: 'You are offline' })).toHaveAttribute('data-state', 'open');
      await expectHeading(page, 'Gallery');
      await expect(page).toHaveURL('/_gallery');
    });

    expect(await isSameWindow(page)).toBe(true);
  });

  test('a page that is not on the device leaves the reader where they are, and opens later', async ({
    page,
    context,
  }) => {
    // Without the list of pages nothing is fetched ahead unless the reader points at it.
    await page.route('**/builds/meta/*', () => {});
    // Requests that are routed are not answered from the browser's cache.
    await page.route('**/alpha/_payload.json*', (route) => route.continue());
    await openUntouched(page, '/alpha');
    await scrollTo(page, 300);

    await test.step('by a link, and the reader is told so without the code of toasts', async () => {
      await context.setOffline(true);
      await page.evaluate(() => void navigation.navigate('/beta'));
      await expect(page.locator('.plain-toasts > p')).toHaveText(
        /^You are offline\. This page is not on your device yet\. What you were reading is still here\./,
      );
      await expect(page.locator('.plain-toasts > p')).toBeVisible();
      await expectHeading(page, 'Alpha');
      await expectScroll(page, 300);
      await expect(page).toHaveURL('/alpha');
      await expect(page).toHaveTitle('Alpha');
      await expect(page.locator('html[data-loading]')).toHaveCount(0);
    });

    await test.step('the same link works when the network is back', async () => {
      await context.setOffline(false);
      await link(page, 'Beta').click();
      await expectHeading(page, 'Beta');
      expect(await isSameWindow(page)).toBe(true);
    });

    await test.step('by Back, which works later, too', async () => {
      await page.reload();
      await ready(page);
      await context.setOffline(true);
      await page.evaluate(() => history.back());
      await expect(page.getByText('You are offline').first()).toBeVisible();
      await expectHeading(page, 'Beta');
      await expect(page).toHaveURL('/beta');
      await context.setOffline(false);
      await page.evaluate(() => history.back());
      await expectHeading(page, 'Alpha');
      await expect(page).toHaveURL('/alpha');
    });
  });
});

test('while no payload can be loaded, links load documents, with one warning each', async ({ page }) => {
  const messages = recordConsole(page);
  const documents = recordDocuments(page);
  await page.route('**/_payload.json*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/alpha');
  await link(page, 'Beta, section 5').click();
  await expectHeading(page, 'Beta');
  await expect(page).toHaveURL('/beta#section-5');
  await expect(page.locator('#section-5')).toBeInViewport();
  await ready(page);
  await headerLink(page, 'Gamma').click();
  await expectHeading(page, 'Gamma');
  await ready(page);
  await page.goBack();
  await expectHeading(page, 'Beta');
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expect(page).toHaveURL('/alpha');
  expect(documents.slice(0, 3)).toEqual(['/alpha', '/beta', '/gamma']);
  const warnings = messages.filter((line) =>
    /^warning: The payload of \/(beta|gamma) could not be loaded: /.test(line),
  );
  expect(warnings).toEqual(messages.slice(0, warnings.length));
  expect(warnings.slice(0, 2).map((line) => line.split(' ')[4])).toEqual(['/beta', '/gamma']);
});

test('Back to a page whose payload fails loads its document where the reader left it', async ({ page }) => {
  const documents = recordDocuments(page);
  await page.route('**/alpha/_payload.json*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/alpha');
  await scrollTo(page, 700);
  await link(page, 'Beta').evaluate((element: HTMLElement) => element.click());
  await expectHeading(page, 'Beta');
  await expectScroll(page, 0);
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expectScroll(page, 700);
  expect(documents).toEqual(['/alpha', '/alpha']);
});

test('a document that cannot be completed is reloaded once at most', async ({ page, context, baseURL }) => {
  /** The reloaded document has started, and has requested nothing for a while. */
  async function expectOneReload(page: Page, documents: readonly string[], path: string): Promise<void> {
    await page.waitForFunction(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit?.type === 'reload' && 'ready' in document.documentElement.dataset;
    });
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([path, path]);
  }

  await test.step('at an address it was not made for', async () => {
    const documents = recordDocuments(page);
    // Some hosts answer one address with the page of another.
    await page.route('/alpha', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/beta` }) }),
    );
    await page.route('**/alpha/_payload.json*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/alpha');
    await expectOneReload(page, documents, '/alpha');
    await expectHeading(page, 'Beta');
  });

  await test.step('of an older build, with a payload that fails', async () => {
    const other = await context.newPage();
    const documents = recordDocuments(other);
    await changeJson<CurrentBuild>(other, '**/builds/current.json', () => ({ app: 'another' }));
    await other.route('**/_gallery/_payload.json*', (route) => route.fulfill({ status: 500, body: '' }));
    await other.goto('/_gallery');
    await expectOneReload(other, documents, '/_gallery');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await closePage(other);
  });
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

  test('pages open, positions are remembered while the document lasts, and nothing reloads in a loop', async ({
    page,
  }) => {
    const messages = recordConsole(page);
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
    await ready(page);
    expect(messages).toEqual([]);

    await test.step('a script that is missing under a newer build loads its document, but not forever', async () => {
      const documents = recordDocuments(page);
      await page.route(/\/assets\/gallery-[^/]+\.js$/, (route) => route.abort());
      await changeJson<{ id: string }>(page, '**/builds/latest.json*', () => ({ id: 'newer' }));
      await page.evaluate(() => void navigation.navigate('/_gallery'));
      await expectHeading(page, 'Internal Server Error');
      await page.waitForLoadState('networkidle');
      await expectHeading(page, 'Internal Server Error');
      expect(documents[0]).toBe('/_gallery');
      // Nothing can be remembered across a load, so the new document may try once itself.
      expect(documents.length).toBeLessThanOrEqual(2);
    });
  });
});
