// The menu of small screens, and what readers get when its script does not arrive.
import type { Page } from '@playwright/test';
import { expectHeading, open } from '../support/moving.ts';
import { go } from '../support/scroll-position.ts';
import { expect, readOnlyTest, test } from '../support/test.ts';

const dialogPage = '/cs/html/elements/dialog';
const phone = { width: 390, height: 844 };
const sections = ['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog'];

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const sectionLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
}

readOnlyTest(
  'the menu opens at the current page, shows branches on demand and keeps the focus',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, dialogPage);
    await openMenu(page);
    const menuLink = (name: string) => menu(page).getByRole('link', { name, exact: true });

    await test.step('it rises from the bottom and is named and described', async () => {
      await expect(page.locator('.menu-button')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.menu-button')).toHaveAttribute('aria-label', 'Close menu');
      await expect(menu(page)).toHaveAccessibleDescription('All sections and pages of this site.');
      await expect
        .poll(async () => {
          const box = await menu(page).boundingBox();
          return box && [box.x, box.width, Math.round(box.y + box.height), box.height <= phone.height * 0.96];
        })
        .toEqual([0, phone.width, phone.height, true]);
      await expect(menu(page).locator('[aria-current="page"]')).toHaveText('dialog');
    });

    const colour = menu(page).getByRole('radio', { name: 'Dark' });
    const close = menu(page).getByRole('button', { name: 'Close menu' });
    await test.step('from a page in a long list, sections, ancestors and colours fit in one view', async () => {
      await expect(menu(page).getByRole('link')).toHaveText([
        'Plinth',
        'CS Subjects',
        'HTML',
        'Getting started',
        'Elements',
        'dialog',
        'Attributes',
        'Accessibility',
        'Final exam',
        'Quests',
        'Projects',
        'Build Own',
        'Blog',
      ]);
      for (const link of await menu(page).getByRole('link').all())
        await expect(link).toBeInViewport({ ratio: 1 });
      await expect(colour).toBeInViewport();
    });

    await test.step('a branch opens, and so does the rest of a long list', async () => {
      await expect(menuLink('lang')).toHaveCount(0);
      const attributes = menu(page).getByRole('button', {
        name: '100 attributes in Attributes',
        exact: true,
      });
      await expect(attributes).toHaveAttribute('aria-expanded', 'false');
      await attributes.click();
      await expect(menuLink('lang')).toBeVisible();

      const all = menu(page).getByRole('button', { name: 'All 114 elements' });
      await all.click();
      await expect(all).toHaveCount(0);
      await expect(menuLink('a')).toBeFocused();
      await expect(menuLink('table')).toBeVisible();
      const list = menu(page).getByRole('navigation', { name: 'Menu' });
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeInViewport({ ratio: 1 });
      await expect(colour).toBeInViewport();
      await expect(close).toBeInViewport({ ratio: 1 });
    });

    await test.step('Tab stays inside; Escape closes it and returns the focus', async () => {
      for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        await expect(menu(page).locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });
  },
);

readOnlyTest('every navigation closes the menu, and so does a wider window', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, dialogPage);
  const table = menu(page).getByRole('link', { name: 'table', exact: true });

  await test.step('to another page', async () => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'All 114 elements' }).click();
    await table.click();
    await expect(page).toHaveURL('/cs/html/elements/table');
    await expect(menu(page)).toHaveCount(0);
    await expectHeading(page, '<table>');
  });

  await test.step('to another query', async () => {
    await openMenu(page);
    await go(page, '?x=1');
    await expect(menu(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/cs/html/elements/table');
    await expect(menu(page)).toHaveCount(0);
  });

  await test.step('to the current page', async () => {
    await openMenu(page);
    await table.click();
    await expect(menu(page)).toHaveCount(0);
  });

  await test.step('a wider window', async () => {
    await openMenu(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  });
});

test('when a script is late the menu opens as soon as it can; when one fails there is a message or plain links', async ({
  page,
}) => {
  await page.setViewportSize(phone);

  await test.step('clicks before the script arrives take effect when it does', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/builds/current.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(dialogPage);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(menu(page)).toHaveCount(0);
    release();
    await expect(menu(page)).toBeVisible();
    await page.unroute('**/builds/current.json');
  });

  await test.step('a menu that cannot be loaded says so, and the next click tries again', async () => {
    const script = '**/assets/menu-drawer-*.js';
    await page.route(script, (route) => route.abort());
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText('The menu could not be loaded', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(script);
    await openMenu(page);
  });

  await test.step('where React cannot be loaded, a click on the menu shows the sections as links', async () => {
    await page.route(/\/assets\/take-over-/, (route) => route.abort());
    await open(page, '/blog');
    await expect(sectionLinks(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(sectionLinks(page)).toHaveText(sections);
    await expect(page.locator('.menu-button')).toBeHidden();
  });

  await test.step('where the site cannot start, the sections are links at every width', async () => {
    await page.route('**/builds/current.json', (route) => route.abort());
    await page.goto('/blog');
    await expect(page.locator('html[data-failed]')).toBeAttached();
    for (const width of [phone.width, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(sectionLinks(page)).toHaveText(sections);
    }
  });
});
