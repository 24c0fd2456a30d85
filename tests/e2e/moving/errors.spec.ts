// When something fails: what the reader sees, what stays usable around it, how it goes away, and what is only logged.
import type { ConsoleMessage, Page } from '@playwright/test';
import type { Gallery } from '#app/gallery/gallery-api.ts';
import { expectHeading, isSameWindow, open, ready } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

type GalleryWindow = { gallery: Gallery['api'] };

const sorry = 'Something went wrong on our side. Please try again.';

async function fail(page: Page, error: unknown): Promise<void> {
  await page.evaluate((thrown) => (window as unknown as GalleryWindow).gallery.fail(thrown), error);
}

interface Shown {
  code: number;
  heading: string;
  description: string;
  title: string;
  announced: string;
}

/** The whole error page, and the site around it. */
async function expectError(
  page: Page,
  { code, heading, description, title, announced }: Shown,
): Promise<void> {
  const main = page.getByRole('main');
  await expectHeading(page, heading);
  const canRetry = code !== 404;
  await expect(main).toHaveText(`${code}${heading}${description}Back to home${canRetry ? 'Try again' : ''}`);
  await expect(main.getByText(String(code), { exact: true })).toBeVisible();
  await expect(main.getByText(description, { exact: true })).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(['Back to home', ...(canRetry ? ['Try again'] : [])]);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('[data-announcer]')).toHaveText(announced);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
  await expectSiteAround(page);
}

async function expectSiteAround(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plinth', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectNoError(page: Page, heading: string): Promise<void> {
  await expectHeading(page, heading);
  await expect(page).toHaveTitle(heading);
  await expect(page.locator('.error-page')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
}

/** What the site itself logs; a line of the browser about a file or an uncaught error is left out. */
function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text().startsWith('[app] ')) lines.push(`${message.type()} ${message.text()}`);
  });
  return lines;
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Leaves a trace in the history: Alpha, then the gallery, both without loading a second document. */
async function openGalleryFromAlpha(page: Page): Promise<void> {
  await open(page, '/alpha');
  await page.evaluate(() => void navigation.navigate('/_gallery'));
  await expectHeading(page, 'Gallery');
  await page.waitForFunction(() => 'gallery' in window);
}

/** From an error to another page, and on to the gallery, which may fail anew. */
async function leaveForGallery(page: Page, to: string): Promise<void> {
  await link(page, 'Beta').click();
  await expectNoError(page, 'Beta');
  await page.evaluate((to) => void navigation.navigate(to), to);
  await expectHeading(page, 'Gallery');
  await page.waitForFunction(() => 'gallery' in window);
}

