// Buttons and keys that are pressed before any script has arrived: they work as soon as they can, and once.
// `early-actions.test.ts` and `inline-scripts.test.ts` have the details.
import type { Locator, Page } from '@playwright/test';
import { closePage } from '../support/close-page.ts';
import { expectHeading } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

/** The small script of every document, which switches the mode. */
const firstScript = /\/assets\/entry\.client[^/]*\.js$/;
const otherScripts = /\/assets\/(?!entry\.client)[^/]*\.js$/;
const modeToggle = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' });
const menuButton = (page: Page) => page.locator('.menu-button');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Holds requests for scripts back until they are released. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose scripts have not arrived. */
async function openWithoutScripts(page: Page, path: string) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const releaseFirst = await hold(page, firstScript);
  const releaseOthers = await hold(page, otherScripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return { releaseFirst, releaseOthers };
}

/** Waits until the first script has taken over from the lines in the head of the document. */
async function firstScriptStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.onclick === null);
}

/** Waits until the site answers, and has done what was asked of it before. */
async function siteStarted(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Says of every K whether the page prevented what the browser does with it. */
async function recordKeys(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'k') prevented.push(defaultPrevented);
    });
  });
  return () => page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const pressWithKey = (key: string) => async (button: Locator) => {
    await button.focus();
    await button.page().keyboard.press(key);
  };
  const ways: {
    name: string;
    onMode(button: Locator): Promise<void>;
    onMenu(button: Locator): Promise<void>;
  }[] = [
    { name: 'clicked', onMode: (button) => button.click(), onMenu: (button) => button.click() },
    {
      name: 'tapped twice, which counts once',
      async onMode(button) {
        await button.tap();
        await button.tap();
      },
      async onMenu(button) {
        await button.tap();
        await button.tap();
      },
    },
    { name: 'pressed by keyboard', onMode: pressWithKey('Enter'), onMenu: pressWithKey('Space') },
  ];

  test('the mode switches with the first script and the menu opens with the others', async ({ page }) => {
    for (const { name, onMode, onMenu } of ways)
      await test.step(name, async () => {
        const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
        await onMenu(menuButton(page));
        await onMode(modeToggle(page));
        await expect(page.locator('html')).toHaveClass('light');
        releaseFirst();
        await expect(page.locator('html')).toHaveClass('dark');
        expect(await page.evaluate(() => localStorage.getItem('nuxt-color-mode'))).toBe('dark');
        await expect(page.locator('html[data-ready]')).toHaveCount(0);
        releaseOthers();
        await expect(menu(page)).toBeVisible();
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('html')).toHaveClass('dark');
        await page.evaluate(() => localStorage.clear());
      });
  });

  test('a click elsewhere takes the menu back, before the first script and after it', async ({ page }) => {
    for (const isAfter of [false, true])
      await test.step(isAfter ? 'after' : 'before', async () => {
        const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
        if (isAfter) {
          releaseFirst();
          await firstScriptStarted(page);
        }
        await menuButton(page).tap();
        await page.getByRole('heading', { level: 1 }).tap();
        releaseFirst();
        releaseOthers();
        await siteStarted(page);
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(menu(page)).toHaveCount(0);
      });
  });
});

test('a click on the search opens it later; a button held down while the script arrives is pressed once', async ({
  page,
}) => {
  const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
  await page.getByRole('button', { name: 'Search...' }).click();
  await modeToggle(page).hover();
  await page.mouse.down();
  releaseFirst();
  await firstScriptStarted(page);
  await expect(page.locator('html')).toHaveClass('light');
  await page.mouse.up();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  releaseOthers();
  await expect(search(page)).toBeVisible();
});

test('the key of the search opens it later, with what was typed meanwhile', async ({ context }) => {
  for (const { keyboard, platform, path, key, other } of [
    { keyboard: 'Ctrl+K', platform: 'Linux x86_64', path: '/alpha', key: 'Control+k', other: 'Meta+k' },
    {
      keyboard: 'Command+K on an Apple keyboard, on a missing page',
      platform: 'MacIntel',
      path: '/no-such-page',
      key: 'Meta+k',
      other: 'Control+k',
    },
  ])
    await test.step(keyboard, async () => {
      const page = await context.newPage();
      const prevented = await recordKeys(page);
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'platform', { get: () => name });
        Object.defineProperty(navigator, 'userAgent', { get: () => 'a browser' });
      }, platform);
      const { releaseFirst, releaseOthers } = await openWithoutScripts(page, path);
      await page.keyboard.press(other);
      await page.keyboard.press(key);
      expect(await prevented()).toEqual([false, true]);

      releaseFirst();
      await firstScriptStarted(page);
      await page.keyboard.type('gamn');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('ma');
      releaseOthers();
      await expect(search(page)).toBeVisible();
      await expect(search(page).getByRole('combobox')).toBeFocused();
      await expect(search(page).getByRole('combobox')).toHaveValue('gamma');
      await expect(search(page).getByRole('option').first()).toHaveAttribute('href', '/gamma');
      await closePage(page);
    });

  await test.step('also when it is pressed after the first script', async () => {
    const page = await context.newPage();
    const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
    releaseFirst();
    await firstScriptStarted(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gamma');
    releaseOthers();
    await expect(search(page).getByRole('combobox')).toHaveValue('gamma');
    await closePage(page);
  });
});

test('a link works at once, and nothing pressed before it happens on the next page', async ({ page }) => {
  const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
  await page.keyboard.press('Control+k');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
  await expectHeading(page, 'Beta');
  releaseFirst();
  releaseOthers();
  await siteStarted(page);
  await expect(search(page)).toHaveCount(0);
});
