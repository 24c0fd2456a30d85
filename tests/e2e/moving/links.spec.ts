// Links: which clicks the site handles itself, how other sites are linked, and where the site's own function goes.
// `navigate.test.ts` has every address that the function refuses.
import type { BrowserContext, Page } from '@playwright/test';
import { recordDialogs } from '../support/error-page.ts';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { recordConsole, recordDocuments } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const outside = 'https://outside.example/somewhere';

interface NavigateOptions {
  external?: boolean;
  replace?: boolean;
  open?: { target?: string };
}

/** Calls the site's own function; returns the message of what it throws, or null. */
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

/** Answers requests to other sites. */
async function answerOutside(context: BrowserContext, address: string | RegExp): Promise<void> {
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Outside</title><h1>Outside</h1>',
    }),
  );
}

test.describe('navigate()', () => {
  test.use({ site: 'moving' });

  test('stays on the site: it shows pages in the same window and refuses addresses that lead elsewhere', async ({
    page,
  }) => {
    const dialogs = recordDialogs(page);
    await openGallery(page);
    const documents = recordDocuments(page);

    await test.step('leaving must be intended', async () => {
      for (const to of [outside, '//outside.example', 'javascript:alert(1)']) {
        const refusal = `Navigating to an external URL is not allowed by default. Pass { external: true } to leave the site for ${to}.`;
        expect(await navigate(page, to)).toBe(refusal);
        expect(await navigate(page, to, { open: {} })).toBe(refusal);
      }
    });

    await test.step('dangerous addresses are refused even then', async () => {
      for (const [to, scheme] of [
        [' JaVaScRiPt:alert(1)', 'javascript:'],
        ['data:text/html,<script>alert(1)</script>', 'data:'],
      ] as const)
        expect(await navigate(page, to, { external: true })).toBe(
          `Cannot navigate to a URL with '${scheme}' protocol.`,
        );
      await expectHeading(page, 'Gallery');
      await expect(page).toHaveURL('/_gallery');
      expect(page.context().pages()).toHaveLength(1);
      expect(dialogs).toEqual([]);
    });

    await test.step('a page of the site is shown in the same window', async () => {
      expect(await navigate(page, '/beta#section-2')).toBeNull();
      await expectHeading(page, 'Beta');
      await expect(page).toHaveURL('/beta#section-2');
    });

    await test.step('an empty or missing address is the home page', async () => {
      expect(await navigate(page, '')).toBeNull();
      await expectHeading(page, 'Home');
      await expect(page).toHaveURL('/');
      expect(await navigate(page, '/beta')).toBeNull();
      await expectHeading(page, 'Beta');
      expect(await navigate(page)).toBeNull();
      await expectHeading(page, 'Home');
      await expect(page).toHaveURL('/');
      expect(await isSameWindow(page)).toBe(true);
      expect(documents).toEqual([]);
    });

    await test.step('a page of the site is loaded anew when it is called external', async () => {
      expect(await navigate(page, '/alpha', { external: true })).toBeNull();
      await expectHeading(page, 'Alpha');
      expect(await isSameWindow(page)).toBe(false);
      await page.goBack();
      await expectHeading(page, 'Home');
    });
  });

  test('leaves the site when that is intended, in this window or in another', async ({ page, context }) => {
    await answerOutside(context, `${outside}**`);
    await open(page, '/alpha');
    await page.evaluate(() => void navigation.navigate('/_gallery'));
    await page.waitForFunction(() => 'gallery' in window);

    await test.step('another window gets no handle on this one', async () => {
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        navigate(page, '/alpha', { open: { target: '_blank' } }),
      ]);
      await expectHeading(other, 'Alpha');
      expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await other.close();
      await expectHeading(page, 'Gallery');
    });

    await test.step('another site is loaded, and Back returns', async () => {
      expect(await navigate(page, outside, { external: true })).toBeNull();
      await expectHeading(page, 'Outside');
      await page.goBack();
      await expectHeading(page, 'Gallery');
    });

    await test.step('another site can replace the page in the history', async () => {
      await page.waitForFunction(() => 'gallery' in window);
      expect(await navigate(page, outside, { external: true, replace: true })).toBeNull();
      await expectHeading(page, 'Outside');
      await page.goBack();
      await expectHeading(page, 'Alpha');
    });
  });
});

test.describe('to other sites', () => {
  const page = '/cs/html/elements/img';
  /** Links to other sites without `noopener noreferrer`. */
  const unguarded = () =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => !(link as HTMLAnchorElement).href.startsWith(`${location.origin}/`))
      .filter((link) => link.getAttribute('rel') !== 'noopener noreferrer')
      .map((link) => link.outerHTML);

  test('links to other sites give them no handle on this window and no referrer', async ({
    page: tab,
    context,
  }) => {
    await answerOutside(context, /youtube|whatwg\.org/);
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

  test('a plain click shows the page in the same window; every other click is left to the browser', async ({
    page,
    context,
  }) => {
    const messages = recordConsole(page);
    await open(page, '/alpha');

    for (const { name, click } of [
      { name: 'a click with Ctrl opens another window', click: { modifiers: ['Control' as const] } },
      { name: 'a click with Shift opens another window', click: { modifiers: ['Shift' as const] } },
      { name: 'a click with the middle button opens another window', click: { button: 'middle' as const } },
    ])
      await test.step(name, async () => {
        const [other] = await Promise.all([context.waitForEvent('page'), beta(page).click(click)]);
        await expectHeading(other, 'Beta');
        await other.close();
        await expectHeading(page, 'Alpha');
        await expect(page).toHaveURL('/alpha');
      });

    await test.step('a link with a download downloads', async () => {
      await beta(page).evaluate((link) => link.setAttribute('download', 'beta.html'));
      const [download] = await Promise.all([page.waitForEvent('download'), beta(page).click()]);
      expect(download.suggestedFilename()).toBe('beta.html');
      await expectHeading(page, 'Alpha');
      await beta(page).evaluate((link) => link.removeAttribute('download'));
    });

    await test.step('a link with a target opens another window', async () => {
      await beta(page).evaluate((link) => {
        link.setAttribute('target', '_blank');
        link.setAttribute('rel', 'noopener noreferrer');
      });
      const [other] = await Promise.all([context.waitForEvent('page'), beta(page).click()]);
      await expectHeading(other, 'Beta');
      expect(await other.evaluate(() => window.opener)).toBeNull();
      await other.close();
      await expectHeading(page, 'Alpha');
      await beta(page).evaluate((link) => link.removeAttribute('target'));
    });

    await test.step('a plain click shows the page in the same window', async () => {
      await beta(page).click();
      await expectHeading(page, 'Beta');
      expect(await isSameWindow(page)).toBe(true);
      expect(messages).toEqual([]);
    });
  });

  test('the link to the open page is marked as current, and the mark follows the reader', async ({
    page,
  }) => {
    const list = page.getByRole('navigation', { name: 'Many', exact: true });
    const current = list.locator('[aria-current]');
    await open(page, '/many/p1/');
    await expect(current).toHaveText(['Page 1']);
    await list.getByRole('link', { name: 'Page 2' }).click();
    await expectHeading(page, 'Page 2');
    await expect(current).toHaveText(['Page 2']);
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await isSameWindow(page)).toBe(true);
  });
});
