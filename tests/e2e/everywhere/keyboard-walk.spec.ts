// The site by keyboard alone: from the first Tab to the end of a page, through everything that opens on the way.
import type { Locator, Page } from '@playwright/test';
import { expectHeading, open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const imagePage = '/cs/html/elements/img';

/** Presses a key until an element has the focus, which must happen within so many presses. */
async function pressUntil(page: Page, key: string, target: Locator, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `after ${presses} times ${key}`).toBeFocused();
}

/** Presses Tab, and sometimes Shift+Tab, so many times. The focus must stay in the dialog. */
async function expectToStayIn(page: Page, dialog: Locator, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}

test('on a wide screen every part of the header, the section list, the page contents and the search works by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, imagePage);

  await test.step('the header: skip link, home link, panels of sections, preferences, colour mode', async () => {
    const banner = page.getByRole('banner');
    await expect(banner).toMatchAriaSnapshot(`
      - banner:
        - link "Plinth":
          - /url: /
        - navigation "Main":
          - list:
            - listitem:
              - button "CS Subjects" [expanded=false]
            - listitem:
              - button "Quests" [expanded=false]
            - listitem:
              - button "Projects" [expanded=false]
            - listitem:
              - button "Build Own" [expanded=false]
            - listitem:
              - button "Blog" [expanded=false]
        - button "Search..."
        - button "Reading preferences"
        - button "Switch to dark mode"
    `);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Plinth', exact: true })).toBeFocused();

    const subjects = banner.getByRole('button', { name: 'CS Subjects' });
    await page.keyboard.press('Tab');
    await expect(subjects).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(subjects).toHaveAttribute('aria-expanded', 'true');
    const first = banner.getByRole('link', { name: /^HTML \d+ pages/ });
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(subjects).toBeFocused();
    await expect(first).toHaveCount(0);
    for (const name of ['Quests', 'Projects', 'Build Own', 'Blog', 'Search...']) {
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('button', { name })).toBeFocused();
    }

    await page.keyboard.press('Tab');
    const preferences = banner.getByRole('button', { name: 'Reading preferences' });
    await expect(preferences).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reading preferences' });
    await expect(dialog).toBeVisible();
    await pressUntil(page, 'Tab', dialog.getByRole('radio', { name: 'System' }), 2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveClass('dark');
    await pressUntil(page, 'Tab', dialog.getByRole('radio', { name: 'Medium' }), 1);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(preferences).toBeFocused();
    await page.keyboard.press('Tab');
    const toggle = banner.getByRole('button', { name: 'Switch to light mode' });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveClass('light');
  });

  await test.step('the section list: its filter narrows it down, and an entry opens its page', async () => {
    const list = page.getByRole('navigation', { name: 'Elements', exact: true });
    await pressUntil(page, 'Tab', list.getByRole('searchbox'), 4);
    const entries = list.locator('li a:visible');
    const count = await entries.count();
    await page.keyboard.type('dialog');
    await expect(entries).toHaveText(['dialog']);
    await page.keyboard.press('Escape');
    await expect(entries).toHaveCount(count);
    await page.keyboard.type('textarea');
    await expect(entries).toHaveText(['textarea']);
    await pressUntil(page, 'Tab', list.getByRole('link', { name: 'textarea' }), 2);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cs/html/elements/textarea');
  });

  await test.step('the page contents lead to a heading', async () => {
    const contents = page.getByRole('complementary', { name: 'Page contents' });
    const entry = contents.getByRole('link', { name: 'Accessibility', exact: true });
    await pressUntil(page, 'Tab', entry, 80);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cs/html/elements/textarea#accessibility');
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeInViewport();
  });

  await test.step('the search: its button, a term, a result, the page', async () => {
    await open(page, '/blog');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search...' });
    await pressUntil(page, 'Tab', button, 9);
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('landmarks');
    const options = page.getByRole('option');
    const found = options.filter({ hasText: 'Landmarks: the map of a page' }).first();
    await expect(found).toHaveAttribute('aria-selected', 'true');
    // The first letters of the term find other rows.
    await expect(found.locator('mark').first()).toHaveText('Landmarks');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cs/html/accessibility/landmarks');
    await expectHeading(page, 'Landmarks: the map of a page');
    await expect(field).toHaveCount(0);
  });
});

test('on a phone the menu, the section list and the page contents work by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, imagePage);
  const button = page.locator('.menu-button');

  await test.step('the menu takes the focus, keeps it, opens a branch and returns the focus', async () => {
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Plinth":
          - /url: /
        - button "Search..."
        - button "Reading preferences"
        - button "Switch to dark mode"
        - button "Open menu" [expanded=false]
    `);
    await pressUntil(page, 'Tab', button, 6);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu.locator(':focus')).toHaveCount(1);
    await expectToStayIn(page, menu, 9);
    const fold = menu.locator('button[aria-expanded="false"]').first();
    await fold.focus();
    const branch = await fold.elementHandle();
    await page.keyboard.press('Enter');
    await expect.poll(() => branch?.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName('Open menu');
  });

  await test.step('the list of the section opens and closes', async () => {
    await page.keyboard.press('Tab');
    const section = page.getByRole('button', { name: 'menu of this section' });
    await expect(section).toBeFocused();
    await page.keyboard.press('Enter');
    const list = page.getByRole('navigation', { name: 'Elements', exact: true });
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(section).toBeFocused();
  });

  await test.step('the page contents open, lead to a heading and close', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const contents = page.getByRole('complementary', { name: 'Page contents' });
    await expect(contents).toBeVisible();
    await pressUntil(page, 'Tab', contents.getByRole('link', { name: 'Attributes' }), 5);
    await page.keyboard.press('Enter');
    await expect(contents).toBeHidden();
    await expect(page).toHaveURL(`${imagePage}#attributes`);
    await expect(page.getByRole('heading', { name: 'Attributes' })).toBeInViewport();
  });
});
