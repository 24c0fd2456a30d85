// The exercises of a lesson: done by keyboard, saved, and asked again in the review.
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const lesson = '/cs/html/getting-started/headings-and-paragraphs';
const day = 86_400_000;

const solution = `<h1>Pottery evenings</h1>
<p>We meet every week in the old fire station.</p>
<h2>What to bring</h2>
<p>An apron and an old towel.</p>
<h3>Clay</h3>
<p>You can buy it from us, by the kilo.</p>
<h2>How to get here</h2>
<p>Bus 7 stops in front of the door.</p>`;

/** Holds the script of exercises back until it is released. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/start-exercise-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what was done before the script came counts, and nothing moves when it comes', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await holdScript(page);

  await test.step('a file is shown with its result', async () => {
    // On a phone, where most lines are wrapped.
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, lesson);
    const card = page.getByRole('region', { name: 'Repair the outline' });
    await card.getByRole('button', { name: 'Check' }).scrollIntoViewIfNeeded();
    const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    release();
    await card.locator('iframe').waitFor();
    await expect(card.locator('.example-view')).toHaveAttribute('data-state', 'shown');
    expect(await height()).toBe(before);
    expect(await shifts()).toEqual([]);
  });

  await test.step('a choice is checked', async () => {
    const releaseAgain = await holdScript(page);
    await open(page, '/cs/html/getting-started/images');
    const card = page.getByRole('region', { name: 'What is the link called?' });
    await card.getByRole('radio', { name: /start page/ }).check();
    await card.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(card.getByRole('status')).toHaveCount(0);
    releaseAgain();
    await expect(card.getByRole('status')).toHaveText('Right. The exercise is done.');
    await expect(card.getByRole('button', { name: 'Check' })).toBeFocused();
  });
});

test('an exercise is done wrong, then right, by keyboard; it stays done and comes back in the review', async ({
  page,
}) => {
  await open(page, lesson);
  const card = page.getByRole('region', { name: 'Repair the outline' });
  const editor = card.getByRole('textbox', { name: 'Code: Repair the outline' });
  const status = card.getByRole('status');
  const checks = card.getByRole('list', { name: 'It passes when' }).getByRole('listitem');

  await test.step('the starter fails two of three checks', async () => {
    await card.scrollIntoViewIfNeeded();
    await editor.press('Control+Enter');
    await expect(status).toHaveText('1 of 3 checks pass.');
    await expect(checks.first()).toContainText('“Clay” isn’t a heading');
    await expect(card.locator('.exercise-score')).toHaveText('1 of 3 pass');
    expect(await findViolations(page, { include: '.exercise' })).toEqual([]);
  });

  await test.step('the right answer is done', async () => {
    await card.locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(solution);
    await page.keyboard.press('Control+Enter');
    await expect(status).toHaveText('3 of 3 checks pass. The exercise is done.');
    await expect(card.locator('.exercise-score')).toHaveText('3 of 3 passDone');
  });

  await test.step('after a reload it is still done, with what was typed', async () => {
    await open(page, lesson);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.exercise-score')).toHaveText('Done');
    await expect(editor).toHaveValue(solution);
  });

  await test.step('two days later it is due for review, with the code from the start', async () => {
    await page.clock.setSystemTime(Date.now() + 2 * day);
    await open(page, '/review');
    await expect(page.locator('.review-left')).toContainText('1 left of 1 due today');
    await expect(editor).toHaveValue(/<h4>What to bring<\/h4>/);
    await editor.fill(solution);
    await editor.press('Control+Enter');
    await expect(page.locator('.review-foot').getByRole('status')).toContainText('Right. Comes again');
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  });
});

test('parts are moved by buttons until their order is right', async ({ page }) => {
  await open(page, lesson);
  const card = page.getByRole('region', { name: 'Put the headings in order' });
  await card.scrollIntoViewIfNeeded();
  const parts = card.locator('.exercise-parts > li');
  const right = ['Rye bread', 'What you need', 'Steps', 'Make the dough', 'Heat the oven'];
  await card.getByRole('button', { name: /^Move/ }).first().waitFor();
  await card.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(card.getByRole('status')).toHaveText(/^\d of 5 parts are in the right place\.$/);
  for (const [place, words] of right.entries()) {
    const part = parts.filter({ hasText: words });
    const up = part.getByRole('button', { name: /up$/ });
    const at = (await parts.allTextContents()).findIndex((text) => text.includes(words));
    for (let from = at; from > place; from--) await up.press('Enter');
  }
  await expect(parts).toHaveText(right.map((words) => new RegExp(words)));
  await card.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(card.getByRole('status')).toHaveText('Right. The exercise is done.');
  await expect(
    card.locator('.exercise-work').getByText('The h1 names the page, so it comes first.'),
  ).toBeVisible();
});

test('a wrong prediction shows its reason and the right line', async ({ page }) => {
  await open(page, '/cs/html/getting-started/images');
  const card = page.getByRole('region', { name: 'What is the link called?' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(card.getByRole('status')).toHaveText('Choose an answer first.');
  await card.getByRole('radio', { name: 'link “Our logo”' }).check();
  await page.keyboard.press('Enter');
  await expect(card.locator('.exercise-work').getByText('A title is only used as the name')).toBeVisible();
  await expect(card.locator('[data-verdict="right"]')).toContainText('link “Mei mends chairs, start page”');
  expect(await findViolations(page, { include: '.exercise' })).toEqual([]);
  await card.getByRole('button', { name: 'Try again' }).press('Enter');
  await card.getByRole('radio', { name: /start page/ }).check();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toHaveText('Right. The exercise is done.');
});