test.describe('the error page says', () => {
  const path = '/_gallery?x=1#y';
  const cases = [
    {
      name: 'of an empty error that the server is to blame',
      error: {},
      shown: {
        code: 500,
        heading: 'Internal Server Error',
        description: sorry,
        title: '500 - Internal Server Error',
        announced: '500: Internal Server Error',
      },
    },
    {
      name: 'the short message as its heading',
      error: { statusCode: 503, statusMessage: 'Maintenance' },
      shown: {
        code: 503,
        heading: 'Maintenance',
        description: sorry,
        title: '503 - Maintenance',
        announced: '503: Maintenance',
      },
    },
    {
      name: 'the long message as its description and title',
      error: { statusCode: 403, statusMessage: 'Forbidden', message: 'This is for members.' },
      shown: {
        code: 403,
        heading: 'Forbidden',
        description: 'This is for members.',
        title: '403 - This is for members.',
        announced: '403: Forbidden',
      },
    },
    {
      name: 'a message that repeats the heading only once',
      error: { statusMessage: 'Too Bad', message: 'Too Bad' },
      shown: {
        code: 500,
        heading: 'Too Bad',
        description: sorry,
        title: '500 - Too Bad',
        announced: '500: Too Bad',
      },
    },
    {
      name: 'which address was not found, in both spellings',
      error: { statusCode: 404 },
      shown: {
        code: 404,
        heading: 'Page Not Found',
        description: `Page not found: ${path}`,
        title: `404 - Page not found: ${path}`,
        announced: `Page Not Found: ${path}`,
      },
    },
    {
      name: 'no control characters',
      error: { message: 'one\u0000two\u001b[31m\nthree' },
      shown: {
        code: 500,
        heading: 'Internal Server Error',
        description: 'one two [31m three',
        title: '500 - one two [31m three',
        announced: '500: Internal Server Error',
      },
    },
    {
      name: '500 for a code that is none',
      error: { statusCode: 200, statusMessage: 'Fine' },
      shown: {
        code: 500,
        heading: 'Fine',
        description: sorry,
        title: '500 - Fine',
        announced: '500: Fine',
      },
    },
  ];
  test('its code, heading and description, each time anew', async ({ page }) => {
    await open(page, '/_gallery');
    for (const { name, error, shown } of cases)
      await test.step(name, async () => {
        await leaveForGallery(page, path);
        await fail(page, error);
        await expectError(page, shown);
        await expect(page).toHaveURL(path);
      });
    expect(await isSameWindow(page)).toBe(true);
  });

  test('what it is, also when the page fails in the frame in which it is first shown', async ({ page }) => {
    await open(page, '/_gallery');
    const gallery = await page.evaluateHandle(() => (window as unknown as GalleryWindow).gallery);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await page.evaluate((gallery) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== 'Gallery') return;
        observer.disconnect();
        gallery.fail({ statusCode: 403, statusMessage: 'Forbidden', message: 'For members.' });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      void navigation.navigate('/_gallery');
    }, gallery);
    await expectHeading(page, 'Forbidden');
    // Whatever the arrival had to say has been said by its end.
    await page.evaluate(() => navigation.transition?.finished);
    await expect(page.locator('[data-announcer]')).toHaveText('403: Forbidden');
  });

  test('the message of an error and never its stack', async ({ page }) => {
    await open(page, '/_gallery');
    await page.evaluate(() =>
      (window as unknown as GalleryWindow).gallery.fail(new RangeError('The number is too large.')),
    );
    await expectError(page, {
      code: 500,
      heading: 'Internal Server Error',
      description: 'The number is too large.',
      title: '500 - The number is too large.',
      announced: '500: Internal Server Error',
    });
    expect(await page.locator('body').textContent()).not.toMatch(/RangeError|\bat \S+:\d+/);
  });

  test('markup as text', async ({ page }) => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    await open(page, '/_gallery');
    await fail(page, { statusCode: 404, statusMessage: markup, message: markup });
    await expect(page.getByText(markup, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`404 - ${markup}`);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    expect(alarms).toEqual([]);
  });
});

test.describe('an address that no page has', () => {
  test('is answered with 404, in both spellings, and the script changes nothing about it', async ({
    page,
  }) => {
    const response = await page.goto('/nope?x=1');
    expect(response?.status()).toBe(404);
    await ready(page);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expectHeading(page, 'Page Not Found');
    await expect(page.getByText('Page not found: /nope?x=1', { exact: true })).toBeVisible();
    await expect(page.locator('body')).toContainText('Page Not Found: /nope?x=1');
    await expect(page).toHaveTitle('404 - Page not found: /nope?x=1');
    await expectSiteAround(page);
  });

  test('stays what the page is about when something fails on it', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/nope');
    await page.evaluate(() => void setTimeout(() => Promise.reject({ fatal: true, statusCode: 503 })));
    await expect.poll(() => log.length).toBe(1);
    await expectHeading(page, 'Page Not Found');
    await expect(page).toHaveTitle('404 - Page not found: /nope');
    await expect(page.locator('[data-announcer]')).toHaveText('');
  });

  test('is looked up on the server when the site leads there itself', async ({ page }) => {
    await open(page, '/_gallery');
    const answered = page.waitForResponse((response) => response.url().endsWith('/nope?x=1'));
    await page.evaluate(() => void (window as unknown as GalleryWindow).gallery.navigate('/nope?x=1'));
    expect((await answered).status()).toBe(404);
    await expect(page.getByText('Page not found: /nope?x=1', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/nope?x=1');
    await page.goBack();
    await expectHeading(page, 'Gallery');
    await expect(page).toHaveTitle('Gallery');
    await expect(page.locator('head > title')).toHaveCount(1);
  });

  test('with markup in it is harmless, with the script running', async ({ page }) => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, '/<img src=x onerror=alert(1)>');
    await expectHeading(page, 'Page Not Found');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    expect(alarms).toEqual([]);
  });

  test('is left by a link of the header without loading a document', async ({ page }) => {
    await open(page, '/nope');
    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
  });

  test('gives its place to the home page, and Back leads to what was before it', async ({ page }) => {
    await open(page, '/alpha');
    await open(page, '/nope');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectNoError(page, 'Home');
    await expect(page).toHaveURL('/');
    expect(await isSameWindow(page)).toBe(true);
    await page.goBack();
    await expectNoError(page, 'Alpha');
  });
});

