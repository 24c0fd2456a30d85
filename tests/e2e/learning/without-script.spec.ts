// Guides, quests and exercises with JavaScript off.
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, an exercise shows its task, its code and a solution', async ({ page }) => {
  await page.goto('/cs/html/getting-started/headings-and-paragraphs');
  const card = page.getByRole('region', { name: 'Repair the outline' });
  await expect(card.getByRole('group', { name: 'The code to change' })).toContainText(
    '<h4>What to bring</h4>',
  );
  const note = card.locator('.exercise-actions > noscript');
  await expect(note).toBeVisible();
  expect(await note.textContent()).toMatch(/^Checking your answer needs JavaScript\./);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByText('Result', { exact: true })).toBeHidden();
  await card.getByText('A solution').click();
  await expect(card.getByRole('group', { name: 'A solution' })).toContainText('<h3>Clay</h3>');
});

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
