// The end of the course: the exam by keyboard, the capstone project, and the certificate.
import type { Page } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const exam = '/cs/html/final-exam';
const capstone = '/projects/your-own-site';

/** The right answer to each question of the bank, by the text of the question. */
async function rightAnswers(page: Page): Promise<Map<string, string>> {
  const links = page.locator('.exam-topics a');
  const paths = await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ href }) => href));
  expect(paths).toHaveLength(5);
  const pages = await Promise.all(
    paths.map(async (path) => (await page.request.get(`${path}/_payload.json`)).json()),
  );
  const answers = await page.evaluate(
    (texts) =>
      texts.flatMap((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        return [...parsed.querySelectorAll('.question')].map((question) => [
          question.querySelector('legend')?.innerHTML ?? '',
          question.querySelector('.choice:has([data-right]) > span')?.innerHTML ?? '',
        ]);
      }),
    pages.map(({ data }) => data.page.html as string),
  );
  return new Map(answers as [string, string][]);
}

/** The digits of the right and of a wrong answer to the visible question. */
async function digits(page: Page, answers: Map<string, string>): Promise<{ right: string; wrong: string }> {
  const question = await page.locator('.exam legend').innerHTML();
  const choices = await page
    .locator('.exam .choice > span')
    .evaluateAll((found) => found.map((one) => one.innerHTML));
  const at = choices.indexOf(answers.get(question) ?? '');
  expect(at).toBeGreaterThanOrEqual(0);
  return { right: String(at + 1), wrong: at === 0 ? '2' : '1' };
}

test('the exam is passed by keyboard, and with the capstone project it gives a certificate', async ({
  page,
}) => {
  await open(page, exam);
  const answers = await rightAnswers(page);
  expect(answers.size).toBe(120);
  const next = async (is: 'right' | 'wrong') => {
    await page.keyboard.press((await digits(page, answers))[is]);
    await page.keyboard.press('Enter');
  };
  const heading = (name: string) => page.locator('.exam').getByRole('heading', { name });

  await test.step('an answer is there after a reload', async () => {
    await page.getByRole('button', { name: 'Start the exam' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Question 1 of 40' })).toBeVisible();
    await next('right');
    await expect(page.getByRole('region', { name: 'Question 2 of 40' })).toBeVisible();
    await expect(page.locator('.exam-legend')).toContainText('Answered, 1');
    await page.reload();
    await page.getByRole('button', { name: 'Continue with question 2' }).press('Enter');
    await expect(page.locator('.exam-legend')).toContainText('Answered, 1');
  });

  await test.step('before handing in, open questions are listed', async () => {
    for (let question = 2; question <= 40; question++) {
      await expect(page.getByRole('region', { name: `Question ${question} of 40` })).toBeVisible();
      if (question === 40) await page.keyboard.press('Enter');
      else await next(question < 5 ? 'wrong' : 'right');
    }
    await expect(heading('Hand in your answers?')).toBeFocused();
    await page.getByRole('button', { name: 'Question 40 of 40 (open)' }).press('Enter');
    await next('right');
  });

  await test.step('the result counts by topic and explains the wrong answers', async () => {
    await page.getByRole('button', { name: 'Hand in' }).press('Enter');
    await expect(heading('Passed')).toBeFocused();
    await expect(page.locator('.exam-score')).toHaveText('37 of 40 right, pass mark 32');
    await expect(page.locator('.exam-parts > li')).toHaveCount(5);
    await expect(page.locator('.exam-wrong')).toHaveCount(3);
    await expect(page.locator('.exam-capstone')).toContainText('You get the certificate when the capstone');
    await expect(page.getByRole('region', { name: 'Certificate' })).toHaveCount(0);
  });

  await test.step('the capstone project is ticked off', async () => {
    await open(page, capstone);
    const boxes = page.locator('.task-list-item input');
    const count = await boxes.count();
    // The boxes can be ticked once the code of the page has started.
    await expect(boxes.first()).toBeEnabled();
    for (let at = 0; at < count; at++) await boxes.nth(at).press(' ');
    await expect(page.locator('.task-list-item input:checked')).toHaveCount(count);
  });

  await test.step('the certificate has the name that is typed, and a number that depends on it', async () => {
    await open(page, exam);
    const certificate = page.getByRole('region', { name: 'Certificate' });
    const number = certificate.locator('dd').last();
    await expect(number).toHaveText(/^HTML-\w{4}-\w{4}$/);
    const before = await number.textContent();
    await certificate.getByLabel('Name').fill('Mei Lindqvist');
    await expect(certificate.locator('.certificate')).toContainText('Mei Lindqvist');
    await expect(certificate.locator('.certificate')).toContainText('37 of 40');
    await expect(number).not.toHaveText(before ?? '');
    await page.reload();
    await expect(certificate.getByLabel('Name')).toHaveValue('Mei Lindqvist');
  });
});
