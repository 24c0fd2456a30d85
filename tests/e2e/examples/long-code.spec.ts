// Long code is not rendered while it is off screen, and takes up its space all the same.
import type { Page } from '@playwright/test';
import { addressOf } from '#tests/support/sites/sites.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

const path = '/build-own/lisp/12-compiler';

/** Heights of the long blocks in whole pixels, and whether they scroll sideways. */
function blocksOf(page: Page): Promise<{ height: number; isWide: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.code > pre:has(> [data-lines])')].map((block) => ({
      height: Math.round(block.getBoundingClientRect().height),
      isWide: block.scrollWidth > block.clientWidth,
    })),
  );
}

test('code that is not rendered yet is as large as rendered code, at every width and pixel density', async ({
  browser,
}) => {
  for (const [width, deviceScaleFactor] of [
    [1280, 1],
    [390, 1],
    [390, 2],
    [390, 3],
  ] as const)
    await test.step(`${width} px wide, ${deviceScaleFactor} device pixels each`, async () => {
      const page = await browser.newPage({
        baseURL: addressOf('real'),
        deviceScaleFactor,
        viewport: { width, height: 800 },
      });
      await page.goto(path);
      const before = await blocksOf(page);
      expect(before).toHaveLength(9);
      await page.evaluate(() => {
        for (const code of document.querySelectorAll<HTMLElement>('[data-lines]'))
          code.style.contentVisibility = 'visible';
      });
      expect(await blocksOf(page)).toEqual(before);
      await page.close();
    });
});

test('code is rendered when it comes near, and an anchor below it leads to its heading', async ({ page }) => {
  await page.goto(path);
  const isRendered = () =>
    page
      .locator('code[data-lines]')
      .last()
      .evaluate((code) => code.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isRendered()).toBe(false);
  const heading = page.locator('.prose h2').last();
  await page.goto(`${path}#${await heading.getAttribute('id')}`);
  await expect(heading).toBeInViewport();
  // Below the fixed header.
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  await page.locator('code[data-lines]').last().scrollIntoViewIfNeeded();
  await expect.poll(isRendered).toBe(true);
});
