// A guide: its front page, its steps one by one, the links between them, and the files of a step.
// `tests/built/guide-downloads.test.ts` looks into the archive that a step offers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { resize } from '../support/resize.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

const guide = '/build-own/regex-engine';
const third = `${guide}/3-choice`;

test('readers go from the front page of a guide through its steps, on any screen', async ({ page }) => {
  await test.step('the front page lists the steps with their time, and links lead from step to step', async () => {
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
    await expectHeading(page, 'Step 3: one or the other');
    await expect(page.getByRole('main')).toContainText('Step 3 of 12');
    await expect(page.getByRole('link', { name: /^Previous step/ })).toContainText(
      '2. A sequence of characters',
    );
    await expect(page.getByRole('link', { name: /^Next step/ })).toContainText('4. Any number of times');
    expect(await isSameWindow(page)).toBe(true);
  });

  for (const width of [390, 820])
    await test.step(`at ${width} pixels the bar counts the steps and opens their list`, async () => {
      await resize(page, width, 844);
      await open(page, third);
      const bar = page.getByRole('button', { name: /^Steps/ });
      await expect(bar).toContainText('3 of 12');
      await expect(bar.locator('i')).toHaveCount(12);
      // A filled block would say that the step is done.
      await expect(bar.locator('i.on')).toHaveCount(0);
      await bar.click();
      const list = page.getByRole('navigation', { name: 'Build your own regex engine' });
      await expect(list.getByRole('listitem')).toHaveCount(12);
      await list.getByRole('link', { name: 'Step 5: from pattern to tree' }).click();
      await expect(page).toHaveURL(`${guide}/5-parser`);
      await expect(list).toBeHidden();
    });
});

test('a step shows the results of its tests and its new lines, and its files can be downloaded', async ({
  page,
}) => {
  const record = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../../content/4.build-own/08.regex-engine/steps/tests.json'),
      'utf8',
    ),
  );
  await open(page, third);

  await test.step('the results are those on record, as numbers and as blocks', async () => {
    const { tests, before } = record[3];
    const flow = page.getByRole('list', { name: 'How this step goes' }).getByRole('listitem');
    await expect(flow.nth(0)).toContainText(`${tests.added} new tests`);
    await expect(flow.nth(1)).toContainText(`${before.passed} pass, ${before.failed} fail`);
    await expect(flow.nth(3)).toContainText(`${tests.total} of ${tests.total} pass`);
    await expect(flow.nth(1).locator('i.bad')).toHaveCount(before.failed);
    await expect(flow.nth(3).locator('i.on')).toHaveCount(tests.total);
    await flow.nth(3).getByRole('link').click();
    await expect(page.locator('#tests-pass')).toBeInViewport();
    // Tests that pass, tests that fail and other blocks have three different colours.
    const colourOf = (kind: string) =>
      page
        .locator(`.step-flow .course-blocks i${kind}`)
        .first()
        .evaluate((block) => getComputedStyle(block).backgroundColor);
    const colours = await Promise.all([colourOf('.on'), colourOf('.bad'), colourOf(':not([class])')]);
    expect(new Set(colours).size).toBe(3);
  });

  await test.step('lines that the step before did not have are marked', async () => {
    const code = page.locator('.code', { hasText: 'steps/03/regex.js' });
    await expect(code).toContainText('3 new lines');
    await expect(code.locator('.line.hl')).toHaveCount(3);
  });

  await test.step('the link downloads an archive and the reader stays on the page', async () => {
    const address = page.url();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download this step/ }).click();
    expect((await download).suggestedFilename()).toBe('regex-engine-step-3.zip');
    await expect(page).toHaveURL(address);
  });
});