test.describe('an error goes away', () => {
  async function expectFirst(page: Page): Promise<void> {
    await expectHeading(page, 'Maintenance');
    await expect(page).toHaveTitle('503 - Maintenance');
    await expect(page.locator('[data-announcer]')).toHaveText('503: Maintenance');
  }

  test('but not by a second one: the first stays', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/_gallery');
    await fail(page, { statusCode: 503, statusMessage: 'Maintenance' });
    await expectHeading(page, 'Maintenance');
    await fail(page, { statusCode: 404 });
    await fail(page, {});
    await expect.poll(() => log.length).toBe(3);
    await expectFirst(page);
  });

  test('nor by one that comes in the same moment', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/_gallery');
    await page.evaluate(() => {
      const { gallery } = window as unknown as GalleryWindow;
      gallery.fail({ statusCode: 503, statusMessage: 'Maintenance' });
      gallery.fail({ statusCode: 403, statusMessage: 'Forbidden', message: 'For members.' });
    });
    await expect.poll(() => log.length).toBe(2);
    await expectFirst(page);
    await leaveForGallery(page, '/_gallery');
    await fail(page, { statusCode: 403, statusMessage: 'Forbidden' });
    await expectHeading(page, 'Forbidden');
    await expect(page).toHaveTitle('403 - Forbidden');
    await expect(page.locator('[data-announcer]')).toHaveText('403: Forbidden');
  });

  test('nor by a page that cannot be had, nor by an uncaught error after one', async ({ page }) => {
    const log = recordLog(page);
    const goToGallery = () =>
      page.evaluate(() => {
        const { committed, finished } = navigation.navigate('/_gallery');
        void Promise.allSettled([committed, finished]);
      });
    await page.route(/\/assets\/gallery[^/]*\.js$/, (route) => route.abort());
    await open(page, '/alpha');
    await page.evaluate(
      () =>
        void setTimeout(() => Promise.reject({ fatal: true, statusCode: 503, statusMessage: 'Maintenance' })),
    );
    await expectHeading(page, 'Maintenance');
    await goToGallery();
    await expect.poll(() => log.length).toBe(2);
    await expectFirst(page);

    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    await goToGallery();
    await expectHeading(page, 'Internal Server Error');
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('too late');
        }),
    );
    await expect.poll(() => log.length).toBe(4);
    await expectHeading(page, 'Internal Server Error');
    await expect(page.getByRole('main')).toContainText(sorry);
    await expect(page).toHaveTitle('500 - Internal Server Error');
    await expect(page.locator('[data-announcer]')).toHaveText('500: Internal Server Error');
  });

  test('by a link to another page, which can fail anew', async ({ page }) => {
    await open(page, '/_gallery');
    await fail(page, {});
    await expectHeading(page, 'Internal Server Error');
    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'default');
    await page.evaluate(() => void setTimeout(() => Promise.reject({ fatal: true, statusCode: 418 })));
    await expectHeading(page, 'Internal Server Error');
    await expect(page).toHaveTitle('418 - Internal Server Error');
  });

  test('by going back, and forward to the page that failed', async ({ page }) => {
    await openGalleryFromAlpha(page);
    await fail(page, {});
    await expectHeading(page, 'Internal Server Error');
    await page.goBack();
    await expectNoError(page, 'Alpha');
    await page.goForward();
    await expectHeading(page, 'Gallery');
    await expect(page.locator('.error-page')).toHaveCount(0);
    expect(await isSameWindow(page)).toBe(true);
  });

  test('by a link to the very page that failed', async ({ page }) => {
    await open(page, '/beta');
    await page.evaluate(() => void setTimeout(() => Promise.reject({ fatal: true })));
    await expectHeading(page, 'Internal Server Error');
    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    await expect(page).toHaveURL('/beta');
    expect(await isSameWindow(page)).toBe(true);
  });

  test('by Back to home, which puts the home page in its place', async ({ page }) => {
    await openGalleryFromAlpha(page);
    const entries = await page.evaluate(() => navigation.entries().length);
    await fail(page, {});
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectNoError(page, 'Home');
    await expect(page).toHaveURL('/');
    expect(await isSameWindow(page)).toBe(true);
    expect(await page.evaluate(() => navigation.entries().length)).toBe(entries);
    await page.goBack();
    await expectNoError(page, 'Alpha');
  });

  test('by Back to home on the home page itself', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => void setTimeout(() => Promise.reject({ fatal: true })));
    await expectHeading(page, 'Internal Server Error');
    // It came with its styles, so that nothing moves from under the pointer.
    const position = await page.locator('.error-page').evaluate((part) => getComputedStyle(part).position);
    expect(position).toBe('relative');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectNoError(page, 'Home');
    await expect(page).toHaveURL('/');
  });

  test('by Try again, which loads the page anew at the same address', async ({ page }) => {
    await open(page, '/_gallery?x=1#y');
    await fail(page, {});
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectHeading(page, 'Gallery');
    await expect(page).toHaveURL('/_gallery?x=1#y');
    await page.locator('html[data-ready]').waitFor();
    expect(await isSameWindow(page)).toBe(false);
    await expect(page).toHaveTitle('Gallery');
  });
});

