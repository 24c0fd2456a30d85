// What makes the error page appear and what does not: uncaught errors, scripts that cannot be loaded, pages that cannot
// be drawn.
import {
  expectError,
  expectNoError,
  expectSiteAround,
  failFatally,
  type GalleryWindow,
  goTo,
  headerLink,
  internalServerError,
  leaveFor,
  recordLog,
  throwUncaught,
} from '../support/error-page.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { recordConsole, recordDocuments } from '../support/requests.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'moving' });

test('an uncaught error replaces the page; a rejected promise does so only when it is fatal', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const log = recordLog(page);
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/alpha');

  await test.step('an image that fails to load is not an error of the page', async () => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const image = new Image();
          image.onerror = resolve;
          image.src = '/no-such-picture.png';
          document.querySelector('main')?.append(image);
        }),
    );
    await expectNoError(page, 'Alpha');
    expect(messages).toEqual([]);
  });

  await test.step('notices of the browser and errors of extensions are ignored', async () => {
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
      for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension']) {
        const filename = `${scheme}://abc/content.js`;
        dispatchEvent(new ErrorEvent('error', { error: new Error('not ours'), filename }));
      }
    });
    await leaveFor(page, 'Beta');
    expect(messages).toEqual([]);
  });

  await test.step('a promise rejected in a handler is logged once, and the page stays', async () => {
    await page.evaluate(() => {
      const handle = async () => {
        throw new Error('no luck');
      };
      document.querySelector('h1')?.addEventListener('click', () => void handle());
    });
    await heading.click();
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]).toMatch(/^error: \[app\] unhandled rejection: Error: no luck/);
    await expectNoError(page, 'Beta');
    await leaveFor(page, 'Alpha');
    expect(messages).toHaveLength(1);
  });

  await test.step('an error thrown in a handler replaces the page', async () => {
    await page.evaluate(() => {
      document.querySelector('h1')?.addEventListener('click', () => {
        throw new Error('no luck');
      });
    });
    await heading.click();
    await expectError(page, { ...internalServerError, description: 'no luck', title: '500 - no luck' });
    expect(log).toHaveLength(2);
    expect(log[1]).toMatch(/^error \[app\] uncaught error: Error: no luck/);
  });

  await test.step('a rejection marked as fatal replaces the page', async () => {
    await leaveFor(page, 'Alpha');
    await failFatally(page, { statusCode: 503, statusMessage: 'Maintenance', message: 'Until noon.' });
    await expectError(page, {
      code: 503,
      heading: 'Maintenance',
      description: 'Until noon.',
      title: '503 - Until noon.',
      announced: '503: Maintenance',
    });
    await expect(page).toHaveURL('/alpha');
    expect(log).toHaveLength(3);
  });

  expect(await isSameWindow(page)).toBe(true);
});

test('a page whose script cannot be loaded shows an error, and opens once it can', async ({ page }) => {
  const script = /\/assets\/gallery[^/]*\.js$/;
  const log = recordLog(page);
  await page.route(script, (route) => route.abort());
  await open(page, '/alpha');
  const documents = recordDocuments(page);

  await test.step('the address stays, and no document is loaded', async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/_gallery',
        textContent: 'To the gallery',
      });
      document.querySelector('h1')?.after(link);
    });
    await page.getByRole('link', { name: 'To the gallery' }).click();
    await expectError(page, internalServerError);
    await expect(page).toHaveURL('/alpha');
    expect(documents).toEqual([]);
    expect(log).toHaveLength(1);
  });

  await test.step('an uncaught error afterwards is logged and does not replace the first', async () => {
    await throwUncaught(page, 'too late');
    await expect.poll(() => log.length).toBe(2);
    await expectError(page, internalServerError);
  });

  await test.step('the reader leaves it by a link, and Back shows the page that was there before', async () => {
    await leaveFor(page, 'Beta');
    await page.goBack();
    await expectNoError(page, 'Alpha');
  });

  await test.step('when another error is shown already, that one stays', async () => {
    await failFatally(page, { statusCode: 503, statusMessage: 'Maintenance' });
    await expectHeading(page, 'Maintenance');
    await page.evaluate(() => {
      const { committed, finished } = navigation.navigate('/_gallery');
      void Promise.allSettled([committed, finished]);
    });
    await expect.poll(() => log.length).toBe(4);
    await expectHeading(page, 'Maintenance');
    await expect(page).toHaveTitle('503 - Maintenance');
    await expect(page.locator('[data-announcer]')).toHaveText('503: Maintenance');
  });

  await test.step('once the script can be loaded, the page opens', async () => {
    await page.unroute(script);
    await goTo(page, '/_gallery', 'Gallery');
    await expect(page.locator('.error-page')).toHaveCount(0);
    expect(documents).toEqual([]);
  });
});

test('a page that cannot be drawn, at once or later on, shows an error that is logged once', async ({
  page,
}) => {
  const log = recordLog(page);
  await page.route('**/beta/_payload.json*', async (route) => {
    const response = await route.fetch();
    const payload = await response.json();
    payload.data.page.layout = 'nonsense';
    await route.fulfill({ response, json: payload });
  });
  await open(page, '/alpha');

  await test.step('when it appears; Back leaves the error', async () => {
    await headerLink(page, 'Beta').click();
    await expectHeading(page, 'Internal Server Error');
    await expect(page).toHaveTitle(/^500 - /);
    await expectSiteAround(page);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^error \[app\] a page failed: /);
    await page.goBack();
    await expectNoError(page, 'Alpha');
    await leaveFor(page, 'Gamma');
  });

  await test.step('when a part of it fails later; a link leaves the error', async () => {
    await goTo(page, '/_gallery', 'Gallery');
    await page.waitForFunction(() => 'gallery' in window);
    await page.evaluate(() => (window as unknown as GalleryWindow).gallery.icon(null as unknown as string));
    await expectHeading(page, 'Internal Server Error');
    await expectSiteAround(page);
    expect(log).toHaveLength(2);
    await leaveFor(page, 'Alpha');
  });

  expect(await isSameWindow(page)).toBe(true);
});
