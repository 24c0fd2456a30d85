// Colour mode and reading preferences: before the first paint, remembered, live, and the same in every tab.
import type { Page } from '@playwright/test';
import { layoutPages } from '../support/layout-pages.ts';
import { expect, test } from '../support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The root's class as it is when the document has been read, before any module runs. */
async function noteFirstClass(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      Object.assign(window, {
        first: [root.className, root.dataset.textSize ?? '', root.dataset.lineWidth ?? ''],
      });
    });
  });
}
const first = (page: Page) => page.evaluate(() => (window as unknown as { first: string[] }).first);

test('the system decides until the reader does, live; then the choice stays', async ({ page }) => {
  await noteFirstClass(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await first(page)).toEqual(['dark', '', '']);
  expect(await stored(page, 'nuxt-color-mode')).toBe(null);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  expect(await stored(page, 'nuxt-color-mode')).toBe('dark');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass('dark');
  }
  await page.reload();
  expect(await first(page)).toEqual(['dark', '', '']);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');

  await page.getByRole('button', { name: 'Reading preferences' }).click();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).toHaveClass('light');
  expect(await stored(page, 'nuxt-color-mode')).toBe('system');
});

test('a stored value that is no mode counts as the system, and blocked storage as none', async ({
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
  await blocked.goto('/blog');
  await blocked.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(blocked.locator('html')).toHaveClass('dark');
  expect(messages).toEqual([]);
});

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/blog');
  const other = await context.newPage();
  await other.goto('/cs');
  await other.getByRole('button', { name: 'Reading preferences' }).click();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(other.locator('html')).toHaveClass('dark');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await other.getByRole('radio', { name: 'Large' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
});

test('text size and line width are chosen by keyboard, seen at once and kept', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await noteFirstClass(page);
  await page.goto('/cs/html/elements/dialog');
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const lead = page.locator('.prose > p').first();
  const width = async () => (await lead.boundingBox())?.width ?? 0;
  const [smallWidth, smallSize] = [await width(), await size()];
  expect(smallSize).toBe(16);

  await page.getByRole('button', { name: 'Reading preferences' }).focus();
  await page.keyboard.press('Enter');
  const groups = page.getByRole('dialog', { name: 'Reading preferences' }).getByRole('group');
  await expect(groups).toHaveCount(3);
  await page.getByRole('radio', { name: 'Medium' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  expect(await size()).toBe(19);
  expect(await stored(page, 'plinth-text-size')).toBe('large');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.getByRole('radio', { name: 'Medium' }).check();
  await page.getByRole('radio', { name: 'Wide' }).check();
  expect(await width()).toBeGreaterThan(smallWidth * 1.2);
  await page.keyboard.press('Escape');
  await expect(groups).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reading preferences' })).toBeFocused();
  await page.reload();
  expect(await first(page)).toEqual(['light', '', 'wide']);
  await expect(page.getByRole('radio', { name: 'Wide', includeHidden: true })).toBeChecked();
});

test.describe('the line width', () => {
  // It is the style sheet's doing; the script would only take time.
  test.use({ javaScriptEnabled: false });
  // A busy machine takes a second to lay out the longest page.
  test.setTimeout(180_000);

  const choices = ['narrow', 'wide'].flatMap((lineWidth) =>
    ['small', 'medium', 'large'].map((textSize) => ({ lineWidth, textSize })),
  );

  /** Leaves the text of a page in one long paragraph. By choice: how many characters a line has, and how wide it is. */
  const measure = (page: Page) =>
    page.evaluate((choices) => {
      const prose = document.querySelector('.prose') as Element;
      const texts = [...prose.querySelectorAll(':scope > p')].map(({ textContent }) => textContent.trim());
      const paragraph = document.createElement('p');
      const text = `${texts.join(' ')} `.repeat(10).slice(0, 3000);
      paragraph.textContent = text;
      prose.replaceChildren(paragraph);
      const measured = choices.map((choice) => {
        Object.assign(document.documentElement.dataset, choice);
        const { width, height } = paragraph.getBoundingClientRect();
        const lines = Math.round(height / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
        return [
          `${choice.lineWidth} ${choice.textSize}`,
          { width, characters: text.length / lines },
        ] as const;
      });
      return Object.fromEntries(measured);
    }, choices);

  test('is 65 characters or 90 on a large screen, and makes a difference on a smaller one', async ({
    page,
  }) => {
    for (const { path } of layoutPages) {
      await page.setViewportSize({ width: 1600, height: 900 });
      await page.goto(path);
      const large = await measure(page);
      // Large text leaves no room for wide lines between two columns.
      for (const choice of ['narrow small', 'narrow medium', 'narrow large', 'wide small', 'wide medium']) {
        const [least, most] = choice.startsWith('narrow') ? [60, 70] : [85, 95];
        expect.soft(large[choice]?.characters, `${path} ${choice}`).toBeGreaterThanOrEqual(least);
        expect.soft(large[choice]?.characters, `${path} ${choice}`).toBeLessThanOrEqual(most);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      const { 'narrow medium': narrow, 'wide medium': wide } = await measure(page);
      expect.soft((wide?.width ?? 0) / (narrow?.width ?? 0), path).toBeGreaterThanOrEqual(1.2);
    }
  });

  test('lets nothing leave the screen or the column, whatever is chosen', async ({ page }) => {
    /** Where the page is wider than the window, or a block wider than the text it stands in. */
    const overflow = () =>
      page.evaluate(
        (extremes) => {
          const root = document.documentElement;
          const right = (element: Element) => element.getBoundingClientRect().right;
          const prose = document.querySelector('.prose') as Element;
          return extremes.filter(([lineWidth, textSize]) => {
            Object.assign(root.dataset, { lineWidth, textSize });
            const isWider = [...prose.children].some((block) => right(block) > right(prose) + 1);
            return isWider || root.scrollWidth > root.clientWidth;
          });
        },
        [
          ['narrow', 'large'],
          ['wide', 'small'],
          ['wide', 'large'],
        ] as const,
      );
    for (const { path } of layoutPages) {
      await page.goto(path);
      for (const width of [320, 820, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflow(), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

test('every shade of every role has a value, and the working value follows the mode', async ({ page }) => {
  await page.goto('/blog');
  const roles = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'];
  const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const names = roles.flatMap((role) => shades.map((shade) => `--ui-color-${role}-${shade}`));
  expect((await page.evaluate(declaredColours)).toSorted()).toEqual(names.toSorted());
  const valuesOf = (list: string[]) =>
    page.evaluate((wanted) => {
      const style = getComputedStyle(document.documentElement);
      return wanted.map((name) => style.getPropertyValue(name).trim());
    }, list);
  expect((await valuesOf(names)).filter((value) => !/^(oklch|lab|lch|rgb|#)/.test(value))).toEqual([]);
  const working = roles.slice(0, 6).map((role) => `--ui-${role}`);
  for (const [mode, shade] of [
    ['light', 500],
    ['dark', 400],
  ] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await expect(page.locator('html')).toHaveClass(mode);
    expect(await valuesOf(working)).toEqual(
      await valuesOf(roles.slice(0, 6).map((role) => `--ui-color-${role}-${shade}`)),
    );
  }
  const [primary, success, secondary, info] = await valuesOf([
    '--ui-color-primary-500',
    '--ui-color-success-500',
    '--ui-color-secondary-500',
    '--ui-color-info-500',
  ]);
  expect([primary, secondary]).toEqual([success, info]);
});

/** The colours of the palette that the styles of the page declare. */
function declaredColours(): string[] {
  const names = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (name.startsWith('--ui-color-')) names.add(name);
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) read(cssRules);
  return [...names];
}
