// Colour mode and reading preferences: applied before the first paint, saved, and the same in every tab.
import type { Page } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Notes the class and attributes of the root when the document has been parsed, before any module runs. */
async function recordInitialRoot(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      Object.assign(window, {
        initialRoot: [root.className, root.dataset.textSize ?? '', root.dataset.lineWidth ?? ''],
      });
    });
  });
}
const initialRoot = (page: Page) =>
  page.evaluate(() => (window as unknown as { initialRoot: string[] }).initialRoot);

const customProperties = (page: Page, names: string[]) =>
  page.evaluate((wanted) => {
    const style = getComputedStyle(document.documentElement);
    return wanted.map((name) => style.getPropertyValue(name).trim());
  }, names);

/** `--ui-primary` and the other colour roles have one shade of their palette in light mode, another in dark mode. */
async function expectShade(page: Page, shade: number): Promise<void> {
  const roles = ['primary', 'secondary', 'success', 'info', 'warning', 'error'];
  const values = await customProperties(
    page,
    roles.map((role) => `--ui-${role}`),
  );
  expect(values).toEqual(
    await customProperties(
      page,
      roles.map((role) => `--ui-color-${role}-${shade}`),
    ),
  );
  expect(values.filter((value) => !/^(oklch|lab|lch|rgb|#)/.test(value))).toEqual([]);
}

test('the colour mode follows the system until the reader chooses one, which is then kept', async ({
  page,
}) => {
  const root = page.locator('html');
  await recordInitialRoot(page);
  await test.step('the system decides, also when it changes', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(root).toHaveClass('dark');
    expect(await initialRoot(page)).toEqual(['dark', '', '']);
    expect(await stored(page, 'nuxt-color-mode')).toBe(null);
    await expectShade(page, 400);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveClass('light');
    await expectShade(page, 500);
  });

  await test.step('a choice is kept, whatever the system does, and after a reload', async () => {
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(root).toHaveClass('dark');
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(await stored(page, 'nuxt-color-mode')).toBe('dark');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(root).toHaveClass('dark');
    }
    await page.reload();
    expect(await initialRoot(page)).toEqual(['dark', '', '']);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  await test.step('the choice can be given back to the system', async () => {
    await page.getByRole('button', { name: 'Reading preferences' }).click();
    await page.getByRole('radio', { name: 'System' }).check();
    await expect(root).toHaveClass('light');
    expect(await stored(page, 'nuxt-color-mode')).toBe('system');
  });
});

test('an unknown stored mode counts as the system, and blocked storage as no choice', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('nuxt-color-mode', 'sepia'));
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveClass('light');

  const blocked = await context.newPage();
  const messages: string[] = [];
  blocked.on('console', (message) => messages.push(message.text()));
  blocked.on('pageerror', (error) => messages.push(error.message));
  await blocked.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(blocked, '/blog');
  await blocked.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(blocked.locator('html')).toHaveClass('dark');
  expect(messages).toEqual([]);
});

test('text size and line width are chosen by keyboard, applied at once and kept; another tab follows', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await recordInitialRoot(page);
  await open(page, '/cs/html/elements/dialog');
  const fontSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const lineWidth = async () => (await page.locator('.prose > p').first().boundingBox())?.width ?? 0;
  const narrow = await lineWidth();
  expect(await fontSize()).toBe(16);
  const preferences = page.getByRole('button', { name: 'Reading preferences' });
  const groups = page.getByRole('dialog', { name: 'Reading preferences' }).getByRole('group');

  await test.step('by keyboard', async () => {
    await preferences.focus();
    await page.keyboard.press('Enter');
    await expect(groups).toHaveCount(3);
    await page.getByRole('radio', { name: 'Medium' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
    expect(await fontSize()).toBe(19);
    expect(await stored(page, 'plinth-text-size')).toBe('large');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
    await page.getByRole('radio', { name: 'Medium' }).check();
    await page.getByRole('radio', { name: 'Wide' }).check();
    expect(await lineWidth()).toBeGreaterThan(narrow * 1.2);
    await page.keyboard.press('Escape');
    await expect(groups).toHaveCount(0);
    await expect(preferences).toBeFocused();
  });

  await test.step('kept after a reload', async () => {
    await page.reload();
    expect(await initialRoot(page)).toEqual(['light', '', 'wide']);
    await expect(page.getByRole('radio', { name: 'Wide', includeHidden: true })).toBeChecked();
  });

  await test.step('another tab follows every choice, and this one follows the other', async () => {
    const other = await context.newPage();
    await open(other, '/cs');
    await other.getByRole('button', { name: 'Reading preferences' }).click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(other.locator('html')).toHaveClass('dark');
    await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await other.getByRole('radio', { name: 'Large' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  });
});
