// The error page: what it shows, which error it shows when there are several, and how the reader gets away from it.
import {
  expectError,
  expectNoError,
  fail,
  failFatally,
  type GalleryWindow,
  goTo,
  internalServerError,
  leaveFor,
  recordDialogs,
  recordLog,
} from '../support/error-page.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });

const maintenance = { statusCode: 503, statusMessage: 'Maintenance' };
const forbidden = { statusCode: 403, statusMessage: 'Forbidden', message: 'This is for members.' };

test('the error page shows what failed, as text, with the site around it', async ({ page }) => {
  const dialogs = recordDialogs(page);
  await open(page, '/_gallery');

  await test.step('an empty error is an internal server error', async () => {
    await fail(page, {});
    await expectError(page, internalServerError);
    await expect(page).toHaveURL('/_gallery');
  });

  await test.step('the short message is the heading, the long one the description and the title', async () => {
    await leaveFor(page, 'Beta');
    await fail(page, forbidden);
    await expectError(page, {
      code: 403,
      heading: 'Forbidden',
      description: 'This is for members.',
      title: '403 - This is for members.',
      announced: '403: Forbidden',
    });
    await expect(page).toHaveURL('/beta');
  });

  await test.step('a missing page is named with its query and anchor, in both spellings', async () => {
    const path = '/_gallery?x=1#y';
    await goTo(page, path, 'Gallery');
    await fail(page, { statusCode: 404 });
    await expectError(page, {
      code: 404,
      heading: 'Page Not Found',
      description: `Page not found: ${path}`,
      title: `404 - Page not found: ${path}`,
      announced: `Page Not Found: ${path}`,
    });
    await expect(page).toHaveURL(path);
  });

  await test.step('an Error is shown with its message and without its stack', async () => {
    await leaveFor(page, 'Beta');
    await page.evaluate(() =>
      (window as unknown as GalleryWindow).gallery.fail(new RangeError('The number is too large.')),
    );
    await expectError(page, {
      ...internalServerError,
      description: 'The number is too large.',
      title: '500 - The number is too large.',
    });
    expect(await page.locator('body').textContent()).not.toMatch(/RangeError|\bat \S+:\d+/);
  });

  await test.step('markup is shown as text', async () => {
    const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    await leaveFor(page, 'Gamma');
    await fail(page, { statusCode: 404, statusMessage: markup, message: markup });
    await expect(page.getByText(markup, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`404 - ${markup}`);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });

  await test.step('a page that fails in the frame in which it appears does not overwrite the announcement', async () => {
    await leaveFor(page, 'Beta');
    await page.evaluate((error) => {
      const { gallery } = window as unknown as GalleryWindow;
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== 'Gallery') return;
        observer.disconnect();
        gallery.fail(error);
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      void navigation.navigate('/_gallery');
    }, forbidden);
    await expectHeading(page, 'Forbidden');
    // The page announces itself before the navigation has finished.
    await page.evaluate(() => navigation.transition?.finished);
    await expect(page.locator('[data-announcer]')).toHaveText('403: Forbidden');
  });

  expect(await isSameWindow(page)).toBe(true);
});

test('of several errors the first stays until the reader goes elsewhere', async ({ page }) => {
  const log = recordLog(page);
  const expectMaintenance = async () => {
    await expectHeading(page, 'Maintenance');
    await expect(page).toHaveTitle('503 - Maintenance');
    await expect(page.locator('[data-announcer]')).toHaveText('503: Maintenance');
  };
  await open(page, '/_gallery');

  await test.step('when others follow', async () => {
    await fail(page, maintenance);
    await expectHeading(page, 'Maintenance');
    await fail(page, { statusCode: 404 });
    await fail(page, {});
    await expect.poll(() => log.length).toBe(3);
    await expectMaintenance();
  });

  await test.step('when another one is reported in the same task', async () => {
    await leaveFor(page, 'Beta');
    await page.evaluate(
      ([first, second]) => {
        const { gallery } = window as unknown as GalleryWindow;
        gallery.fail(first);
        gallery.fail(second);
      },
      [maintenance, forbidden],
    );
    await expect.poll(() => log.length).toBe(5);
    await expectMaintenance();
  });

  await test.step('and the next page can fail on its own account', async () => {
    await leaveFor(page, 'Gamma');
    await fail(page, { statusCode: 403, statusMessage: 'Forbidden' });
    await expectHeading(page, 'Forbidden');
    await expect(page).toHaveTitle('403 - Forbidden');
    await expect(page.locator('[data-announcer]')).toHaveText('403: Forbidden');
  });
});

test('the reader leaves an error by any link, by Back, and by its two buttons', async ({ page }) => {
  const failed = () => expectHeading(page, 'Internal Server Error');
  // No other page yet: the styles of the error page are not in use when it is first needed.
  await open(page, '/');

  await test.step('Back to home works on the home page itself', async () => {
    await failFatally(page);
    await failed();
    // The styles are applied before the error is shown, so that nothing moves from under the pointer.
    const position = await page.locator('.error-page').evaluate((part) => getComputedStyle(part).position);
    expect(position).toBe('relative');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectNoError(page, 'Home');
    await expect(page).toHaveURL('/');
  });

  await test.step('a link to the page that failed shows it again', async () => {
    await leaveFor(page, 'Beta');
    await failFatally(page);
    await failed();
    await leaveFor(page, 'Beta');
    await expect(page).toHaveURL('/beta');
  });

  await test.step('a link to another page shows that page, which can fail in turn', async () => {
    await failFatally(page);
    await failed();
    await leaveFor(page, 'Alpha');
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
    await failFatally(page, { statusCode: 418 });
    await failed();
    await expect(page).toHaveTitle('418 - Internal Server Error');
    await leaveFor(page, 'Alpha');
  });

  await test.step('Back leaves the error, and Forward shows the page that failed', async () => {
    await goTo(page, '/_gallery', 'Gallery');
    await failFatally(page);
    await failed();
    await page.goBack();
    await expectNoError(page, 'Alpha');
    await page.goForward();
    await expectHeading(page, 'Gallery');
    await expect(page.locator('.error-page')).toHaveCount(0);
  });

  await test.step('Back to home replaces the page that failed in the history', async () => {
    const entries = await page.evaluate(() => navigation.entries().length);
    await failFatally(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectNoError(page, 'Home');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => navigation.entries().length)).toBe(entries);
    await page.goBack();
    await expectNoError(page, 'Alpha');
  });

  expect(await isSameWindow(page)).toBe(true);

  await test.step('Try again loads the document at the same address', async () => {
    await goTo(page, '/_gallery?x=1#y', 'Gallery');
    await failFatally(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectHeading(page, 'Gallery');
    await expect(page).toHaveURL('/_gallery?x=1#y');
    await page.locator('html[data-ready]').waitFor();
    expect(await isSameWindow(page)).toBe(false);
    await expect(page).toHaveTitle('Gallery');
  });
});
