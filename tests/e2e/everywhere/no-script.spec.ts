// The site with JavaScript off: every page can be read and every part that needs a choice opens.
import { kindPages } from '../support/page-kinds.ts';
import { expectReadable } from '../support/read-without-script.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a reader walks through the site, opens the menu on a phone and looks up the answers of a quiz', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');

  await test.step('links lead from the home page through sections and lessons and back', async () => {
    await page.goto('/');
    await expect(heading).toHaveText(['Computing, from the ground up.']);

    await main.getByRole('link', { name: 'Quests', exact: true }).first().click();
    await expect(page).toHaveURL(/\/quests$/);
    await expect(heading).toHaveText(['Quests']);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CS Subjects' }).click();
    await expect(page).toHaveURL(/\/cs$/);

    await page.goto('/cs/html');
    await main.getByRole('link', { name: 'What HTML is for' }).first().click();
    await expect(page).toHaveURL(/\/cs\/html\/getting-started\/what-is-html$/);
  });

  await test.step('all questions of a lesson are visible, and each answer opens and closes', async () => {
    await expect(page.locator('.question').filter({ visible: true })).toHaveCount(5);
    await expect(page.locator('.quiz-head, .question-check').filter({ visible: true })).toHaveCount(0);
    const details = page.locator('.question details').first();
    const summary = details.getByText('The answer', { exact: true });
    await expect(details.locator('.answer')).toBeHidden();
    await summary.click();
    await expect(details.locator('.answer')).toBeVisible();
    await summary.press('Enter');
    await expect(details.locator('.answer')).toBeHidden();
  });

  await test.step('the next lesson, the breadcrumb and the name of the site lead on', async () => {
    await page.getByRole('link', { name: /^Next / }).click();
    await expect(page).toHaveURL(/\/cs\/html\/getting-started\/your-first-page$/);
    await expect(heading).toHaveText(['Your first page']);
    await expect(main.locator('p').nth(3)).toBeVisible();

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'HTML' }).click();
    await expect(page).toHaveURL(/\/cs\/html$/);
    await expect(heading).toHaveText(['HTML']);

    await page.getByRole('link', { name: 'Plinth', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step('on a phone the sections are in a menu that opens, all of them in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cs/html/elements/dialog');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const menu = page.getByRole('banner').getByText('Menu', { exact: true });
    await expect(links).toHaveCount(0);
    await menu.click();
    await expect(links).toHaveText(['CS Subjects', 'Quests', 'Projects', 'Build Own', 'Blog']);
    for (const section of await links.all()) {
      await expect(section).toBeInViewport({ ratio: 1 });
      expect((await section.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await links.nth(4).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
    await expect(links).toHaveCount(5);
  });
});

test('a page of every kind shows its heading and its text', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { path } of kindPages.filter(({ status }) => status === undefined))
    await expectReadable(page, path);
});
