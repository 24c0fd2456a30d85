// The search of the site: how it is opened, what it lists and finds, when it fetches, and how it is announced.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { isSameWindow, open } from '../support/moving.ts';
import { recordConsole, recordRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const index = /\/_data\/search\./;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test('Control and K opens it, exactly and from anywhere; every way to close it gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Control+Shift+k');
  await page.keyboard.press('Control+Alt+k');
  await page.keyboard.press('Meta+k');
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => document.body.append(document.createElement('input')));
  const field = page.locator('body > input');
  await field.focus();
  // With Caps Lock on, the letter is a capital.
  await page.keyboard.press('Control+K');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('placeholder', 'Type a command or search...');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('table');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await openSearch(page);
  await expect(input(page)).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('on an Apple keyboard', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('Command and K opens it; Control and K stays with the system', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
    await expect(dialog(page).getByText('⌘')).toBeVisible();
  });
});

test('without a term it lists quick links, sections and themes; a quick link leads there and the term is gone', async ({
  page,
}) => {
  await open(page, '/');
  await openSearch(page);
  const groups = dialog(page).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Links');
  await expect(groups.last()).toHaveAccessibleName('Theme');
  await expect(dialog(page).getByRole('group', { name: 'Blog' })).toBeAttached();
  const quick = ['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog'];
  expect((await options(page).allTextContents()).slice(0, 5)).toEqual(quick);
  expect(await options(page).count()).toBeLessThanOrEqual(42);
  await page.keyboard.type('  ');
  await expect(groups.first()).toHaveAccessibleName('Links');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cs');
  await expect(dialog(page)).toHaveCount(0);
  expect(await isSameWindow(page)).toBe(true);
  await openSearch(page);
  await expect(input(page)).toHaveValue('');

  await page.keyboard.type('dark');
  await dialog(page).getByRole('option', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(dialog(page)).toHaveCount(0);
});

for (const isLetGoThere of [true, false])
  test(`a row that is pressed stays where it is, whatever is found meanwhile; let go ${isLetGoThere ? 'there it is chosen' : 'elsewhere, the rest is shown'}`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const words = /\/_data\/words\./;
    let isAsked = false;
    await page.context().route(words, async (route) => {
      isAsked = true;
      await released;
      await route.continue();
    });
    /** Until whatever the worker has said is drawn. */
    const someFrames = async () => {
      for (let frame = 0; frame < 60; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    await open(page, '/');
    await openSearch(page);
    await page.keyboard.type('dark');
    const row = dialog(page).getByRole('option', { name: 'Dark', exact: true });
    // The rows of all four letters, of which only the words of texts are missing.
    await expect(row.locator('mark')).toHaveText('Dark');
    await expect.poll(() => isAsked).toBe(true);
    await someFrames();
    await row.hover();
    const [place, before] = [await row.boundingBox(), await options(page).count()];
    await page.mouse.down();
    const found = page.context().waitForEvent('response', (response) => words.test(response.url()));
    release();
    await (await found).finished();
    await someFrames();
    expect(await row.boundingBox()).toEqual(place);
    expect(await options(page).count()).toBe(before);
    if (!isLetGoThere) await input(page).hover();
    await page.mouse.up();
    if (isLetGoThere) {
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      await expect(dialog(page)).toHaveCount(0);
    } else {
      await expect.poll(() => options(page).count()).toBeGreaterThan(before);
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    }
  });

test('it finds elements by their names, forgives a slip, and leads to a heading', async ({
  page,
  context,
}) => {
  const said = recordConsole(page);
  await open(page, '/blog');
  await openSearch(page);
  await page.keyboard.type('<a>');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', '/cs/html/elements/a');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first.locator('mark')).toHaveText(['a']);

  await input(page).fill('acessibility');
  await expect(first).toHaveAttribute('href', '/cs/html/accessibility');
  await input(page).fill('qqqqzzzz');
  await expect(dialog(page).getByText('No matching data', { exact: true })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await input(page).fill('e');
  await expect(options(page)).toHaveCount(42);

  await input(page).fill('table');
  await expect(first).toHaveAttribute('href', '/cs/html/elements/table');
  const tab = context.waitForEvent('page');
  await first.click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL('/cs/html/elements/table');
  await page.bringToFront();
  await expect(input(page)).toHaveValue('table');

  const heading = dialog(page).locator('a[href^="/"][href*="#"]').first();
  const target = (await heading.getAttribute('href')) ?? '';
  await heading.click();
  await expect(page).toHaveURL(target);
  expect(await isSameWindow(page)).toBe(true);
  expect(said).toEqual([]);
});

test('the index is fetched when it is needed: not with the page, on pointing at the button, then never again', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toMatch(/_data\/search|No matching data/);
  const asked = recordRequests(page, index);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('[data-open-search]:visible').first().hover();
  await expect.poll(() => asked.length).toBe(1);
  await openSearch(page);
  await expect(dialog(page).getByRole('group', { name: 'Quests' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await page.keyboard.type('table');
  await expect(options(page).first()).toHaveAttribute('href', '/cs/html/elements/table');
  expect(asked).toHaveLength(1);
});

test('without the index the quick links still work, and the next opening tries again', async ({ page }) => {
  const said = recordConsole(page);
  let isDown = true;
  await page.route(index, (route) => (isDown ? route.abort() : route.continue()));
  await open(page, '/');
  await openSearch(page);
  await expect
    .poll(() => said.filter((text) => text.includes('The search could not be loaded.')).length)
    .toBe(1);
  await page.keyboard.type('build');
  await expect(options(page)).toHaveText(['Build Own']);
  await input(page).fill('table');
  await expect(dialog(page).getByText('No matching data', { exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  isDown = false;
  await openSearch(page);
  await page.keyboard.type('table');
  await expect(options(page).first()).toHaveAttribute('href', '/cs/html/elements/table');
});

test.describe('with hidden pages', () => {
  test.use({ site: 'layouts' });

  test('a page that is kept out of the navigation is not found', async ({ page }) => {
    await open(page, '/');
    await openSearch(page);
    await page.keyboard.type('entry 17');
    await expect(options(page).first()).toHaveAttribute('href', '/long/entry-17');
    await input(page).fill('hidden');
    await expect(dialog(page).getByText('No matching data', { exact: true })).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });
});

test('it is announced as a list to choose from, and breaks no rule of accessibility', async ({ page }) => {
  await open(page, '/blog');
  await openSearch(page);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('listbox', { name: 'Results' })).toBeVisible();
  await page.keyboard.type('table');
  await expect(options(page).first()).toHaveAttribute('href', '/cs/html/elements/table');
  await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName('Exact match');
  // Texts are found a moment after titles.
  const status = dialog(page).getByRole('status');
  await expect
    .poll(async () => `${await options(page).count()} results` === (await status.textContent()))
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page, { include: '[role="dialog"]', rules: 'every' })).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await findViolations(page, { include: '[role="dialog"]', rules: 'every' })).toEqual([]);
});

test('a slash opens it too, but in a field it is a slash', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+/');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('/');
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('body > textarea').focus();
  await page.keyboard.press('/');
  await expect(page.locator('body > textarea')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('the words of a text lead to their section, with the sentence they stand in; some of them to what is nearest', async ({
  page,
}) => {
  await open(page, '/blog');
  const asked = recordRequests(page, /\/_data\/words\./);
  await openSearch(page);
  await page.keyboard.type('crossorigin anonymous');
  const texts = dialog(page).getByRole('group', { name: 'In the text' });
  await expect(texts.getByRole('option').first().locator('mark').first()).toHaveText(
    /crossorigin|anonymous/i,
  );
  await expect(texts.getByRole('option').first()).toContainText('anonymous');
  expect(asked.length).toBeGreaterThan(0);
  await input(page).fill('zzzzqqqq crossorigin anonymous');
  await expect(
    dialog(page).getByRole('group', { name: 'Nearest' }).getByRole('option').first(),
  ).toBeVisible();
});

test('below the words that nothing matches are sections to go to, in reach of the Tab key', async ({
  page,
}) => {
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.type('qqqqzzzz');
  await expect(dialog(page).getByText('No matching data', { exact: true })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  const links = dialog(page).getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
  expect(await findViolations(page, { include: '[role="dialog"]', rules: 'every' })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quests');
  await expect(dialog(page)).toHaveCount(0);
});

test('it remembers the pages that were opened from it', async ({ page }) => {
  await open(page, '/');
  for (const term of ['table', 'dialog']) {
    await openSearch(page);
    await page.keyboard.type(term);
    await expect(options(page).first()).toHaveAttribute('href', `/cs/html/elements/${term}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/cs/html/elements/${term}`);
  }
  await page.reload();
  await open(page, '/blog');
  await openSearch(page);
  const recent = dialog(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/dialog/, /table/]);
  await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName('Links');
  await expect(dialog(page).getByRole('group').last()).toHaveAccessibleName('Theme');
});

test('offline, before its script was fetched, it says so, and comes back with the connection', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await context.setOffline(true);
  await openSearch(page);
  await expect(dialog(page).getByText(/^You are offline, and the search is not loaded yet\./)).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.type('table');
  await expect(options(page).first()).toHaveAttribute('href', '/cs/html/elements/table');
});
