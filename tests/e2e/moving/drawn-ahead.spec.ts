// The page behind the link that the reader points at is drawn before the click, where nobody sees it: the step is
// shorter, and nothing else is different.
import type { Locator, Page } from '@playwright/test';
import type { Payload } from '#schema/page/page-data.ts';
import { expectHeading, isSameWindow, link, open } from '../support/moving.ts';
import { changeJson, recordConsole } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

/** Opens a page; returns how many articles script has made since. */
async function openAndCount(page: Page, path: string): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { articles: 0 };
    Object.assign(window, { counted });
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, name: string) {
      if (name === 'article') counted.articles++;
      return createElement.call(this, name);
    } as typeof createElement;
  });
  await open(page, path);
  return () => page.evaluate(() => (window as unknown as { counted: { articles: number } }).counted.articles);
}

/** Points at a link as a hand does, which is never quite still, until script has made an article. */
async function pointAt(page: Page, name: string, count: () => Promise<number>): Promise<void> {
  let x = 2;
  await expect(async () => {
    await link(page, name).hover({ position: { x: x++, y: 4 } });
    expect(await count()).toBeGreaterThan(0);
  }).toPass();
}

async function focusOn(page: Page, name: string, count: () => Promise<number>): Promise<void> {
  await expect(async () => {
    await link(page, name).blur();
    await link(page, name).focus();
    expect(await count()).toBeGreaterThan(0);
  }).toPass();
}

const articlesInSight = (page: Page) => page.locator('article').count();

for (const [sign, showInterest, follow] of [
  ['pointer', pointAt, (to: Locator) => to.click()],
  ['focus', focusOn, (to: Locator) => to.press('Enter')],
] as const) {
  test(`a page is drawn once, before the click: ${sign}`, async ({ page }) => {
    const said = recordConsole(page);
    const count = await openAndCount(page, '/alpha');
    await showInterest(page, 'Gamma', count);
    expect(await articlesInSight(page)).toBe(1);
    await expectHeading(page, 'Alpha');
    await follow(link(page, 'Gamma'));
    await expectHeading(page, 'Gamma');
    expect(await articlesInSight(page)).toBe(1);
    expect(await page.locator('.app > .page-area').getAttribute('data-page')).toBe('/gamma');
    expect(await page.locator('.page-area [style]').count()).toBe(0);
    expect(await count()).toBe(1);
    expect(await isSameWindow(page)).toBe(true);
    await page.goBack();
    await expectHeading(page, 'Alpha');
    expect(said).toEqual([]);
  });
}

test('another page than the one that was drawn is shown as well', async ({ page }) => {
  const count = await openAndCount(page, '/alpha');
  await pointAt(page, 'Gamma', count);
  await page.evaluate(() => void navigation.navigate('/beta'));
  await expectHeading(page, 'Beta');
  expect(await articlesInSight(page)).toBe(1);
  expect(await count()).toBe(2);
});

test.describe('a page that fails while it is drawn', () => {
  test.beforeEach(async ({ page }) => {
    await changeJson<Payload>(page, '**/gamma/_payload.json?*', ({ data }) => ({
      // It is asked for when the article has been made.
      data: { ...data, page: { ...data.page, children: null as never } },
    }));
    await pointAt(page, 'Gamma', await openAndCount(page, '/alpha'));
  });

  test('out of sight says nothing, and stands in no other page’s way', async ({ page }) => {
    const said = recordConsole(page);
    await link(page, 'Beta').click();
    await expectHeading(page, 'Beta');
    expect(said).toEqual([]);
  });

  test('is an error when it is asked for', async ({ page }) => {
    const said = recordConsole(page);
    await link(page, 'Gamma').click();
    await expectHeading(page, 'Internal Server Error');
    expect(said).toEqual([expect.stringMatching(/^error: \[app\] a page failed: /)]);
    await page.goBack();
    await expectHeading(page, 'Alpha');
  });
});
