// An address that no page has: what the reader is told, and the ways out. `tests/built/not-found.test.ts` looks at the
// source of the document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDirOf } from '#tests/support/sites/sites.ts';
import {
  expectNoError,
  expectSiteAround,
  failFatally,
  type GalleryWindow,
  leaveFor,
  noMessage,
  recordDialogs,
  recordLog,
} from '../support/error-page.ts';
import { expectHeading, isSameWindow, open, ready, sendFirstInput } from '../support/moving.ts';
import { recordPayloads } from '../support/requests.ts';
import { expect, test as ownContextTest, readOnlyTest as test } from '../support/test.ts';

test.describe('on a small site', () => {
  test.use({ site: 'moving' });

  test('a missing page answers 404 and says which address was not found, with the site around it', async ({
    page,
  }) => {
    const log = recordLog(page);
    const path = '/nope/deeper?x=1#y';
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);

    const expectDocument = async () => {
      await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
      await expectHeading(page, 'Page Not Found');
      await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(`Page Not Found: ${path}`);
      await expect(page).toHaveTitle(`404 - Page not found: ${path}`);
      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
      await expectSiteAround(page);
    };
    await test.step('as soon as the document is there', expectDocument);

    await test.step('and still when the script has started', async () => {
      await sendFirstInput(page);
      await ready(page);
      await expectDocument();
    });

    await test.step('an error on it is logged and does not replace it', async () => {
      await failFatally(page, { statusCode: 503 });
      await expect.poll(() => log.length).toBe(1);
      await expectDocument();
      await expect(page.locator('[data-announcer]')).toHaveText('');
    });

    await test.step('a link of the header leaves it without loading a document', async () => {
      await leaveFor(page, 'Beta');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  test('a missing page can be entered by a script, and left by Back or for the home page', async ({
    page,
  }) => {
    await open(page, '/_gallery');
    const answer = page.waitForResponse((response) => response.url().endsWith('/nope?x=1'));
    await page.evaluate(() => void (window as unknown as GalleryWindow).gallery.navigate('/nope?x=1'));

    await test.step('it is looked up on the server', async () => {
      expect((await answer).status()).toBe(404);
      await expect(page.getByText('Page not found: /nope?x=1', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle('404 - Page not found: /nope?x=1');
      await expect(page).toHaveURL('/nope?x=1');
    });

    await test.step('Back shows the page before it, with its own title', async () => {
      await page.goBack();
      await expectHeading(page, 'Gallery');
      await expect(page).toHaveTitle('Gallery');
      await expect(page.locator('head > title')).toHaveCount(1);
    });

    await test.step('Back to home replaces it in the history', async () => {
      await open(page, '/nope');
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expectNoError(page, 'Home');
      await expect(page).toHaveURL('/');
      expect(await isSameWindow(page)).toBe(true);
      await page.goBack();
      await expectHeading(page, 'Gallery');
      await expect(page).toHaveURL('/_gallery');
    });
  });

  test('going back to a missing address looks it up again', async ({ page }) => {
    const requested = recordPayloads(page);
    const list = /\/builds\/meta\//;
    async function expectLookup(): Promise<void> {
      await leaveFor(page, 'Beta');
      const [request] = await Promise.all([
        page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/nope')),
        // Not `page.goBack`: the browser may not know the last step yet.
        page.evaluate(() => history.back()),
      ]);
      expect((await request.response())?.status()).toBe(404);
      await expect(page).toHaveTitle('404 - Page not found: /nope');
    }

    await test.step('without the list of pages, after asking for its payload', async () => {
      await page.route(list, (route) => route.abort());
      await open(page, '/nope');
      await expectLookup();
      expect(requested).toContain('/nope');
      await page.unroute(list);
    });

    await test.step('with the list of pages, at once', async () => {
      requested.splice(0);
      await open(page, '/nope');
      // Pages in view are fetched ahead when it is known which pages there are.
      await expect.poll(() => requested).toContain('/alpha');
      await expectLookup();
      expect(requested).not.toContain('/nope');
    });
  });

  test('markup in the address is shown as text', async ({ page }) => {
    const alarms = recordDialogs(page);
    page.on('console', (message) => {
      // The browser reports the status of the document, which is as it should be.
      if (message.type() === 'error' && !message.text().includes('status of 404'))
        alarms.push(message.text());
    });
    for (const [path, term] of [
      [
        `/"><img src=x onerror=alert(1)>?q=<script>alert(2)</script>#<svg onload='alert(3)'>`,
        '<script>alert(2)</script>',
      ],
      ['/{{path}}', null],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await sendFirstInput(page);
      await ready(page);
      // A query named `q` opens the search. Roles cannot be used then: the page behind it is inert.
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
      if (term) await expect(field).toHaveValue(term);
      const { pathname, search, hash } = new URL(page.url());
      const shown = `Page not found: ${pathname}${search}${hash}`;
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      await expect(page.locator('main h1')).toHaveText(['Page Not Found']);
      await expect(page.locator('main').locator('img, svg, script')).toHaveCount(0);
      expect(alarms, path).toEqual([]);
    }
  });
});

test('pages with a similar name are offered, and none when nothing is similar', async ({ page }) => {
  await open(page, '/cs/html/elements/dailog?x=1');
  const help = page.getByRole('complementary', { name: 'Other ways to find it' });
  await expect(help.getByRole('heading', { level: 2 })).toHaveText('Nearest to that address');
  const links = help.getByRole('link');
  await expect(links.first()).toHaveText('<dialog>/cs/html/elements/dialog');
  expect(await links.count()).toBeLessThanOrEqual(5);
  await links.first().click();
  await expect(page).toHaveTitle('<dialog>: modal dialogs without a library');
  expect(await isSameWindow(page)).toBe(true);

  const list = page.waitForResponse(/\/builds\/meta\//);
  await open(page, '/qqqqqqqq/zzzzzzzz');
  await (await list).finished();
  await expect(help.getByRole('button', { name: 'Search the site' })).toBeVisible();
  await expect(help.getByRole('link')).toHaveCount(0);

  await expect(page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quests' }).click();
  await expectHeading(page, 'Quests');
});

test('the document for server errors says what happened, and Try again loads the address again', async ({
  page,
}) => {
  // The server sends this document only when it fails itself.
  const body = readFileSync(join(outDirOf('real'), 'static/500.html'), 'utf8');
  await page.route('/broken', (route) => route.fulfill({ status: 500, contentType: 'text/html', body }));
  await page.goto('/broken');
  await expect(page).toHaveTitle('500 - Internal Server Error');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expectHeading(page, 'Internal Server Error');
  await expect(page.getByText(noMessage)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await page.unroute('/broken');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('404 - Page not found: /broken');
});

ownContextTest.describe('without JavaScript', () => {
  ownContextTest.use({ javaScriptEnabled: false });

  ownContextTest('the missing address is shown, and no search that would not open', async ({ page }) => {
    await page.goto('/nope/deeper?x=1#y');
    await expect(page.getByText('Page not found: /nope/deeper?x=1', { exact: true })).toBeVisible();
    await expect(page.locator('body')).toContainText('Page Not Found: /nope/deeper?x=1');
    await expect(page).toHaveTitle('404 - Page not found: /nope/deeper?x=1');
    await expect(page.getByRole('button', { name: 'Search the site' })).toBeHidden();
  });
});
