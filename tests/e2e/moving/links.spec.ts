// Links: which clicks the site takes, how other sites are linked, and what a program may navigate to.
import type { Page } from '@playwright/test';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { recordConsole, recordDocuments } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const outside = 'https://outside.example/somewhere';

interface NavigateOptions {
  external?: boolean;
  replace?: boolean;
  open?: { target?: string };
}

/** Navigates with the site's own function; returns the message of what it throws, null when it does not. */
function navigate(page: Page, to?: string, options?: NavigateOptions): Promise<string | null> {
  return page.evaluate(
    ([to, options]) => {
      const { gallery } = window as unknown as { gallery: { navigate(...call: unknown[]): Promise<void> } };
      try {
        void gallery.navigate(to, options);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    },
    [to, options] as const,
  );
}

async function openGallery(page: Page): Promise<void> {
  await open(page, '/_gallery');
  await page.waitForFunction(() => 'gallery' in window);
}

/** Stands in for a site elsewhere. */
async function standIn(page: Page): Promise<void> {
  await page.context().route(`${outside}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Outside</title><h1>Outside</h1>',
    }),
  );
}

test.describe('by program', () => {
  test.use({ site: 'moving' });

  const foreign = [
    outside,
    '//outside.example',
    '\\\\outside.example',
    '/\\outside.example',
    'mailto:a@b.example',
  ];
  test('leaving the site must be meant; otherwise nothing happens', async ({ page }) => {
    await openGallery(page);
    const documents = recordDocuments(page);
    const before = page.url();
    for (const to of [...foreign, 'javascript:alert(1)']) {
      const refusal = `Navigating to an external URL is not allowed by default. Pass { external: true } to leave the site for ${to}.`;
      expect(await navigate(page, to)).toBe(refusal);
      expect(await navigate(page, to, { open: {} })).toBe(refusal);
    }
    expect(page.url()).toBe(before);
    await expectHeading(page, 'Gallery');
    expect(await isSameWindow(page)).toBe(true);
    expect(documents).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });

  const dangerous: [string, string][] = [
    ['javascript:alert(1)', 'javascript:'],
    [' JaVaScRiPt:alert(1)', 'javascript:'],
    ['java\nscript:alert(1)', 'javascript:'],
    ['data:text/html,<script>alert(1)</script>', 'data:'],
    ['blob:https://outside.example/1', 'blob:'],
    ['vbscript:x', 'vbscript:'],
  ];
  test('dangerous addresses are refused even when leaving is meant', async ({ page }) => {
    await openGallery(page);
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    const before = page.url();
    for (const [to, scheme] of dangerous) {
      expect(await navigate(page, to, { external: true })).toBe(
        `Cannot navigate to a URL with '${scheme}' protocol.`,
      );
    }
    expect(page.url()).toBe(before);
    expect(await isSameWindow(page)).toBe(true);
    expect(alarms).toEqual([]);
  });

  test('another site is loaded when leaving is meant, and Back returns', async ({ page }) => {
    await standIn(page);
    await openGallery(page);
    expect(await navigate(page, outside, { external: true })).toBeNull();
    await expectHeading(page, 'Outside');
    await page.goBack();
    await expectHeading(page, 'Gallery');
  });

  test('it can take the place of the present page in the history', async ({ page }) => {
    await standIn(page);
    await open(page, '/alpha');
    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await page.waitForFunction(() => 'gallery' in window);
    expect(await navigate(page, outside, { external: true, replace: true })).toBeNull();
    await expectHeading(page, 'Outside');
    await page.goBack();
    await expectHeading(page, 'Alpha');
  });

  test('a page of this site is shown in the same window, or loaded anew when asked', async ({ page }) => {
    await openGallery(page);
    expect(await navigate(page, '/beta#section-2')).toBeNull();
    await expectHeading(page, 'Beta');
    await expect(page).toHaveURL(/\/beta#section-2$/);
    expect(await isSameWindow(page)).toBe(true);
    expect(await navigate(page, '/alpha', { external: true })).toBeNull();
    await expectHeading(page, 'Alpha');
    expect(await isSameWindow(page)).toBe(false);
    await page.goBack();
    await expectHeading(page, 'Beta');
  });

  for (const to of ['', undefined]) {
    test(`${to === '' ? 'an empty' : 'no'} address is the first page`, async ({ page }) => {
      await openGallery(page);
      expect(await navigate(page, to)).toBeNull();
      await expectHeading(page, 'Home');
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await isSameWindow(page)).toBe(true);
    });
  }

  test('another window gets no handle on this one', async ({ page, context }) => {
    await openGallery(page);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      navigate(page, '/alpha', { open: { target: '_blank' } }),
    ]);
    await expectHeading(other, 'Alpha');
    expect(await other.evaluate(() => window.opener)).toBeNull();
    expect(await other.evaluate(() => document.referrer)).toBe('');
    await expectHeading(page, 'Gallery');
  });
});

test.describe('to other sites', () => {
  const page = '/cs/html/elements/img';
  /** Links to other sites that lack what keeps the other site at a distance. */
  const unguarded = () =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => !(link as HTMLAnchorElement).href.startsWith(`${location.origin}/`))
      .filter((link) => link.getAttribute('rel') !== 'noopener noreferrer')
      .map((link) => link.outerHTML);

  test('no flag is needed: they get no handle on this window and no referrer', async ({
    page: tab,
    context,
  }) => {
    await context.route(/youtube|whatwg\.org/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Outside</title><h1>Outside</h1>',
      }),
    );
    await open(tab, '/cs/html/elements');
    expect(await tab.evaluate(unguarded)).toEqual([]);
    await tab.evaluate((to) => void navigation.navigate(to), page);
    await expectHeading(tab, '<img>');
    expect(await tab.evaluate(unguarded)).toEqual([]);

    const video = tab.getByRole('contentinfo').getByRole('link', { name: 'YouTube' });
    await expect(video).toHaveAttribute('target', '_blank');
    const [other] = await Promise.all([context.waitForEvent('page'), video.click()]);
    await expectHeading(other, 'Outside');
    expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    expect(await isSameWindow(tab)).toBe(true);

    await tab.getByRole('main').locator('a[href^="https://html.spec.whatwg.org/"]').first().click();
    await expectHeading(tab, 'Outside');
    expect(await tab.evaluate(() => document.referrer)).toBe('');
  });
});

test.describe('clicks', () => {
  test.use({ site: 'moving' });

  const beta = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: 'Beta', exact: true }).first();

  test('a plain click changes the page, not the window', async ({ page }) => {
    const said = recordConsole(page);
    await open(page, '/alpha');
    await beta(page).click();
    await expectHeading(page, 'Beta');
    expect(await isSameWindow(page)).toBe(true);
    expect(said).toEqual([]);
  });

  test('a click with Ctrl, with Shift or with the middle button is left to the browser, which opens another window; a link that downloads does so', async ({
    page,
    context,
  }) => {
    await open(page, '/alpha');
    for (const { name, click } of [
      { name: 'with Ctrl', click: { modifiers: ['Control' as const] } },
      { name: 'with Shift', click: { modifiers: ['Shift' as const] } },
      { name: 'with the middle button', click: { button: 'middle' as const } },
    ])
      await test.step(name, async () => {
        const [other] = await Promise.all([context.waitForEvent('page'), beta(page).click(click)]);
        await expectHeading(other, 'Beta');
        await other.close();
        await expectHeading(page, 'Alpha');
        expect(new URL(page.url()).pathname).toBe('/alpha');
        expect(await isSameWindow(page)).toBe(true);
      });

    await beta(page).evaluate((link) => link.setAttribute('download', 'beta.html'));
    const [download] = await Promise.all([page.waitForEvent('download'), beta(page).click()]);
    expect(download.suggestedFilename()).toBe('beta.html');
    await expectHeading(page, 'Alpha');
    expect(await isSameWindow(page)).toBe(true);
  });

  test('a link to another window opens one', async ({ page, context }) => {
    await open(page, '/alpha');
    await beta(page).evaluate((link) => {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    });
    const [other] = await Promise.all([context.waitForEvent('page'), beta(page).click()]);
    await expectHeading(other, 'Beta');
    expect(await other.evaluate(() => window.opener)).toBeNull();
    await expectHeading(page, 'Alpha');
  });

  test('the link to the open page says so, and follows the reader', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Many', exact: true }).locator('[aria-current]');
    await open(page, '/many/p1/');
    await expect(current).toHaveText(['Page 1']);
    await page
      .getByRole('navigation', { name: 'Many', exact: true })
      .getByRole('link', { name: 'Page 2' })
      .click();
    await expectHeading(page, 'Page 2');
    await expect(current).toHaveText(['Page 2']);
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await isSameWindow(page)).toBe(true);
  });
});
