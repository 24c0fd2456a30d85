// Guides and quests with JavaScript off.
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, old links into a guide work and a quest can be read', async ({ page }) => {
  await test.step('a link into a guide from the time when it was one page leads to the entry of its step', async () => {
    await page.goto('/build-own/regex-engine#step-9-places-without-width');
    const entry = page.locator('#step-9-places-without-width');
    await expect(entry).toBeInViewport();
    await entry.getByRole('link').click();
    await expect(page).toHaveURL('/build-own/regex-engine/9-anchors');
  });

  await test.step('a quest shows its task and hints, and no buttons that would do nothing', async () => {
    await page.goto('/quests/hello-page');
    await expect(page.getByRole('heading', { level: 2, name: 'Your task' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quests' })).toBeVisible();
    for (const name of ['Run checks', 'Start again', 'Show a solution'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Checks' })).toHaveCount(0);
    await page.getByText('Hint 1').click();
    await expect(page.getByText('A page has two halves.')).toBeVisible();
  });
});
