// What the search loads and when, and what it offers while it cannot load.
import { open, openUntouched } from '../support/moving.ts';
import { recordConsole, recordRequests } from '../support/requests.ts';
import { dialog, expectFirst, input, nothingFound, openSearch, options } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const index = /\/_data\/search\./;

test('the index is loaded when the reader points at the button, not with the page, and only once', async ({
  page,
}) => {
  const requested = recordRequests(page, index);
  await openUntouched(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.locator('[data-open-search]:visible').first().hover();
  await expect.poll(() => requested.length).toBe(1);
  await openSearch(page);
  await expect(dialog(page).getByRole('group', { name: 'Quests' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await page.keyboard.type('table');
  await expectFirst(page, '/cs/html/elements/table');
  expect(requested).toHaveLength(1);
});

test('a search that cannot load says so, keeps the quick links, and recovers', async ({ page, context }) => {
  await test.step('offline before its script is loaded: it recovers with the connection', async () => {
    await open(page, '/');
    await context.setOffline(true);
    await openSearch(page);
    await expect(
      dialog(page).getByText(/^You are offline, and the search is not loaded yet\./),
    ).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.type('table');
    await expectFirst(page, '/cs/html/elements/table');
  });

  await test.step('without the index the quick links work, and the next opening tries again', async () => {
    const messages = recordConsole(page);
    let isDown = true;
    await page.route(index, (route) => (isDown ? route.abort() : route.continue()));
    await open(page, '/');
    await openSearch(page);
    await expect
      .poll(() => messages.filter((text) => text.includes('The search could not be loaded.')).length)
      .toBe(1);
    await page.keyboard.type('build');
    await expect(options(page)).toHaveText(['Build Own']);
    await input(page).fill('table');
    await expect(nothingFound(page)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    isDown = false;
    await openSearch(page);
    await page.keyboard.type('table');
    await expectFirst(page, '/cs/html/elements/table');
  });
});