test.describe('a page that cannot be made ready', () => {
  test('shows an error when its script cannot be loaded, and the address stays', async ({ page }) => {
    const log = recordLog(page);
    const documents: string[] = [];
    await page.route(/\/assets\/gallery[^/]*\.js$/, (route) => route.abort());
    await open(page, '/alpha');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/_gallery',
        textContent: 'To the gallery',
      });
      document.querySelector('h1')?.after(link);
    });
    await page.getByRole('link', { name: 'To the gallery' }).click();
    await expectError(page, {
      code: 500,
      heading: 'Internal Server Error',
      description: 'Something went wrong on our side. Please try again.',
      title: '500 - Internal Server Error',
      announced: '500: Internal Server Error',
    });
    await expect(page).toHaveURL('/alpha');
    expect(documents).toEqual([]);
    expect(log).toHaveLength(1);

    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    await page.goBack();
    await expectNoError(page, 'Alpha');
    await page.unroute(/\/assets\/gallery[^/]*\.js$/);
    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await expectHeading(page, 'Gallery');
  });

  test('shows an error when it cannot be drawn, told once, and Back leads out of it', async ({ page }) => {
    const log = recordLog(page);
    await page.route('**/beta/_payload.json*', async (route) => {
      const response = await route.fetch();
      const payload = await response.json();
      payload.data.page.layout = 'nonsense';
      await route.fulfill({ response, json: payload });
    });
    await open(page, '/alpha');
    await link(page, 'Beta').click();
    await expectHeading(page, 'Internal Server Error');
    await expect(page).toHaveTitle(/^500 - /);
    await expectSiteAround(page);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^error \[app\] a page failed: /);
    await page.goBack();
    await expectNoError(page, 'Alpha');
    await link(page, 'Gamma').click();
    await expectNoError(page, 'Gamma');
    expect(await isSameWindow(page)).toBe(true);
  });

  test('shows an error when a part of it fails later on', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/_gallery');
    await page.evaluate(() => (window as unknown as GalleryWindow).gallery.icon(null as unknown as string));
    await expectHeading(page, 'Internal Server Error');
    await expectSiteAround(page);
    expect(log).toHaveLength(1);
    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
  });
});

test.describe('what nobody caught', () => {
  test('a promise rejected in a handler is reported once, and the page stays', async ({ page }) => {
    const lines: string[] = [];
    const uncaught: string[] = [];
    await open(page, '/alpha');
    page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.evaluate(() => {
      const handle = async () => {
        throw new Error('no luck');
      };
      document.querySelector('h1')?.addEventListener('click', () => void handle());
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toMatch(/^error \[app\] unhandled rejection: Error: no luck/);
    await expectNoError(page, 'Alpha');
    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    expect(lines).toHaveLength(1);
    expect(uncaught).toEqual([]);
  });

  test('a rejection that calls itself fatal takes the place of the page', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/alpha');
    await page.evaluate(
      () =>
        void setTimeout(() =>
          Promise.reject({
            fatal: true,
            statusCode: 503,
            statusMessage: 'Maintenance',
            message: 'Until noon.',
          }),
        ),
    );
    await expectError(page, {
      code: 503,
      heading: 'Maintenance',
      description: 'Until noon.',
      title: '503 - Until noon.',
      announced: '503: Maintenance',
    });
    await expect(page).toHaveURL('/alpha');
    expect(log).toHaveLength(1);
  });

  test('an error thrown in a handler takes the place of the page', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/alpha');
    await page.evaluate(() => {
      document.querySelector('h1')?.addEventListener('click', () => {
        throw new Error('no luck');
      });
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expectError(page, {
      code: 500,
      heading: 'Internal Server Error',
      description: 'no luck',
      title: '500 - no luck',
      announced: '500: Internal Server Error',
    });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^error \[app\] uncaught error: Error: no luck/);
  });

  test('a notice of the browser and a failing extension leave the page alone', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/alpha');
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
      for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension']) {
        const filename = `${scheme}://abc/content.js`;
        dispatchEvent(new ErrorEvent('error', { error: new Error('not ours'), filename }));
      }
    });
    await link(page, 'Beta').click();
    await expectNoError(page, 'Beta');
    expect(log).toEqual([]);
  });

  test('a picture that fails to load is no error of the page', async ({ page }) => {
    const log = recordLog(page);
    await open(page, '/alpha');
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
    expect(log).toEqual([]);
  });
});

