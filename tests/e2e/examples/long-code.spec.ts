// Long code is not drawn while it is off the screen, and nobody can tell.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

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

for (const [width, deviceScaleFactor] of [
  [1280, 1],
  [390, 1],
  [390, 2],
  [390, 3],
] as const)
  test(`code takes its room before it is drawn, at ${width} pixels, each ${deviceScaleFactor} of the screen`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
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

test('code is drawn when it comes near, and an anchor below it leads to its heading', async ({ page }) => {
  await page.goto(path);
  const isDrawn = () =>
    page
      .locator('code[data-lines]')
      .last()
      .evaluate((code) => code.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  const heading = page.locator('.prose h2').last();
  await page.goto(`${path}#${await heading.getAttribute('id')}`);
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
  await page.locator('code[data-lines]').last().scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});
