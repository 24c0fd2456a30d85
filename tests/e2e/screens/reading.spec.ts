// Reading a page: the section's sidebar, the page's contents, the page bar on a phone, and print.
import type { Page } from '@playwright/test';
import { watchShifts } from '../support/layout-shifts.ts';
import { open } from '../support/moving.ts';
import { recordConsole } from '../support/requests.ts';
import { expect, readOnlyTest, test } from '../support/test.ts';

const sidebarOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const scrollTopOf = (page: Page) => page.locator('.sidebar').evaluate((list) => list.scrollTop);

/** Waits until the script has saved the scroll position of a section's sidebar. */
const waitForSavedPlace = (page: Page, section: string) =>
  page.waitForFunction((key) => sessionStorage[key], `plinth-sidebar:${section}`);

test('the sidebar is filtered with the keyboard alone', async ({ page }) => {
  await open(page, '/cs/html/elements/dialog');
  const list = sidebarOf(page, 'Elements');
  const field = list.getByRole('searchbox', { name: /^Filter \d+ elements$/ });
  const announced = list.locator('[aria-live]');
  const links = list.getByRole('link');
  const all = await links.allTextContents();

  await test.step('Escape clears the filter', async () => {
    await field.focus();
    await page.keyboard.type('DATAL');
    await expect(links).toHaveText(['datalist']);
    await expect(announced).toHaveText('1 match');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    // The family of datalist was closed before, and is closed again.
    await expect(links).toHaveText(all);
    await expect(announced).toHaveText('All elements are shown');
  });

  await test.step('a filter without matches offers to show all', async () => {
    await page.keyboard.type('nothing like it');
    await expect(links).toHaveCount(0);
    await expect(announced).toHaveText('Nothing matches');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('button', { name: 'Show all' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(links).toHaveText(all);
    await expect(field).toBeFocused();
  });

  await test.step('the page about a family is called Overview, and is found by the name of the family', async () => {
    await field.fill('media');
    const overview = links.filter({ visible: true, hasText: 'Overview' });
    await expect(overview).toHaveAccessibleName('Overview of Images, media and embedding');
    expect(await overview.evaluate((link) => link.firstChild?.textContent)).toBe('Overview');
    const family = list.getByRole('group').filter({ hasText: 'Images, media and embedding' });
    await expect(family.getByRole('link').first()).toHaveText('Overview of Images, media and embedding');
    await field.fill('');
  });

  await test.step('Enter opens the only match', async () => {
    await field.focus();
    await page.keyboard.type('<datal');
    await expect(links).toHaveText(['datalist']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cs\/html\/elements\/datalist$/);
    await expect(list.getByRole('link', { name: 'datalist', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(list.getByRole('link', { name: 'textarea', exact: true })).toBeVisible();
  });
});

test.describe('in a section of 400 pages', () => {
  test.use({ site: 'layouts' });

  test('the sidebar shows the current page and then keeps its scroll position, also after a reload', async ({
    page,
    context,
  }) => {
    const current = (tab: Page) => tab.locator('.sidebar [aria-current="page"]');
    await test.step('it shows the current page; neither the page nor the focus moves', async () => {
      await open(page, '/long/entry-200');
      await expect(current(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('body')).toBeFocused();
      await expect.poll(() => scrollTopOf(page)).toBeGreaterThan(500);
    });

    await test.step('it keeps its scroll position', async () => {
      await waitForSavedPlace(page, '/long');
      // Well before the end of the list, whose place depends on the typeface.
      const place = (await scrollTopOf(page)) + 60;
      await page.locator('.sidebar').evaluate((list, top) => list.scrollTo(0, top), place);
      await expect.poll(() => scrollTopOf(page)).toBe(place);
      await page.reload();
      await expect.poll(() => scrollTopOf(page)).toBe(place);

      await sidebarOf(page, 'Long').getByRole('link', { name: 'Entry 204', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry 204');
      await expect(current(page)).toHaveText('Entry 204');
      await expect.poll(() => scrollTopOf(page)).toBe(place);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    for (const stored of ['not JSON', 'null', '7'])
      await test.step(`a saved position that is invalid is ignored: ${stored}`, async () => {
        const tab = await context.newPage();
        const messages = recordConsole(tab);
        await tab.addInitScript((text) => sessionStorage.setItem('plinth-sidebar:/long', text), stored);
        await open(tab, '/long/entry-200');
        await expect(current(tab)).toBeInViewport({ ratio: 1 });
        expect(messages).toEqual([]);
        await tab.close();
      });
  });

  test('the sidebar is first painted at its saved scroll position, before the script of the site loads', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await open(page, '/long/entry-200');
    await waitForSavedPlace(page, '/long');
    const place = await scrollTopOf(page);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());

    await page.goto('/long/entry-202');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await scrollTopOf(page)).toBe(place);
    expect(await shifts()).toEqual([]);

    await page.goto('/long/entry-20');
    await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await scrollTopOf(page)).toBeLessThan(place);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('branches that the reader opened are open when the sidebar is first painted', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, '/cs/html/elements/dialog');
  const section = await page.locator('.sidebar').getAttribute('data-section');
  await waitForSavedPlace(page, section ?? '');
  const branch = page.locator('.sidebar details:not([open])').first();
  const name = (await branch.getAttribute('data-branch')) ?? '';
  await branch.locator(':scope > summary').click();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/cs/html/elements/abbr');
  await expect(page.locator(`.sidebar details[data-branch="${name}"]`)).toHaveAttribute('open');
  expect(await shifts()).toEqual([]);
});

/** Presses a key until it has scrolled: Chromium ignores one that is pressed while a frame of the page is attached. */
async function scrollByKey(page: Page, key: 'Home' | 'End'): Promise<void> {
  const hasScrolled = () =>
    page.evaluate((pressed) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return pressed === 'Home' ? scrollY === 0 : scrollY + clientHeight >= scrollHeight - 1;
    }, key);
  await expect(async () => {
    await page.keyboard.press(key);
    await expect.poll(hasScrolled, { timeout: 1000 }).toBe(true);
  }).toPass();
}

test('the contents mark the section that is read: while scrolling, at the end, and one that was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/cs/html/elements/dialog');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  const titles = await contents.getByRole('link').allTextContents();
  await expect(current).toHaveText([titles[0] ?? '']);
  await expect(current).toHaveAttribute('aria-current', 'location');

  // From one end to the other and back without a stop between.
  await scrollByKey(page, 'End');
  await expect(current).toHaveText([titles.at(-1) ?? '']);
  await scrollByKey(page, 'Home');
  await expect(current).toHaveText([titles[0] ?? '']);
  await page.getByRole('heading', { name: 'Accessibility', exact: true, level: 2 }).evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 150);
  });
  await expect(current).toHaveText(['Accessibility']);

  // This section is so near the end that it cannot scroll to the top of the window.
  const near = titles.at(-2) ?? '';
  await contents.getByRole('link', { name: near, exact: true }).click();
  await expect(current).toHaveText([near]);
  await page.reload();
  await expect(current).toHaveText([near]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

    test('the page bar opens the sidebar and the contents', async ({ page }) => {
      if (javaScriptEnabled) await open(page, '/cs/html/elements/dialog');
      else await page.goto('/cs/html/elements/dialog');
      const list = sidebarOf(page, 'Elements');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const openContents = page.getByRole('button', { name: 'On this page' });
      await expect(list).toBeHidden();
      await expect(contents).toBeHidden();

      await openContents.click();
      await expect(contents).toBeVisible();
      // The script that closes the menu after a click also marks the section; it starts a moment after the page is ready.
      if (javaScriptEnabled) await expect(contents.locator('[aria-current]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(contents).toBeHidden();
      await expect(openContents).toBeFocused();
      await openContents.click();
      await contents.getByRole('link', { name: 'Accessibility' }).click();
      const heading = page.getByRole('heading', { name: 'Accessibility', exact: true, level: 2 });
      await expect(page).toHaveURL(/#accessibility$/);
      if (!javaScriptEnabled) await page.mouse.click(200, 790);
      await expect(contents).toBeHidden();
      await expect(heading).toBeInViewport({ ratio: 1 });
      // Below the header and the bar, which stay in place.
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(108);

      await page.getByRole('button', { name: 'Elements menu of this section' }).click();
      await expect(list.getByRole('link', { name: 'dialog', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(list.getByRole('searchbox')).toBeVisible({ visible: javaScriptEnabled });
      await list.getByRole('link', { name: 'details', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('<details>');
      await expect(list).toBeHidden();
    });
  });
}

readOnlyTest(
  'a printed page has no navigation, and links to other sites show their addresses',
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/blog/first-rule-of-aria');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const address = page
      .locator('.related a[href="https://www.w3.org/TR/html-aria/"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await address).toBe('" (https://www.w3.org/TR/html-aria/)"');
    await page.goto('/cs/html/elements/dialog');
    await expect(page.getByText('Last reviewed')).toBeVisible();
    for (const role of ['navigation', 'banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  },
);
