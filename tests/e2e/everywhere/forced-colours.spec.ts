// Where the reader's own colours replace ours, what is drawn by a background alone is still there.
import type { Locator } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    /** The ground of the page, and what an element or a part of it is filled with. */
    const fills = (element: Locator, part?: string) =>
      element.evaluate(
        (drawn, name) => [
          getComputedStyle(document.body).backgroundColor,
          getComputedStyle(drawn, name).backgroundColor,
        ],
        part,
      );

    test('the slabs of a level, the bullets of the home page and the cross of the search are seen', async ({
      page,
    }) => {
      await open(page, '/cs/html/elements/dialog');
      const slabs = page.locator('.level .slabs i');
      const [, off] = await fills(slabs.last());
      const [ground, on] = await fills(slabs.first());
      expect(new Set([ground, on, off]).size).toBe(3);

      await page.keyboard.press('Control+k');
      const cross = page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' });
      for (const line of ['::before', '::after']) {
        const [below, fill] = await fills(cross, line);
        expect(fill).not.toBe(below);
      }

      await open(page, '/');
      const [under, bullet] = await fills(page.locator('.promises li').first(), '::before');
      expect(bullet).not.toBe(under);
    });
  });
