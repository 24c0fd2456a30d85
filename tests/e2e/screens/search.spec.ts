// The search of the site: how it opens, what it lists and finds, and how it is announced.
import { findViolations } from '../support/axe.ts';
import { isSameWindow, open } from '../support/moving.ts';
import { recordConsole, recordRequests } from '../support/requests.ts';
import { dialog, expectFirst, groups, input, nothingFound, openSearch, options } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test('Control+K and a slash open the search; every way to close it returns the focus', async ({ page }) => {
  await open(page, '/');
  await test.step('similar keys do nothing', async () => {
    for (const keys of ['Control+Shift+k', 'Control+Alt+k', 'Meta+k', 'Control+/'])
      await page.keyboard.press(keys);
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('Control+K opens and closes it, also from a field', async () => {
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
    await field.evaluate((element) => element.remove());
  });

  await test.step('a slash opens it, but in a field it is only typed', async () => {
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
});

test.describe('on an Apple keyboard', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('Command+K opens the search, and Control+K does not', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
    await expect(dialog(page).getByText('⌘')).toBeVisible();
  });
});

test('without a term it lists quick links, sections, themes, and the pages that were opened from it', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('quick links come first, themes last', async () => {
    await openSearch(page);
    await expect(groups(page).first()).toHaveAccessibleName('Links');
    await expect(groups(page).last()).toHaveAccessibleName('Theme');
    await expect(dialog(page).getByRole('group', { name: 'Blog' })).toBeAttached();
    const quick = ['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog'];
    expect((await options(page).allTextContents()).slice(0, 5)).toEqual(quick);
    expect(await options(page).count()).toBeLessThanOrEqual(42);
    await page.keyboard.type('  ');
    await expect(groups(page).first()).toHaveAccessibleName('Links');
  });

  await test.step('a quick link opens its page, and the next search starts without a term', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cs');
    await expect(dialog(page)).toHaveCount(0);
    expect(await isSameWindow(page)).toBe(true);
    await openSearch(page);
    await expect(input(page)).toHaveValue('');
  });

  await test.step('a theme is applied', async () => {
    await page.keyboard.type('dark');
    await dialog(page).getByRole('option', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('recent pages are listed below the quick links, the latest first', async () => {
    for (const term of ['table', 'dialog']) {
      await openSearch(page);
      await page.keyboard.type(term);
      await expectFirst(page, `/cs/html/elements/${term}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/cs/html/elements/${term}`);
    }
    await open(page, '/blog');
    await openSearch(page);
    const recent = dialog(page).getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText([/dialog/, /table/, 'CS Subjects']);
    await expect(groups(page).first()).toHaveAccessibleName('Links');
    await expect(groups(page).last()).toHaveAccessibleName('Theme');
  });
});

test('a row stays in place while it is pressed, even if more results arrive', async ({ page }) => {
  const words = /\/_data\/words\./;
  let isRequested = false;
  let release = () => {};
  let released = Promise.resolve();
  // The worker loads the words, so the whole context is routed.
  await page.context().route(words, async (route) => {
    isRequested = true;
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { resultCount: 0 });
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'found') (window as unknown as { resultCount: number }).resultCount++;
        });
      }
    };
  });
  const resultCount = () => page.evaluate(() => (window as unknown as { resultCount: number }).resultCount);
  const nextFrame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  const row = dialog(page).getByRole('option', { name: 'Dark', exact: true });

  /** Presses the row of the dark theme, and only then lets the results from texts arrive; how many rows there were. */
  async function pressBeforeResults(): Promise<number> {
    isRequested = false;
    released = new Promise((resolve) => {
      release = resolve;
    });
    await open(page, '/');
    await openSearch(page);
    await page.keyboard.type('dark');
    // The results for all four letters, without those from texts.
    await expect(row.locator('mark')).toHaveText('Dark');
    await expect.poll(() => isRequested).toBe(true);
    await row.hover();
    const [place, rows, results] = [
      await row.boundingBox(),
      await options(page).count(),
      await resultCount(),
    ];
    await page.mouse.down();
    release();
    await expect.poll(resultCount).toBeGreaterThan(results);
    await nextFrame();
    await nextFrame();
    expect(await row.boundingBox()).toEqual(place);
    expect(await options(page).count()).toBe(rows);
    return rows;
  }

  await test.step('released elsewhere, nothing is chosen and the other results are shown', async () => {
    const rows = await pressBeforeResults();
    await input(page).hover();
    await page.mouse.up();
    await expect.poll(() => options(page).count()).toBeGreaterThan(rows);
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
  await test.step('released on the row, it is chosen', async () => {
    await pressBeforeResults();
    await page.mouse.up();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('it finds pages by name, in spite of a typing error, by the words of their text, and single headings', async ({
  page,
  context,
}) => {
  const messages = recordConsole(page);
  const words = recordRequests(page, /\/_data\/words\./);
  const first = options(page).first();
  await open(page, '/blog');
  await openSearch(page);
  await test.step('by name', async () => {
    await page.keyboard.type('<a>');
    await expectFirst(page, '/cs/html/elements/a');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first.locator('mark')).toHaveText(['a']);
    await input(page).fill('acessibility');
    await expectFirst(page, '/cs/html/accessibility');
    await input(page).fill('qqqqzzzz');
    await expect(nothingFound(page)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await input(page).fill('e');
    await expect(options(page)).toHaveCount(42);
  });

  await test.step('by the words of a text, with the sentence; without a full match, the nearest', async () => {
    await input(page).fill('crossorigin anonymous');
    const text = dialog(page).getByRole('group', { name: 'In the text' }).getByRole('option').first();
    await expect(text.locator('mark').first()).toHaveText(/crossorigin|anonymous/i);
    await expect(text).toContainText('anonymous');
    expect(words.length).toBeGreaterThan(0);
    await input(page).fill('zzzzqqqq crossorigin anonymous');
    await expect(
      dialog(page).getByRole('group', { name: 'Nearest' }).getByRole('option').first(),
    ).toBeVisible();
  });

  await test.step('with Control a result opens in a new tab, and the search stays open', async () => {
    await input(page).fill('table');
    await expectFirst(page, '/cs/html/elements/table');
    const tab = context.waitForEvent('page');
    await first.click({ modifiers: ['Control'] });
    await expect(await tab).toHaveURL('/cs/html/elements/table');
    await page.bringToFront();
    await expect(input(page)).toHaveValue('table');
  });

  await test.step('a heading opens at its place in the page', async () => {
    const heading = dialog(page).locator('a[href^="/"][href*="#"]').first();
    const target = (await heading.getAttribute('href')) ?? '';
    await heading.click();
    await expect(page).toHaveURL(target);
    expect(await isSameWindow(page)).toBe(true);
  });
  expect(messages).toEqual([]);
});

test('it is announced as a list of results, and offers the sections when nothing matches', async ({
  page,
}) => {
  const expectNoViolations = async () =>
    expect(await findViolations(page, { include: '[role="dialog"]', rules: 'every' })).toEqual([]);
  await open(page, '/blog');
  await openSearch(page);
  await test.step('results are counted, and the selected one is named', async () => {
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog(page).getByRole('listbox', { name: 'Results' })).toBeVisible();
    await page.keyboard.type('table');
    await expectFirst(page, '/cs/html/elements/table');
    await expect(groups(page).first()).toHaveAccessibleName('Exact match');
    // Results from texts arrive a moment after those from titles.
    const status = dialog(page).getByRole('status');
    await expect
      .poll(async () => `${await options(page).count()} results` === (await status.textContent()))
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
  });

  await test.step('no accessibility rule is broken, narrow or wide, light or dark', async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations();
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark');
    await expectNoViolations();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveClass('light');
  });

  await test.step('when nothing matches, links to the sections can be reached with the Tab key', async () => {
    await input(page).fill('qqqqzzzz');
    await expect(nothingFound(page)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    const links = dialog(page).getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(links).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
    await expectNoViolations();
    await input(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/quests');
    await expect(dialog(page)).toHaveCount(0);
  });
});