test.describe('refused by the call itself, the page untouched', () => {
  const addresses = [
    [
      'an address outside, not meant',
      'https://example.com/',
      {},
      /^Navigating to an external URL is not allowed by default/,
    ],
    ['two slashes', '//example.com', {}, /^Navigating to an external URL is not allowed by default/],
    [
      'a script, not meant as external',
      'javascript:alert(1)',
      {},
      /^Navigating to an external URL is not allowed by default/,
    ],
    [
      'a script',
      ' JaVaScRiPt:alert(1)',
      { external: true },
      /^Cannot navigate to a URL with 'javascript:' protocol\.$/,
    ],
    [
      'data',
      'data:text/html,hello',
      { external: true },
      /^Cannot navigate to a URL with 'data:' protocol\.$/,
    ],
    [
      'a blob',
      'blob:https://example.com/1',
      { external: true },
      /^Cannot navigate to a URL with 'blob:' protocol\.$/,
    ],
    [
      'old script',
      'vbscript:1',
      { external: true },
      /^Cannot navigate to a URL with 'vbscript:' protocol\.$/,
    ],
  ] as [string, string, { external?: boolean }, RegExp][];
  test('addresses that lead outside or run a script', async ({ page }) => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    await open(page, '/_gallery');
    for (const [name, to, options, message] of addresses)
      await test.step(name, async () => {
        const thrown = await page.evaluate(
          ([target, given]) => {
            try {
              void (window as unknown as GalleryWindow).gallery.navigate(target, given);
              return 'nothing thrown';
            } catch (error) {
              return (error as Error).message;
            }
          },
          [to, options] as const,
        );
        expect(thrown).toMatch(message);
        await expectHeading(page, 'Gallery');
        await expect(page).toHaveURL('/_gallery');
        expect(await isSameWindow(page)).toBe(true);
        expect(alarms).toEqual([]);
      });
  });

  test('an overlay that nobody made', async ({ page }) => {
    await open(page, '/_gallery');
    const thrown = await page.evaluate(() => {
      const { manager } = (window as unknown as GalleryWindow).gallery.overlays;
      return (['open', 'close', 'patch'] as const).map((call) => {
        try {
          void (manager[call] as (id: symbol) => unknown)(Symbol('nobody'));
          return 'nothing thrown';
        } catch (error) {
          return (error as Error).message;
        }
      });
    });
    expect(thrown).toEqual(['Overlay not found', 'Overlay not found', 'Overlay not found']);
    await expectHeading(page, 'Gallery');
  });
});

test.describe('an error while the site starts', () => {
  const starting = /^error \[app\] error caught during app initialization: /;

  /** The document can be read, and its links work as links do. */
  async function expectReadable(page: Page): Promise<void> {
    await expectHeading(page, 'Alpha');
    await expect(page.getByRole('main')).toContainText('Paragraph 0 of Alpha, section 1.');
    await expectSiteAround(page);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    await expect(page).toHaveTitle('Beta');
  }

  test('is logged and leaves the page: the record of the build cannot be had', async ({ page }) => {
    const log = recordLog(page);
    await page.route('**/builds/current.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/alpha');
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toMatch(starting);
    await expectReadable(page);
  });

  test('is logged and leaves the page: the links cannot be taken over', async ({ page }) => {
    const log = recordLog(page);
    await page.addInitScript(() => {
      navigation.addEventListener = () => {
        throw new Error('not today');
      };
    });
    await page.goto('/alpha');
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toMatch(starting);
    expect(log[0]).toContain('not today');
    await expectReadable(page);
  });

  test('is logged and leaves the page: what may come next cannot be fetched early', async ({ page }) => {
    const log = recordLog(page);
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('not today');
        }
      } as unknown as typeof IntersectionObserver;
    });
    await open(page, '/alpha');
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toContain('not today');
    await expectReadable(page);
  });

  test('is logged and leaves the page: the shell cannot be drawn', async ({ page }) => {
    const log = recordLog(page);
    await page.route('**/builds/current.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), shell: {} } });
    });
    await page.goto('/alpha');
    await expect.poll(() => log.length).toBe(1);
    expect(log[0]).toMatch(starting);
    await expectReadable(page);
  });
});
