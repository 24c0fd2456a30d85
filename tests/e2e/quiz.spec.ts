// The questions at the end of a lesson.
import { open } from './moving.ts';
import { expect, test } from './test.ts';

test('readers choose, ask whether they are right, and see why', async ({ page }) => {
  await open(page, '/cs/html/getting-started/headings-and-paragraphs');
  const question = page.getByRole('group', { name: 'What decides which heading level you use?' });
  await question.scrollIntoViewIfNeeded();
  const check = question.getByRole('button', { name: 'Check my answer' });
  const said = question.getByRole('status');
  const answer = question.getByText('The level shows what belongs to what.');

  // The script comes with the question's sight; until then nothing is said.
  await expect(async () => {
    await check.click();
    await expect(said).toHaveText('Choose an answer first.', { timeout: 200 });
  }).toPass();
  await question.getByRole('radio', { name: 'How large the words should look' }).check();
  await expect(said).toBeEmpty();
  await check.press('Enter');
  await expect(said).toHaveText('Not this one. Try another.');
  await expect(answer).toBeHidden();

  await question.getByRole('radio', { name: 'How large' }).press('ArrowDown');
  await expect(question.getByRole('radio', { name: 'Where the part belongs' })).toBeChecked();
  await check.click();
  await expect(said).toHaveText('Right. Here is why.');
  await expect(answer).toBeVisible();
  // The other questions are asked apart.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});
