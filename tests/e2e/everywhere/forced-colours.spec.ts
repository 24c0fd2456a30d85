// When the reader's own colours replace ours, everything that only a background or a shadow draws is still visible.
import type { Locator } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

const schemes = ['light', 'dark'] as const;

/** The background of the page, and of an element or one of its pseudo-elements. */
const backgrounds = (element: Locator, part?: string) =>
  element.evaluate(
    (drawn, name) => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(drawn, name).backgroundColor,
    ],
    part,
  );

test('the blocks of a level, the bullets of the home page and the search’s close button are visible in both schemes', {
  tag: '@nightly',
}, async ({ page }) => {
  const inBothSchemes = async (check: () => Promise<void>) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      await check();
    }
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/cs/html/elements/dialog');

  await test.step('filled and empty blocks of a level differ from the page and from each other', () =>
    inBothSchemes(async () => {
      const blocks = page.locator('.level .slabs i');
      const [, empty] = await backgrounds(blocks.last());
      const [ground, filled] = await backgrounds(blocks.first());
      expect(new Set([ground, filled, empty]).size).toBe(3);
    }));

  await test.step('both lines of the cross are drawn', async () => {
    await page.keyboard.press('Control+k');
    const cross = page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' });
    await inBothSchemes(async () => {
      for (const line of ['::before', '::after']) {
        const [ground, fill] = await backgrounds(cross, line);
        expect(fill).not.toBe(ground);
      }
    });
  });

  await test.step('the bullets of the home page are drawn', async () => {
    await open(page, '/');
    await inBothSchemes(async () => {
      const [ground, bullet] = await backgrounds(page.locator('.promises li').first(), '::before');
      expect(bullet).not.toBe(ground);
    });
  });
});

test('the focus and the current section, page and heading are visible', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/cs/html/elements/img#attributes');
  for (const current of [
    page.locator('.section-trigger.is-here'),
    page.getByRole('navigation', { name: 'Elements' }).locator('[aria-current="page"]'),
    page.getByRole('complementary', { name: 'Page contents' }).locator('[aria-current="location"]'),
  ]) {
    await expect(current).toBeVisible();
    expect.soft(await current.evaluate(marksOf), `the mark of ${current}`).not.toEqual([]);
  }
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let step = 0; step < 20; step++) {
    const { name, outline } = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      return {
        name: active.getAttribute('aria-label') ?? active.textContent,
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
    expect.soft(outline, `the focus ring around “${name}”`).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Tab');
  }
});

/** Borders, outlines and backgrounds that forced colours leave of an element and its pseudo-elements. */
function marksOf(element: Element): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return ['', '::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return [];
    const { outlineStyle, outlineWidth, backgroundColor } = style;
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const isSolid = (color: string) => color !== ground && !/, 0\)$|transparent/.test(color);
    return [
      ...sides
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => `${part} border ${side}`),
      ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? [`${part} outline`] : []),
      ...(isSolid(backgroundColor) ? [`${part} background ${backgroundColor}`] : []),
    ];
  });
}
