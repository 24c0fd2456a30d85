// A guide: its front page, its steps one by one, the way between them, and the files of a step.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { findViolationsInBothModes } from '../support/axe.ts';
import { isSameWindow, open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const guide = '/build-own/regex-engine';
const third = `${guide}/3-choice`;

test('the front page lists the steps with their time, and leads into the first', async ({ page }) => {
  await open(page, guide);
  const list = page.getByRole('region', { name: 'The steps' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await expect(list).toContainText('12 steps, about 6 hours');
  await expect(list.getByRole('listitem').nth(2)).toContainText('30 minutes');
  await list.getByRole('link', { name: 'Start with step 1' }).click();
  await expect(page).toHaveURL(`${guide}/1-character`);
  await page.getByRole('link', { name: /^Next step/ }).click();
  await expect(page).toHaveURL(`${guide}/2-sequence`);
  await page.getByRole('link', { name: /^Next step/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step 3: one or the other');
  await expect(page.getByRole('main')).toContainText('Step 3 of 12');
  await expect(page.getByRole('link', { name: /^Previous step/ })).toContainText('2. One after another');
  await expect(page.getByRole('link', { name: /^Next step/ })).toContainText('4. Any number of times');
  expect(await isSameWindow(page)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address of the guide in one piece leads to the entry of its step', async ({ page }) => {
    await page.goto(`${guide}#step-9-places-without-width`);
    const entry = page.locator('#step-9-places-without-width');
    await expect(entry).toBeInViewport();
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(`${guide}/9-anchors`);
  });
});

test('a step shows how its tests go, as they were run', async ({ page }) => {
  const record = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../../content/4.build-own/08.regex-engine/steps/tests.json'),
      'utf8',
    ),
  );
  const { tests, before } = record[3];
  await page.goto(third);
  const flow = page.getByRole('list', { name: 'How this step goes' }).getByRole('listitem');
  await expect(flow.nth(0)).toContainText(`${tests.added} new tests`);
  await expect(flow.nth(1)).toContainText(`${before.passed} pass, ${before.failed} fail`);
  await expect(flow.nth(3)).toContainText(`${tests.total} of ${tests.total} pass`);
  await expect(flow.nth(1).locator('i.bad')).toHaveCount(before.failed);
  await expect(flow.nth(3).locator('i.on')).toHaveCount(tests.total);
  await flow.nth(3).getByRole('link').click();
  await expect(page.locator('#tests-pass')).toBeInViewport();
  // Of the code that is shown, what the step before it did not have.
  // What passes is filled, what fails is marked, and neither looks like a block that says nothing.
  const groundOf = (kind: string) =>
    page
      .locator(`.step-flow .course-blocks i${kind}`)
      .first()
      .evaluate((block) => getComputedStyle(block).backgroundColor);
  const grounds = await Promise.all([groundOf('.on'), groundOf('.bad'), groundOf(':not([class])')]);
  expect(new Set(grounds).size).toBe(3);

  const code = page.locator('.code', { hasText: 'steps/03/regex.js' });
  await expect(code).toContainText('3 new lines');
  await expect(code.locator('.line.hl')).toHaveCount(3);
});

for (const width of [390, 820])
  test(`at ${width} pixels the bar counts the steps and opens their list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, third);
    const bar = page.getByRole('button', { name: /^Steps/ });
    await expect(bar).toContainText('3 of 12');
    await expect(bar.locator('i')).toHaveCount(12);
    // Nothing is filled: that would say that a step is done.
    await expect(bar.locator('i.on')).toHaveCount(0);
    await bar.click();
    const list = page.getByRole('navigation', { name: 'Build your own regex engine' });
    await expect(list.getByRole('listitem')).toHaveCount(12);
    await list.getByRole('link', { name: 'Step 5: from pattern to tree' }).click();
    await expect(page).toHaveURL(`${guide}/5-parser`);
    await expect(list).toBeHidden();
  });

test('the files of a step come in one', async ({ page, request }) => {
  await page.goto(third);
  const link = page.getByRole('link', { name: /^Download this step/ });
  await expect(link).toHaveAttribute('download', 'regex-engine-step-3.zip');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/zip');
  const archive = await fromBufferPromise(await response.body());
  const names: string[] = [];
  for await (const entry of archive.eachEntry()) names.push(entry.fileName);
  expect(names).toEqual(['regex-engine-step-3/regex.js', 'regex-engine-step-3/regex.test.js']);

  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('regex-engine-step-3.zip');
  await expect(page).toHaveURL(third);
});

test('the front page and a step are accessible in both modes', async ({ page }) => {
  for (const path of [guide, third]) {
    await page.goto(path);
    expect(await findViolationsInBothModes(page, [390, 1280]), path).toEqual([]);
  }
});
