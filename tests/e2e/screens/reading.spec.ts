// Reading a page: the list of its section, its contents, the page bar on a phone, paper, narrow and mirrored screens.
import type { Page } from '@playwright/test';
import { layoutPages } from '../support/layout-pages.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { recordConsole } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const sidebarOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const topOf = (page: Page) => page.locator('.sidebar').evaluate((list) => list.scrollTop);

/** Waits until the script has begun to keep the place of a section's list. */
const placeIsKept = (page: Page, section: string) =>
  page.waitForFunction((key) => sessionStorage[key], `plinth-sidebar:${section}`);

test('the list of a section is filtered with the keyboard alone', async ({ page }) => {
  await page.goto('/cs/html/elements/dialog');
  const list = sidebarOf(page, 'Elements');
  const field = list.getByRole('searchbox', { name: /^Filter \d+ elements$/ });
  const said = list.locator('[aria-live]');
  const links = list.getByRole('link');
  const all = await links.allTextContents();
  await field.focus();
  await page.keyboard.type('DATAL');
  await expect(links).toHaveText(['datalist']);
  await expect(said).toHaveText('1 match');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  // The family was closed, and is again.
  await expect(links).toHaveText(all);
  await expect(said).toHaveText('All elements are shown');

  await page.keyboard.type('nothing like it');
  await expect(links).toHaveCount(0);
  await expect(said).toHaveText('Nothing matches');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'Show all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links).toHaveText(all);
  await expect(field).toBeFocused();

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

test('a page about its family does not repeat its name below it, and is still found by it', async ({
  page,
}) => {
  await page.goto('/cs/html/elements/video');
  const list = sidebarOf(page, 'Elements');
  const family = list.getByRole('group').filter({ hasText: 'Images, media and embedding' });
  const overview = family.getByRole('link').first();
  await expect(overview).toHaveAccessibleName('Overview of Images, media and embedding');
  expect(await overview.evaluate((link) => link.firstChild?.textContent)).toBe('Overview');
  await list.getByRole('searchbox').fill('media');
  await expect(list.getByRole('link').filter({ visible: true })).toContainText(['Overview']);
});

test.describe('in a section of a hundred entries', () => {
  test.use({ site: 'layouts' });

  test('the list shows the current page and then keeps its place: on the next page and after a reload', async ({
    page,
  }) => {
    await page.goto('/long/entry-200');
    const list = sidebarOf(page, 'Long');
    await expect(list.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('body')).toBeFocused();

    await expect.poll(() => topOf(page)).toBeGreaterThan(500);
    await placeIsKept(page, '/long');
    // Well before the end of the list, which another typeface may move by a pixel.
    const place = (await topOf(page)) + 60;
    await page.locator('.sidebar').evaluate((list, top) => list.scrollTo(0, top), place);
    await expect.poll(() => topOf(page)).toBe(place);
    await page.reload();
    await expect.poll(() => topOf(page)).toBe(place);

    await list.getByRole('link', { name: 'Entry 204', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry 204');
    await expect(list.locator('[aria-current="page"]')).toHaveText('Entry 204');
    await expect.poll(() => topOf(page)).toBe(place);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the list is first painted where it belongs, before the script of the site is there', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto('/long/entry-200');
    await placeIsKept(page, '/long');
    const place = await topOf(page);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());

    await page.goto('/long/entry-202');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await topOf(page)).toBe(place);
    expect(await shifts()).toEqual([]);

    await page.goto('/long/entry-20');
    await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await topOf(page)).toBeLessThan(place);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const stored of ['not JSON', 'null', '7'])
    test(`a place that makes no sense is no place: ${stored}`, async ({ page }) => {
      const said = recordConsole(page);
      await page.addInitScript((text) => sessionStorage.setItem('plinth-sidebar:/long', text), stored);
      await page.goto('/long/entry-200');
      await expect(page.locator('.sidebar [aria-current="page"]')).toBeInViewport({ ratio: 1 });
      await page.locator('html[data-ready]').waitFor();
      expect(said).toEqual([]);
    });
});

test('branches that the reader opened are open when the list is first painted', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/cs/html/elements/dialog');
  const section = await page.locator('.sidebar').getAttribute('data-section');
  await placeIsKept(page, section ?? '');
  const branch = page.locator('.sidebar details:not([open])').first();
  const name = (await branch.getAttribute('data-branch')) ?? '';
  await branch.locator('summary').click();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/cs/html/elements/abbr');
  await expect(page.locator(`.sidebar details[data-branch="${name}"]`)).toHaveAttribute('open');
  expect(await shifts()).toEqual([]);
});

/** Chromium scrolls nothing for a key that is pressed in the moment in which a frame of the page arrives. */
async function moveByKey(page: Page, key: 'Home' | 'End'): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return wanted === 'Home' ? scrollY === 0 : scrollY + clientHeight >= scrollHeight - 1;
    }, key);
  await expect(async () => {
    await page.keyboard.press(key);
    await expect.poll(isThere, { timeout: 1000 }).toBe(true);
  }).toPass();
}

