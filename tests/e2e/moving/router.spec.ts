// Navigation within the site: the page is swapped, and head, focus, layout and lists follow. Forms, files and unknown
// addresses are left to the browser.
import type { Page } from '@playwright/test';
import { expectHeading, isSameWindow, link, open, ready } from '../support/moving.ts';
import { shapeOf } from '../support/page-shape.ts';
import { recordConsole, recordDocuments, recordRequests } from '../support/requests.ts';
import { back, go } from '../support/scroll-position.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

/** Holds back the answers to matching requests until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test.describe('between tall pages', () => {
  test.use({ site: 'moving' });

  test('a link swaps the page without loading a document; head, focus and announcement follow', async ({
    page,
  }) => {
    await open(page, '/alpha');
    const documents = recordDocuments(page);
    const announcer = page.locator('[data-announcer]');
    await expect(announcer).toHaveText('');

    await test.step('by a click', async () => {
      await page.getByRole('link', { name: 'Beta', exact: true }).first().click();
      await expectHeading(page, 'Beta');
      await expect(page).toHaveURL(/\/beta$/);
      await expect(page).toHaveTitle('Beta');
      await expect(page.locator('head > title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'The page Beta.');
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1, name: 'Beta' })).toBeFocused();
      await expect(announcer).toHaveText('Beta');
      await expect(announcer).toHaveAttribute('aria-live', 'polite');
    });

    await test.step('by keyboard, where Tab continues from the new heading', async () => {
      await page.getByRole('link', { name: 'Gamma', exact: true }).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Gamma' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(link(page, 'Alpha')).toBeFocused();
    });

    expect(await isSameWindow(page)).toBe(true);
    expect(documents).toEqual([]);
  });

  test('a form, a file and an address that is no page are loaded by the browser', async ({ page }) => {
    const insert = (html: string) =>
      page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html), html);

    await test.step('a form is submitted', async () => {
      await open(page, '/alpha');
      await insert('<form action="/beta"><button id="probe">x</button></form>');
      const submitted = page.waitForRequest((request) => request.isNavigationRequest());
      await page.locator('#probe').click();
      await submitted;
      await expectHeading(page, 'Beta');
      expect(await isSameWindow(page)).toBe(false);
    });

    await test.step('a link to a file opens it', async () => {
      await ready(page);
      await insert('<a id="probe" href="/mark.svg">x</a>');
      await page.locator('#probe').click();
      await expect(page).toHaveURL(/\/mark\.svg$/);
      expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml');
    });

    await test.step('before the list of pages is loaded, an unknown address is looked up on the server', async () => {
      await page.route('**/builds/meta/*', () => {});
      await open(page, '/alpha');
      await go(page, '/nope?x=1');
      await expect(page).toHaveTitle('404 - Page not found: /nope?x=1');
      await expect(page.getByText('Page not found: /nope?x=1', { exact: true })).toBeVisible();
      await page.goBack();
      await expectHeading(page, 'Alpha');
      await expect(page).toHaveTitle('Alpha');
      await page.unroute('**/builds/meta/*');
    });

    await test.step('when the list is loaded, the document is requested and no payload', async () => {
      // Links in view are prefetched when it is known which of them are pages.
      const prefetched = page.waitForRequest('**/_payload.json*');
      await open(page, '/alpha');
      await prefetched;
      const messages = recordConsole(page);
      const requested = recordRequests(page, /nowhere/);
      await go(page, '/nowhere?x=1');
      await expectHeading(page, 'Page Not Found');
      await expect(page.getByText('Page not found: /nowhere?x=1', { exact: true })).toBeVisible();
      expect(requested).toEqual(['/nowhere?x=1']);
      expect(messages).toEqual([]);
    });
  });

  test('address and page change together, and a navigation that is overtaken is never shown', async ({
    page,
  }) => {
    const releaseBeta = await hold(page, '**/beta/_payload.json*');
    const releaseShort = await hold(page, '**/short/_payload.json*');
    await open(page, '/alpha');

    await test.step('an overtaken navigation is given up', async () => {
      await page.evaluate(() => {
        const headings: (string | null)[] = [];
        Object.assign(window, { headings });
        new MutationObserver(() => headings.push(document.querySelector('h1')?.textContent ?? null)).observe(
          document.body,
          { childList: true, subtree: true },
        );
        void navigation.navigate('/beta');
      });
      await go(page, '/gamma');
      await expectHeading(page, 'Gamma');
      const answered = page.waitForResponse('**/beta/_payload.json*');
      releaseBeta();
      await answered;
      await expect(page).toHaveURL(/\/gamma$/);
    });

    await test.step('the address changes only when the new page is shown', async () => {
      await go(page, '/short');
      await expect(page.locator('html')).toHaveAttribute('data-loading', '');
      expect(new URL(page.url()).pathname).toBe('/gamma');
      await expectHeading(page, 'Gamma');
      releaseShort();
      await expectHeading(page, 'Short');
      await expect(page).toHaveURL(/\/short$/);
      await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    });

    const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect(headings).toContain('Gamma');
    expect(headings).not.toContain('Beta');
    expect(
      await page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname)),
    ).toEqual(['/alpha', '/gamma', '/short']);
  });

  test('before the script arrives links work, and what the reader typed and opened stays when it does', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/entry.app-*.js');
    await page.goto('/alpha');
    await page.getByRole('link', { name: 'Beta', exact: true }).first().click();
    await expect(page).toHaveURL(/\/beta$/);
    await expectHeading(page, 'Beta');

    await page.waitForLoadState('load');
    await page.evaluate(() => {
      const html = '<input id="probe"><details id="more"><summary>More</summary>Text</details>';
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
    });
    await page.locator('#probe').pressSequentially('half a sen');
    await page.locator('summary').click();
    await page.locator('#probe').focus();
    release();
    await ready(page);
    await page.keyboard.type('tence');
    await expect(page.locator('#probe')).toHaveValue('half a sentence');
    await expect(page.locator('#more')).toHaveAttribute('open', '');
    await expect(page.locator('#probe')).toBeFocused();
  });
});

