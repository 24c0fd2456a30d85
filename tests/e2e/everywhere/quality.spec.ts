// What must hold on every kind of page: nothing moves by itself, and no rule of accessibility is broken, light or dark,
// narrow or wide, with large letters and in forced colours; the HTML is valid.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { validateDocument } from '#checks/site/documents/validate-document.ts';
import { type Screen, screens } from '../../../scripts/screens/screens.ts';
import { findViolationsInBothModes, tall } from '../support/axe.ts';
import { findOverlaps } from '../support/find-overlaps.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open } from '../support/moving.ts';
import { resize } from '../support/resize.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, isEveryPage, test } from '../support/test.ts';

/** What visits many pages is cut into parts, so that the workers share it. */
const parts = [0, 1, 2, 3, 4, 5];
/** The gallery has tests of its own, which check it the same way. */
const checked = screens.filter(({ name }) => name !== 'gallery');
const pages = checked.filter(({ prepare }) => !prepare);
/** The search has a test of its own with the same rules; its empty states are looked at by night. */
const states = checked.filter(
  ({ name, prepare }) => prepare && (isEveryPage || !/^search-(?:empty|nothing|term)$/.test(name)),
);

async function expectRoomForLargeLetters(page: Page, here: string): Promise<void> {
  await page.evaluate(`document.documentElement.setAttribute('data-text-size', 'large')`);
  expect.soft(await findOverlaps(page), `${here}, large letters`).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  const fullWidth = await page.evaluate('document.documentElement.scrollWidth');
  expect.soft(fullWidth, `${here}, large letters`).toBe(width);
}

/** Opens a screen in light colours, and waits for what comes alive late. */
async function openScreen(page: Page, { path, prepare }: Screen, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  // What fades from one colour to another would be measured on its way.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, path);
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
}

for (const part of parts) {
  test(`every kind of page stands still, breaks no rule of accessibility in either mode, and has room for large letters (part ${part + 1} of ${parts.length})`, async ({
    page,
  }) => {
    // The longest guide has ten thousand elements.
    test.setTimeout(600_000);
    const shifts = await watchShifts(page);
    for (const screen of pages.filter((_, index) => index % parts.length === part)) {
      await openScreen(page, screen, 390);
      // On wide screens the crawl looks for that.
      expect.soft(await shifts(), `${screen.name} moves`).toEqual([]);
      expect.soft(await findViolationsInBothModes(page, [390, 1280]), screen.name).toEqual([]);
      await resize(page, 390, 800);
      await expectRoomForLargeLetters(page, screen.name);
    }
  });
}

for (const screen of states)
  test(`open above a page, it breaks no rule of accessibility in either mode: ${screen.name}`, async ({
    page,
  }) => {
    test.slow();
    // Opened anew at each width: what belongs to narrow screens closes on wide ones.
    for (const width of [1280, 390].filter((width) => screen.exists?.(width) ?? true)) {
      await openScreen(page, screen, width, tall);
      expect.soft(await findViolationsInBothModes(page, [width]), screen.name).toEqual([]);
    }
  });

test('in forced colours the focus and the place where the reader is can be seen', async ({ page }) => {
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
    expect.soft(outline, `the ring around “${name}”`).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Tab');
  }
});

/** Which lines and grounds of an element, or of what is drawn before and after it, are left in forced colours. */
function marksOf(element: Element): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return ['', '::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return [];
    const { outlineStyle, outlineWidth, backgroundColor } = style;
    const lines = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const isSolid = (color: string) => color !== ground && !/, 0\)$|transparent/.test(color);
    return [
      ...lines
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => `${part} border ${side}`),
      ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? [`${part} outline`] : []),
      ...(isSolid(backgroundColor) ? [`${part} ground ${backgroundColor}`] : []),
    ];
  });
}

// The project's own content is checked with everything else that can be read from files: `npm run check:site`.
test('the HTML of the site layouts is valid', () => {
  const folder = join(outDirOf('layouts'), 'static');
  const files = documentsIn(folder);
  expect(files.length).toBeGreaterThan(25);
  const faults = files.flatMap((file) =>
    validateDocument(readFileSync(join(folder, file), 'utf8')).map((fault) => ({ file, ...fault })),
  );
  expect(faults).toEqual([]);
});

/** The documents of a site. */
function documentsIn(folder: string): string[] {
  // The generated pages of the long section differ in a number only; one stands for all.
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)(index|404|500)\.html$/.test(file) && !/^long\/entry-(?!200\b)/.test(file),
  );
}
