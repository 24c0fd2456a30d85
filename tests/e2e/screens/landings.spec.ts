// Lists of pages: how readers filter them, and what is left without JavaScript. What the lists contain is tested
// without a browser in `tests/built/landings.test.ts`.
import type { Page } from '@playwright/test';
import { expectHeading, isSameWindow, open, recordScrolls, scrollTo } from '../support/moving.ts';
import { expectPosition, go } from '../support/scroll-position.ts';
import { expect, pagesOf, readOnlyTest, test } from '../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Pages in Quests' });
const cards = (page: Page) => list(page).getByRole('listitem');
const skill = (page: Page) => page.getByRole('combobox', { name: 'Skill' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

const countQuests = () => pagesOf('real').filter((path) => path.startsWith('/quests/')).length;

/** The first skill to choose, with the number of quests that train it. */
async function firstSkill(page: Page): Promise<{ value: string; count: number }> {
  const values = await skill(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const value = values.find((each) => each !== '') ?? '';
  return { value, count: await page.locator(`[data-skill~="${value}"]`).count() };
}

readOnlyTest(
  'a list is filtered by keyboard, in place and in the address, and Back leaves it',
  async ({ page }) => {
    const quests = countQuests();
    await open(page, '/cs');
    await go(page, '/quests');
    await expectHeading(page, 'Quests');
    // The focus moves a frame later, and would be taken from a control that is focused before.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(status(page)).toHaveText(`${quests} quests`);
    const { value, count } = await firstSkill(page);
    expect(count).toBeLessThan(quests);
    const expectFiltered = async () => {
      await expect(page).toHaveURL(`/quests?skill=${value}`);
      await expect(status(page)).toHaveText(`${count} of ${quests} quests`);
      await expect(cards(page)).toHaveCount(count);
      await expect(skill(page)).toHaveValue(value);
    };
    const expectAll = async () => {
      await expect(page).toHaveURL('/quests');
      await expect(status(page)).toHaveText(`${quests} quests`);
      await expect(cards(page)).toHaveCount(quests);
    };

    await test.step('a choice filters the list and replaces the history entry', async () => {
      const entries = await page.evaluate(() => navigation.entries().length);
      await skill(page).focus();
      await page.keyboard.press('ArrowDown');
      await expectFiltered();
      await expect(skill(page)).toBeFocused();
      await expectHeading(page, 'Quests');
      expect(await page.evaluate(() => navigation.entries().length)).toBe(entries);
      await page.keyboard.press('ArrowUp');
      await expectAll();
    });

    await test.step('of many choices in quick succession the last counts', async () => {
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown'])
        await page.keyboard.press(key);
      await expectFiltered();
    });

    await test.step('Back leaves the list, and Forward shows it filtered', async () => {
      await page.goBack();
      await expectHeading(page, 'Computer science subjects');
      await page.goForward();
      await expectFiltered();
      expect(await isSameWindow(page)).toBe(true);
    });
  },
);

readOnlyTest(
  'a filter in the address or chosen early is applied; unknown values are ignored; no match has a way out',
  async ({ page }) => {
    const quests = countQuests();
    const behaviours = await recordScrolls(page);

    const { value, count } =
      await test.step('a choice made before the script of the list arrives is applied', async () => {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        const script = /\/assets\/listing-[^/]*\.js$/;
        await page.route(script, async (route) => {
          await released;
          await route.continue();
        });
        await open(page, '/quests');
        const first = await firstSkill(page);
        await skill(page).selectOption(first.value);
        release();
        await expect(page).toHaveURL(`/quests?skill=${first.value}`);
        await expect(skill(page)).toHaveValue(first.value);
        await expect(cards(page)).toHaveCount(first.count);
        await page.unroute(script);
        return first;
      });

    await test.step('a link to a filtered list shows it filtered', async () => {
      await open(page, `/quests?skill=${value}&difficulty=easy&from=mail`);
      await expect(cards(page)).toHaveCount(count);
      await expect(skill(page)).toHaveValue(value);
    });

    await test.step('a value that is not offered is ignored', async () => {
      await open(page, '/quests?skill=juggling');
      await expect(status(page)).toHaveText(`${quests} quests`);
      await expect(cards(page)).toHaveCount(quests);
      await expect(skill(page)).toHaveValue('');
    });

    await test.step('a choice removes the anchor from the address without scrolling', async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await open(page, '/quests#four-levels');
      await scrollTo(page, 150);
      await behaviours();
      await skill(page).selectOption(value);
      await expect(page).toHaveURL(`/quests?skill=${value}`);
      await expect(cards(page)).toHaveCount(count);
      await page.evaluate(() => navigation.transition?.finished.catch(() => {}));
      expect(await behaviours()).toEqual([]);
      await expectPosition(page, 150);
    });

    await test.step('a filter without a match says so, and its button shows all again', async () => {
      // Every value on offer has a match, so the test removes the matches of one.
      await page.route('**/quests?skill=*', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(`data-skill="${value}"`, 'data-skill=""');
        await route.fulfill({ response, body });
      });
      await open(page, `/quests?skill=${value}`);
      await expect(status(page)).toHaveText(`0 of ${quests} quests`);
      await expect(page.getByText('Nothing here matches these filters.')).toBeVisible();
      const clear = page.getByRole('button', { name: 'Clear filters' });
      await clear.press('Enter');
      await expect(page).toHaveURL('/quests');
      await expect(cards(page)).toHaveCount(quests);
      await expect(clear).toBeHidden();
      // The first of the filters.
      await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
    });
  },
);

readOnlyTest(
  'elements are filtered by name while the reader types, and the index of a reference by family too',
  async ({ page }) => {
    const elements = 114;
    const field = page.getByRole('searchbox', { name: 'Filter elements' });
    const clear = page.getByRole('button', { name: 'Clear the filter' });

    await test.step('on the page of the subject', async () => {
      await open(page, '/cs/html');
      const names = page.locator('[data-name]').filter({ visible: true });
      await expect(names).toHaveCount(elements);
      await expect(status(page)).toHaveText(`${elements} elements`);
      await field.fill('<Dialog>');
      await expect(names).toHaveText(['dialog']);
      await expect(status(page)).toHaveText(`1 of ${elements} elements`);
      await expect(page.getByRole('heading', { level: 3, name: 'D', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'A', exact: true })).toBeHidden();
      await field.fill('xyzzy');
      await expect(page.getByText('No element has a name like that.')).toBeVisible();
      await clear.click();
      await expect(field).toBeFocused();
      await expect(names).toHaveCount(elements);
      await field.fill('img');
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await expect(names).toHaveCount(elements);
    });

    await test.step('the index of a reference has one field, and its contents begin with its own lists', async () => {
      await open(page, '/cs/html/elements');
      await expect(page.getByRole('searchbox')).toHaveCount(1);
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveText([
        'A to Z',
        'By family',
        'How to read an element page',
        'Tags and elements are not the same',
        'Content categories in brief',
        'Attributes on every element',
      ]);
      const current = page.locator('.page-contents [aria-current]');
      await expect(current).toHaveText(['A to Z']);
      await contents.nth(1).click();
      await expect(page.getByRole('heading', { name: 'By family' })).toBeInViewport();
      await expect(current).toHaveText(['By family']);
    });

    await test.step('the index is filtered by name, and so are its families', async () => {
      const index = page.getByRole('region', { name: 'All elements' });
      const rows = index.getByRole('term').filter({ visible: true });
      const families = index.locator('.directory-family > h3').filter({ visible: true });
      await expect(index.getByRole('status')).toHaveText(`${elements} elements`);
      await expect(families).toHaveText([
        'Document and metadata',
        'Page sections',
        'Blocks of content',
        'Text-level meaning',
        'Edits',
        'Images, media and embedding',
        'Tables',
        'Forms',
        'Interactive elements',
        'Scripting and components',
        'Obsolete elements',
        'Concepts',
      ]);
      // One page describes six elements.
      await index.getByRole('searchbox', { name: 'Filter elements' }).fill('h3');
      await expect(rows).toHaveText(['h1 to h6']);
      await expect(families).toHaveText(['Page sections']);
      await expect(index.getByRole('status')).toHaveText(`1 of ${elements} elements`);

      await field.fill('nothing like it');
      await expect(page.getByText('Nothing has a name like that.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'By family' })).toBeHidden();
      await clear.click();
      await expect(page.getByRole('heading', { name: 'By family' })).toBeVisible();
    });

    await test.step('the index of attributes has one field, too', async () => {
      await open(page, '/cs/html/attributes');
      await expect(page.getByRole('searchbox')).toHaveCount(1);
    });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists are complete, and filters and search buttons are hidden', async ({ page }) => {
    await page.goto('/quests?skill=headings');
    await expect(cards(page)).toHaveCount(countQuests());
    await expect(skill(page)).toBeHidden();
    await page.goto('/cs/html');
    await expect(page.locator('[data-name]').filter({ visible: true })).toHaveCount(114);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeHidden();
  });
});