test('the contents mark the section that is read: while scrolling, at the end, and the one that was asked for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cs/html/elements/dialog');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  const titles = await contents.getByRole('link').allTextContents();
  await expect(current).toHaveText([titles[0] ?? '']);
  await expect(current).toHaveAttribute('aria-current', 'location');

  // From one end to the other and back without a stop between.
  await moveByKey(page, 'End');
  await expect(current).toHaveText([titles.at(-1) ?? '']);
  await moveByKey(page, 'Home');
  await expect(current).toHaveText([titles[0] ?? '']);
  await page.getByRole('heading', { name: 'Accessibility', exact: true, level: 2 }).evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 150);
  });
  await expect(current).toHaveText(['Accessibility']);

  // So near the end that it cannot come to the top.
  const near = titles.at(-2) ?? '';
  await contents.getByRole('link', { name: near, exact: true }).click();
  await expect(current).toHaveText([near]);
  await page.reload();
  await expect(current).toHaveText([near]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

    test('the page bar opens the list of the section and the contents', async ({ page }) => {
      await page.goto('/cs/html/elements/dialog');
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-ready');
      const list = sidebarOf(page, 'Elements');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const openContents = page.getByRole('button', { name: 'On this page' });
      await expect(list).toBeHidden();
      await expect(contents).toBeHidden();

      await openContents.click();
      await expect(contents).toBeVisible();
      // What marks the section is what closes the list behind a link; it comes a moment after the page is ready.
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
      // Below the header and the bar, which stay.
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

test('on paper a page is its text: no navigation, and addresses behind links that leave the site', async ({
  page,
}) => {
  await page.goto('/blog/first-rule-of-aria');
  await page.emulateMedia({ media: 'print' });
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
});

test.describe('at 320 pixels', () => {
  // The layout is in the document; its script would only take time.
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('nothing leaves the screen sideways, in either direction of writing', async ({ page }) => {
    const widths = (): [number, number] => {
      const { documentElement: root } = document;
      const first = root.scrollWidth;
      root.dir = 'rtl';
      return [first, root.scrollWidth];
    };
    for (const { path } of layoutPages) {
      await page.goto(path);
      expect([path, await page.evaluate(widths)]).toEqual([path, [320, 320]]);
    }
  });
});

test('written from right to left the columns and their marks change sides', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cs/html/elements/dialog');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? Number.NaN;
  const [sidebar, main, contents] = [
    await left('.sidebar'),
    await left('main'),
    await left('.contents-column'),
  ];
  expect(contents).toBeLessThan(main);
  expect(main).toBeLessThan(sidebar);
  const slab = page
    .locator('.sidebar [aria-current="page"]')
    .evaluate((link) => getComputedStyle(link, '::after').right);
  expect(await slab).toBe('0px');
  const paragraph = page.locator('.prose > p').first();
  expect(await paragraph.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
});
