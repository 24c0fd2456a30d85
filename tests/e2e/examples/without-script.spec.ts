// Live examples and the playground with JavaScript off.
import { addressOf } from '#tests/support/sites/sites.ts';
import { assistivePage, leftOutLine, listLines, shownLines } from '../support/assistive-list.ts';
import { examplesPage } from '../support/live-examples.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts', javaScriptEnabled: false });

test('without JavaScript, examples and the playground can be read', async ({ page }) => {
  await test.step('what assistive technology gets is a list in the document', async () => {
    await page.goto(assistivePage);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('.assistive-bar')).toContainText('What assistive technology gets');
    expect(await shownLines(page)).toEqual(listLines);
    await page.getByRole('checkbox', { name: 'Show what is left out (1)' }).check();
    expect(await shownLines(page)).toEqual([...listLines, leftOutLine]);
  });

  await test.step('the change that the author suggests can be unfolded', async () => {
    await page.goto(examplesPage);
    const answer = page.locator('.try details');
    await expect(answer.locator('pre')).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.locator('pre')).toHaveText(
      '-<button type="button">Row</button>\n+<button type="button"></button>',
    );
  });

  await test.step('the playground says that it needs JavaScript, and shows its sources', async () => {
    await page.goto(`${addressOf('real')}/play`);
    const note = page.locator('.bench-note');
    await expect(note).toBeVisible();
    await expect(note).toContainText('The playground needs JavaScript.');
    await expect(page.locator('.bench-run')).toBeHidden();
    await expect(page.locator('.prose .code').first()).toContainText('Tea for three');
  });
});
