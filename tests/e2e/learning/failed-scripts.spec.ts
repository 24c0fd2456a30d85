// Scripts that do not load, as after a deployment that removed them: a quest is then a page that is read, says what
// happened and offers to load it again. No dead controls are shown.
import { sendFirstInput } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const notFound = { status: 404, contentType: 'text/plain', body: 'Not found' };

test('a quest whose scripts are missing shows its files and offers a reload', async ({ context }) => {
  const missing = ['**/assets/*.js', '**/assets/entry.app-*.js', '**/assets/workspace-*.js'];
  for (const scripts of missing)
    await test.step(scripts, async () => {
      const page = await context.newPage();
      await page.route(scripts, (route) => route.fulfill(notFound));
      await page.goto('/quests/hello-page');
      await sendFirstInput(page);
      await expect(page.getByText('The editor and the checks could not be loaded.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The starter' })).toBeVisible();
      await expect(page.locator('.bench-task .code').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Run checks' })).toBeHidden();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await expect(page.getByRole('button', { name: 'Run checks' })).toBeEnabled();
      await expect(page.getByText('The editor and the checks could not be loaded.')).toBeHidden();
      await page.close();
    });
});
