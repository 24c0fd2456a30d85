// The questions at the end of a lesson.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const lesson = '/cs/html/getting-started/headings-and-paragraphs';

/** The question that is asked now, and the count above it. */
const quizOf = (page: Page) => ({
  question: page.locator('.question').filter({ visible: true }),
  place: page.locator('.quiz-head > p').first(),
  score: page.locator('.quiz-score'),
  /** `on` for what was right, `now` for the question that is asked. */
  blocks: () => page.locator('.quiz-blocks > i').evaluateAll((all) => all.map(({ className }) => className)),
});

test('readers choose, ask whether they are right, and see why', async ({ page }) => {
  await open(page, lesson);
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
  // The reason stands in the choice that was right, and the choice stays.
  expect(await question.locator('.choice:has([data-right]) + .question-why').allTextContents()).toEqual([
    'The level shows what belongs to what. Size is for CSS.',
  ]);
  await expect(question.getByRole('radio', { name: 'How large' })).toBeDisabled();
});

test('questions come one at a time, by keyboard alone, and right ones fill their blocks', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await open(page, `${lesson}#check-yourself`);
  const { question, place, score, blocks } = quizOf(page);
  await expect(question).toHaveCount(1);
  await expect(place).toHaveText('Question 1 of 5');
  await expect(score).toHaveText('0 of 5 right');
  expect(await blocks()).toEqual(['now', '', '', '', '']);

  const next = question.getByRole('button', { name: 'Next question' });
  const right = question.locator('input[data-right]');
  // The script comes with the sight of the questions, and brings the way back to all of them.
  await page.locator('.question').nth(1).getByText('Back', { exact: true }).waitFor({ state: 'attached' });
  await right.press('Space');
  await right.press('Enter');
  await expect(next).toBeVisible();
  await expect(question.getByRole('status')).toHaveText('Right. Here is why.');
  await expect(score).toHaveText('1 of 5 right');
  expect(await blocks()).toEqual(['now on', '', '', '', '']);
  for (const number of [2, 3, 4, 5]) {
    await next.press('Enter');
    await expect(place).toHaveText(`Question ${number} of 5`);
    await expect(question).toHaveCount(1);
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expect(question.getByRole('status')).toBeEmpty();
    await right.press('Space');
    await right.press('Enter');
    await expect(score).toHaveText(`${number} of 5 right`);
  }
  expect(await blocks()).toEqual(['on', 'on', 'on', 'on', 'now on']);
  // After the last one there is nowhere to go on to, and the focus is not lost.
  await expect(next).toHaveCount(0);
  await expect(right).toBeFocused();
  await question.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(place).toHaveText('Question 4 of 5');
  await expect(right).toBeFocused();
  await expect(right).toBeChecked();
  expect(await shifts()).toEqual([]);
});

test('a wrong answer fills no block, and a right one is there again after a reload', async ({ page }) => {
  await open(page, lesson);
  const { question, score, blocks } = quizOf(page);
  await question.scrollIntoViewIfNeeded();
  const wrong = question.getByRole('radio', { name: 'How large' });
  await wrong.check();
  await expect(async () => {
    await wrong.press('Enter');
    await expect(question.getByRole('status')).toHaveText('Not this one. Try another.', { timeout: 200 });
  }).toPass();
  await expect(score).toHaveText('0 of 5 right');
  expect(await blocks()).toEqual(['now', '', '', '', '']);
  expect(await findViolations(page, { include: '.quiz' })).toEqual([]);
  await question.locator('input[data-right]').check();
  await question.getByRole('button', { name: 'Check my answer' }).click();
  await expect(score).toHaveText('1 of 5 right');
  expect(await findViolations(page, { include: '.quiz' })).toEqual([]);
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(score).toHaveText('1 of 5 right');
  expect(await blocks()).toEqual(['now on', '', '', '', '']);
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(1);
  await question.getByRole('button', { name: 'Next question' }).click();
  await expect(page.locator('.quiz-head > p').first()).toHaveText('Question 2 of 5');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(question.locator('.choice:has([data-right]) + .question-why')).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('a choice is at least 48 pixels tall, and a block 22 by 8', async ({ page }) => {
  await page.goto(lesson);
  const { question } = quizOf(page);
  for (const choice of await question.locator('.choice').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const block = await page.locator('.quiz-blocks > i').first().boundingBox();
  expect([block?.width, block?.height]).toEqual([22, 8]);
});
