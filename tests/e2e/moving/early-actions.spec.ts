// What is clicked, tapped or typed before any script has arrived: it is done as soon as it can be, and once.
import type { Locator, Page } from '@playwright/test';
import { expectHeading } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving' });

const first = /\/assets\/entry\.client[^/]*\.js$/;
const others = /\/assets\/(?!entry\.client)[^/]*\.js$/;
const modeToggle = (page: Page) => page.getByRole('button', { name: 'Switch to dark mode' });
const menuButton = (page: Page) => page.locator('.menu-button');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Keeps scripts from the page until they are let through. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page that none of its scripts reach. */
async function openWithoutScripts(page: Page, path: string) {
  const releaseFirst = await hold(page, first);
  const releaseOthers = await hold(page, others);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return { releaseFirst, releaseOthers };
}

/** The site answers, and has done what was asked of it before. */
const isReady = (page: Page) => page.locator('html[data-ready]').waitFor();

/** Says of every key whether the page kept it from the browser. */
async function recordKeys(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const kept: boolean[] = [];
    Object.assign(window, { kept });
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'k') kept.push(defaultPrevented);
    });
  });
  return () => page.evaluate(() => (window as unknown as { kept: boolean[] }).kept);
}

const ways: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  'a click': (_, button) => button.click(),
  'a tap': (_, button) => button.tap(),
  async Enter(page, button) {
    await button.focus();
    await page.keyboard.press('Enter');
  },
  async Space(page, button) {
    await button.focus();
    await page.keyboard.press('Space');
  },
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [way, press] of Object.entries(ways)) {
    test(`${way} on the mode is done with the first script`, async ({ page }) => {
      const { releaseFirst } = await openWithoutScripts(page, '/alpha');
      await press(page, modeToggle(page));
      await expect(page.locator('html')).toHaveClass('light');
      releaseFirst();
      await expect(page.locator('html')).toHaveClass('dark');
      expect(await page.evaluate(() => localStorage.getItem('nuxt-color-mode'))).toBe('dark');
      await expect(page.locator('html[data-ready]')).toHaveCount(0);
    });

    test(`${way} on the menu opens it when the site can`, async ({ page }) => {
      const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
      await press(page, menuButton(page));
      releaseFirst();
      releaseOthers();
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('what was pressed twice is done once, and the mode keeps nothing from opening', async ({ page }) => {
    const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
    await menuButton(page).tap();
    await menuButton(page).tap();
    await modeToggle(page).tap();
    await modeToggle(page).tap();
    releaseFirst();
    await expect(page.locator('html')).toHaveClass('dark');
    releaseOthers();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('html')).toHaveClass('dark');
  });

  for (const isFirstThere of [false, true])
    test(`a click elsewhere takes the wish back, ${isFirstThere ? 'after' : 'before'} the first script`, async ({
      page,
    }) => {
      const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
      if (isFirstThere) {
        releaseFirst();
        await page.waitForFunction(() => document.documentElement.onclick === null);
      }
      await menuButton(page).tap();
      await page.getByRole('heading', { level: 1 }).tap();
      releaseFirst();
      releaseOthers();
      await isReady(page);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page)).toHaveCount(0);
    });
});

test('a button that is held down while the script arrives is pressed once', async ({ page }) => {
  const { releaseFirst } = await openWithoutScripts(page, '/alpha');
  await modeToggle(page).hover();
  await page.mouse.down();
  releaseFirst();
  await page.waitForFunction(() => document.documentElement.onclick === null);
  await expect(page.locator('html')).toHaveClass('light');
  await page.mouse.up();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).toHaveClass('light');
});

test('a click on the search opens it when the site can', async ({ page }) => {
  const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
  await page.getByRole('button', { name: 'Search...' }).click();
  releaseFirst();
  releaseOthers();
  await expect(search(page)).toBeVisible();
});

for (const [keyboard, platform, key, other] of [
  ['a keyboard', 'Linux x86_64', 'Control+k', 'Meta+k'],
  ['an Apple keyboard', 'MacIntel', 'Meta+k', 'Control+k'],
] as const)
  for (const path of ['/alpha', '/no-such-page'])
    test(`on ${keyboard} ${key} opens the search when the site can, on ${path}`, async ({ page }) => {
      const kept = await recordKeys(page);
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'platform', { get: () => name });
        Object.defineProperty(navigator, 'userAgent', { get: () => 'a browser' });
      }, platform);
      const { releaseFirst, releaseOthers } = await openWithoutScripts(page, path);
      await page.keyboard.press(other);
      await page.keyboard.press(key);
      expect(await kept()).toEqual([false, true]);
      releaseFirst();
      releaseOthers();
      await expect(search(page)).toBeVisible();
      await expect(search(page).getByRole('combobox')).toBeFocused();
    });

test('what is typed before the search can open is in it when it does', async ({ page }) => {
  const release = await hold(page, others);
  await page.goto('/alpha', { waitUntil: 'commit' });
  // Before the document has come, nothing is noted either.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForFunction(() => document.documentElement.onclick === null);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gamn');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ma');
  release();
  await expect(search(page).getByRole('combobox')).toHaveValue('gamma');
  await expect(search(page).getByRole('option').first()).toHaveAttribute('href', '/gamma');
});

test('the key of the search stays the browser’s where nothing opens a search', async ({ page }) => {
  const kept = await recordKeys(page);
  const { releaseFirst } = await openWithoutScripts(page, '/alpha');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[data-open-search]')) button.remove();
  });
  await page.keyboard.press('Control+k');
  releaseFirst();
  await page.waitForFunction(() => document.documentElement.onclick === null);
  await page.keyboard.press('Control+k');
  expect(await kept()).toEqual([false, false]);
});

test('the key is the browser’s again where the site cannot start', async ({ page }) => {
  const kept = await recordKeys(page);
  await page.route('**/builds/current.json', (route) => route.abort());
  await page.goto('/alpha');
  await page.locator('html[data-failed]').waitFor();
  await page.keyboard.press('Control+k');
  expect(await kept()).toEqual([false]);
});

test('a link leads on at once, and nothing asked before follows', async ({ page }) => {
  const { releaseFirst, releaseOthers } = await openWithoutScripts(page, '/alpha');
  await page.keyboard.press('Control+k');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Beta' }).click();
  await expectHeading(page, 'Beta');
  releaseFirst();
  releaseOthers();
  await isReady(page);
  await expect(search(page)).toHaveCount(0);
});
