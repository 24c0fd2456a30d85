// The questions at the end of a lesson.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const lesson = '/cs/html/getting-started/headings-and-paragraphs';

/** The visible question, and the count above it. */
const quizOf = (page: Page) => ({
  question: page.locator('.question').filter({ visible: true }),
  place: page.locator('.quiz-head > p').first(),
  score: page.locator('.quiz-score'),
  /** `on` for questions that were answered correctly, `now` for the visible one. */
  blocks: () => page.locator('.quiz-blocks > i').evaluateAll((all) => all.map(({ className }) => className)),
});

/** Scrolls to the questions and waits for their script, which is loaded then and adds buttons to go back. */
async function startQuiz(page: Page): Promise<void> {
  await page.locator('.quiz').scrollIntoViewIfNeeded();
  await page.locator('.question').nth(1).getByText('Back', { exact: true }).waitFor({ state: 'attached' });
}

test('a reader chooses, checks the answer and sees why; a right answer is there again after a reload', async ({
  page,
}) => {
  await open(page, lesson);
  await startQuiz(page);
  const { question, place, score, blocks } = quizOf(page);
  await expect(question).toHaveAccessibleName('What decides which heading level you use?');
  const check = question.getByRole('button', { name: 'Check my answer' });
  const status = question.getByRole('status');
  const wrong = question.getByRole('radio', { name: 'How large the words should look' });
  const why = question.locator('.choice:has([data-right]) + .question-why');

  await test.step('a choice is at least 48 pixels tall, and a block 22 by 8', async () => {
    for (const choice of await question.locator('.choice').all())
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    const block = await page.locator('.quiz-blocks > i').first().boundingBox();
    expect([block?.width, block?.height]).toEqual([22, 8]);
  });

  await test.step('without a choice or with a wrong one, no answer is shown and no block is filled', async () => {
    await check.click();
    await expect(status).toHaveText('Choose an answer first.');
    await wrong.check();
    await expect(status).toBeEmpty();
    await check.press('Enter');
    await expect(status).toHaveText('Not this one. Try another.');
    await expect(question.getByText('The level shows which part a heading belongs to.')).toBeHidden();
    await expect(score).toHaveText('0 of 5 right');
    expect(await blocks()).toEqual(['now', '', '', '', '']);
    expect(await findViolations(page, { include: '.quiz' })).toEqual([]);
  });

  await test.step('Enter on a choice checks it', async () => {
    await question.getByRole('radio').last().check();
    await wrong.check();
    await expect(status).toBeEmpty();
    await wrong.press('Enter');
    await expect(status).toHaveText('Not this one. Try another.');
  });

  await test.step('a right answer shows the reason, fills a block, and can no longer be changed', async () => {
    await wrong.press('ArrowDown');
    await expect(question.getByRole('radio', { name: 'Where the part belongs' })).toBeChecked();
    await check.click();
    await expect(status).toHaveText('Right. Here is why.');
    await expect(question.getByText('The level shows which part a heading belongs to.')).toBeVisible();
    await expect(score).toHaveText('1 of 5 right');
    // The other questions have radio groups of their own.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    // The reason is below the right choice.
    expect(await why.allTextContents()).toEqual([
      'The level shows which part a heading belongs to. You set the size in CSS.',
    ]);
    await expect(wrong).toBeDisabled();
    expect(await findViolations(page, { include: '.quiz' })).toEqual([]);
  });

  await test.step('after a reload the answer is there again, and nothing moves', async () => {
    const shifts = await watchShifts(page);
    await page.reload();
    await expect(score).toHaveText('1 of 5 right');
    expect(await blocks()).toEqual(['now on', '', '', '', '']);
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(1);
    await question.getByRole('button', { name: 'Next question' }).click();
    await expect(place).toHaveText('Question 2 of 5');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(why).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
});

test('questions are answered one at a time by keyboard alone, and right answers fill their blocks', async ({
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
  await startQuiz(page);
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
  // The last question has no button to go on, and keeps the focus.
  await expect(next).toHaveCount(0);
  await expect(right).toBeFocused();
  await question.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(place).toHaveText('Question 4 of 5');
  await expect(right).toBeFocused();
  await expect(right).toBeChecked();
  expect(await shifts()).toEqual([]);
});