test('layout, header and section list follow the page, and the elements that pages share stay', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
  for (const part of ['.site-header', '.site-footer'])
    await page.locator(part).evaluate((element) => Object.assign(element, { isTheSame: true }));

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'CS Subjects' }).click();
  await main.getByRole('link', { name: 'All of CS Subjects' }).click();
  await expect(page).toHaveURL(/\/cs$/);
  const current = main.locator('[aria-current]');
  await expect(current).toHaveText(['CS Subjects']);

  await go(page, '/cs/html/elements/img');
  await expectHeading(page, '<img>');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'cs-html-els');
  await expect(current).toHaveCount(0);
  const list = page.getByRole('navigation', { name: 'Elements' });
  await expect(list.getByRole('link', { name: 'img', exact: true })).toHaveAttribute('aria-current', 'page');
  await list.evaluate((element) => Object.assign(element, { isTheSame: true }));
  await list.getByRole('link', { name: 'video', exact: true }).click();
  await expectHeading(page, '<video>');
  expect(await list.evaluate((element) => 'isTheSame' in element)).toBe(true);

  await back(page);
  await expectHeading(page, '<img>');
  await back(page);
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');

  await go(page, '/blog');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'blog');
  for (const part of ['.site-header', '.site-footer'])
    expect(await page.locator(part).evaluate((element) => 'isTheSame' in element)).toBe(true);
  expect(await isSameWindow(page)).toBe(true);
});

test('a page rendered in the browser is the page that the server sends', async ({ page, request }) => {
  await open(page, '/cs');
  for (const path of ['/', '/cs/html/elements/img', '/cs/html', '/blog/first-rule-of-aria', '/quests']) {
    const sent = await page.evaluate(shapeOf, await (await request.get(path)).text());
    await go(page, path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect.poll(() => page.evaluate(shapeOf, null), { message: path }).toBe(sent);
  }
});

test('a document of an older build gets the header of the present one and keeps its page', async ({
  page,
}) => {
  await page.route('**/builds/current.json', async (route) => {
    const response = await route.fetch();
    const build = await response.json();
    build.shell.sections[0].title = 'Renamed subjects';
    await route.fulfill({ response, json: build });
  });
  await page.goto('/cs/html', { waitUntil: 'commit' });
  await page.getByRole('main').evaluate((main) => {
    Object.assign(main, { isTheSame: true });
    main.insertAdjacentHTML('afterbegin', '<input id="probe" value="typed">');
  });
  await ready(page);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Renamed subjects' }),
  ).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => 'isTheSame' in main)).toBe(true);
  await expect(page.locator('#probe')).toHaveValue('typed');
  await expectHeading(page, 'HTML');
});
