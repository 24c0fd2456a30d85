// An address that no page has: what the reader is told, and the way out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test('a missing page answers 404 and says which address was not found', async ({ page }) => {
  const response = await page.goto('/nope/deeper?x=1#y');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page Not Found']);
  await expect(page.getByText('Page not found: /nope/deeper?x=1#y', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toContainText('Page Not Found: /nope/deeper?x=1#y');
  await expect(page.getByRole('status')).toHaveText('Page Not Found: /nope/deeper?x=1#y');
  await expect(page).toHaveTitle('404 - Page not found: /nope/deeper?x=1#y');
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
});

test('the header and the footer are there', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();
});

test('the source already says the address, without the part that no server sees', async ({ request }) => {
  const response = await request.get('/nope/deeper?x=1', { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(404);
  const source = await response.text();
  expect(source).toContain('<title>404 - Page not found: /nope/deeper?x=1</title>');
  expect(source).not.toContain('{{path}}');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the path is shown all the same', async ({ page }) => {
    await page.goto('/nope/deeper?x=1#y');
    await expect(page.getByText('Page not found: /nope/deeper?x=1', { exact: true })).toBeVisible();
    await expect(page.locator('body')).toContainText('Page Not Found: /nope/deeper?x=1');
    await expect(page).toHaveTitle('404 - Page not found: /nope/deeper?x=1');
    await expect(page.getByRole('button', { name: 'Search the site' })).toBeHidden();
  });
});

test('markup in the address is only text', async ({ page }) => {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    // The document's own status is reported too, and is as it should be.
    if (message.type() === 'error' && !message.text().includes('status of 404')) alarms.push(message.text());
  });
  for (const path of [
    '/<img src=x onerror=alert(1)>',
    '/nope?q=<script>alert(1)</script>',
    "/nope#<img src=x onerror='alert(1)'>",
    '/nope"><svg onload=alert(1)>',
    '/{{path}}',
  ]) {
    // From the last address, one that differs behind the # only would not be loaded.
    await page.goto('about:blank');
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    const { pathname, search, hash } = new URL(page.url());
    await expect(
      page.getByText(`Page not found: ${pathname}${search}${hash}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('img, svg, script')).toHaveCount(0);
    expect(alarms, path).toEqual([]);
  }
});

test('an address is compared letter by letter', async ({ request }) => {
  const response = await request.get('/CS/HTML', { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found: /CS/HTML');
});

test('pages with a name like that are offered, and none where nothing is near', async ({ page }) => {
  await open(page, '/cs/html/elements/dailog?x=1');
  const help = page.getByRole('complementary', { name: 'Other ways to find it' });
  await expect(help.getByRole('heading', { level: 2 })).toHaveText('Nearest to that address');
  const links = help.getByRole('link');
  await expect(links.first()).toHaveText('<dialog>/cs/html/elements/dialog');
  expect(await links.count()).toBeLessThanOrEqual(5);
  await links.first().click();
  await expect(page).toHaveTitle('<dialog>: a window in front of the page');
  expect(await isSameWindow(page)).toBe(true);

  const list = page.waitForResponse(/\/builds\/meta\//);
  await open(page, '/qqqqqqqq/zzzzzzzz');
  await list;
  await expect(help.getByRole('button', { name: 'Search the site' })).toBeVisible();
  await expect(help.getByRole('link')).toHaveCount(0);
});

test('one slash at the end shows the same page', async ({ page }) => {
  const response = await page.goto('/cs/html/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['HTML']);
  expect(await response?.text()).toBe(await (await page.goto('/cs/html'))?.text());
});

test('Back to home takes the place of the missing page in the history', async ({ page }) => {
  await page.goto('/cs');
  await open(page, '/nope');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page).toHaveTitle('Plinth Institute of Computing');
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/cs$/);
});

for (const [state, isListed] of [
  ['before it is known which pages there are', false],
  ['when it is known which pages there are', true],
] as const)
  test(`going back to a missing address looks it up again, ${state}`, async ({ page }) => {
    const list = isListed ? page.waitForEvent('requestfinished', isListOfPages) : null;
    if (!isListed) await page.route(/\/builds\/meta\//, (route) => route.abort());
    await open(page, '/nope');
    await list;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quests' }).click();
    await expect(page).toHaveURL(/\/quests$/);
    await expectHeading(page, 'Quests');
    const [request] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/nope')),
      // Asked from outside the page, the browser may not have heard of the last step yet.
      page.evaluate(() => history.back()),
    ]);
    expect((await request.response())?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Page not found: /nope');
  });

function isListOfPages(request: Request): boolean {
  return request.url().includes('/builds/meta/');
}

test('leaving a missing page for a real one gives that page its own title again', async ({ page }) => {
  await page.goto('/cs');
  const title = await page.title();
  await page.goto('/nope');
  await expect(page).toHaveTitle('404 - Page not found: /nope');
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('head > title')).toHaveCount(1);
});

test('the document for server errors says what happened and how to try again', async ({ page }) => {
  // The server shows this document only when it fails, so the test stands in for it.
  const body = readFileSync(join(outDirOf('real'), 'static/500.html'), 'utf8');
  await page.route('/broken', (route) => route.fulfill({ status: 500, contentType: 'text/html', body }));
  await page.goto('/broken');
  await expect(page).toHaveTitle('500 - Internal Server Error');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Internal Server Error']);
  await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await page.unroute('/broken');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('404 - Page not found: /broken');
});
