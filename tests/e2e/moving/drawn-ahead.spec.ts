// The page behind the link under the pointer or focus is fetched and rendered before the click, outside the document.
// The navigation is faster, and nothing else changes.
import type { Locator, Page } from '@playwright/test';
import type { Payload } from '#schema/page/page-data.ts';
import { expectHeading, isSameWindow, link, open } from '../support/moving.ts';
import { changeJson, recordConsole, recordPayloads } from '../support/requests.ts';
import { go } from '../support/scroll-position.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

/** Counts the articles that scripts create in each document that is opened from now on. */
async function countArticles(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { articles: 0 };
    Object.assign(window, { counted });
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, name: string) {
      if (name === 'article') counted.articles++;
      return createElement.call(this, name);
    } as typeof createElement;
  });
  return () => page.evaluate(() => (window as unknown as { counted: { articles: number } }).counted.articles);
}

type Count = Awaited<ReturnType<typeof countArticles>>;

/** Points at a link until a script has created an article. A hand is never quite still. */
async function pointAt(page: Page, name: string, count: Count): Promise<void> {
  let x = 2;
  await expect(async () => {
    await link(page, name).hover({ position: { x: x++, y: 4 } });
    expect(await count()).toBeGreaterThan(0);
  }).toPass();
}

async function focusOn(page: Page, name: string, count: Count): Promise<void> {
  await expect(async () => {
    await link(page, name).blur();
    await link(page, name).focus();
    expect(await count()).toBeGreaterThan(0);
  }).toPass();
}

/** Waits for the style sheets that are switched on before the first navigation. */
async function stylesAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((link) => link.sheet),
  );
}

test('a page is fetched and rendered once, before the click, and opens without the network', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const requested = recordPayloads(page);
  const count = await countArticles(page);
  const articlesInDocument = page.locator('article');
  // Links in view are not prefetched without the list of pages, which never arrives.
  await page.route('**/builds/meta/*', () => {});

  for (const [sign, showInterest, follow] of [
    ['pointer', pointAt, (to: Locator) => to.click()],
    ['focus', focusOn, (to: Locator) => to.press('Enter')],
  ] as const)
    await test.step(sign, async () => {
      await open(page, '/alpha');
      await showInterest(page, 'Gamma', count);
      await expect(articlesInDocument).toHaveCount(1);
      await expectHeading(page, 'Alpha');
      await stylesAreThere(page);

      await page.context().setOffline(true);
      await follow(link(page, 'Gamma'));
      await expectHeading(page, 'Gamma');
      await expect(articlesInDocument).toHaveCount(1);
      await expect(page.locator('.app > .page-area')).toHaveAttribute('data-page', '/gamma');
      await expect(page.locator('.page-area [style]')).toHaveCount(0);
      expect(await count()).toBe(1);
      expect(await isSameWindow(page)).toBe(true);
      expect(requested.splice(0)).toEqual(['/gamma']);

      await page.context().setOffline(false);
      await page.goBack();
      await expectHeading(page, 'Alpha');
      requested.length = 0;
    });
  expect(messages).toEqual([]);
});

test('another page than the one rendered ahead can be shown, and a page that fails is reported only when it is opened', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const count = await countArticles(page);

  await test.step('another page is shown', async () => {
    await open(page, '/alpha');
    await pointAt(page, 'Gamma', count);
    await go(page, '/beta');
    await expectHeading(page, 'Beta');
    await expect(page.locator('article')).toHaveCount(1);
    expect(await count()).toBe(2);
  });

  await changeJson<Payload>(page, '**/gamma/_payload.json?*', ({ data }) => ({
    // Rendering fails after the article has been created.
    data: { ...data, page: { ...data.page, children: null as never } },
  }));

  await test.step('a page that fails out of sight is not reported, and another page is shown', async () => {
    await open(page, '/alpha');
    await pointAt(page, 'Gamma', count);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(messages).toEqual([]);
  });

  await test.step('a page that fails is an error when it is opened', async () => {
    await open(page, '/alpha');
    await pointAt(page, 'Gamma', count);
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Internal Server Error');
    expect(messages).toEqual([expect.stringMatching(/^error: \[app\] a page failed: /)]);
    await page.goBack();
    await expectHeading(page, 'Alpha');
  });
});
