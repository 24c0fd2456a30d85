// The course: its numbered list, the place of a lesson in it, and lines of code that earlier steps have shown.
import { open } from '../support/moving.ts';
import { resize } from '../support/resize.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test('a lesson shows its place in the course at every width and text size, and prints its answers', async ({
  page,
}) => {
  await open(page, '/cs/html/getting-started/links-and-addresses');

  await test.step('the numbers of 27 lessons fit on one line each, at every text size', async () => {
    const list = page.getByRole('navigation', { name: 'Getting started' });
    for (const size of ['small', 'large', 'medium']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-text-size', value), size);
      const lines = await list.locator('ul > li > a').evaluateAll((links) =>
        links.map((link) => {
          const { height, lineHeight } = getComputedStyle(link, '::before');
          return Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight));
        }),
      );
      expect(lines, size).toEqual(Array.from({ length: 27 }, () => 1));
    }
  });

  for (const width of [390, 1280])
    await test.step(`at ${width} px the lesson is outlined in the row of blocks, and none is shown as done`, async () => {
      await resize(page, width, 844);
      await expect(page.locator('.lesson-place')).toContainText('Lesson 7 of 27');
      const row = page.locator(width < 1024 ? '.lesson-place .course-blocks' : '.sidebar .course-blocks');
      await expect(row).toBeVisible();
      const blocks = await row.locator('i').evaluateAll((all) =>
        all.map((block) => {
          const { backgroundColor, boxShadow } = getComputedStyle(block);
          return `${backgroundColor} ${boxShadow}`;
        }),
      );
      expect(blocks).toHaveLength(27);
      const unread = blocks.filter((_, at) => at !== 6);
      expect([...new Set(unread)]).toEqual(['rgb(216, 225, 235) none']);
      expect(blocks[6]).toBe('rgb(255, 255, 255) rgb(119, 137, 162) 0px 0px 0px 1.5px inset');
    });

  await test.step('in print there are no buttons, each question ends with its answer, and all code is shown', async () => {
    const answers = page.locator('.question .answer');
    await expect(answers).toHaveCount(5);
    await expect(answers.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(answers.filter({ visible: true })).toHaveCount(5);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.fold').filter({ visible: true })).toHaveCount(0);
    const folded = page.locator('.folded').first();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(3 * 16);
  });
});

test('lines that the step before has shown are folded until the reader unfolds or edits them', async ({
  page,
}) => {
  await open(page, '/cs/html/getting-started/lists');
  const third = page.locator('.lesson-step').nth(2).getByRole('group', { name: 'Example', exact: true });
  const row = third.locator('.fold > summary');
  await expect(row).toHaveText('24 lines as in step 2');
  // Folded lines still have boxes, which are not drawn, so the height is compared.
  const height = () => third.locator('pre').evaluate((pre) => Math.round(pre.getBoundingClientRect().height));
  const folded = await height();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect.poll(height).toBeGreaterThan(folded + 23 * 20);
  await page.keyboard.press('Enter');
  await expect.poll(height).toBe(folded);

  await third.getByRole('button', { name: 'Edit' }).click();
  const source = third.getByRole('textbox', { name: 'Source' });
  await expect(source).toBeFocused();
  await expect(row).toHaveCount(0);
  expect(await source.inputValue()).toMatch(/^<!doctype html>\n(?:.*\n){29}<\/html>$/);
  const drawn = await third
    .locator('.line')
    .evaluateAll((lines) => lines.filter((line) => line.checkVisibility()).length);
  expect(drawn).toBe(31);
  await page.keyboard.type(' ');
  await expect(third.locator('.line.changed')).toHaveCount(1);
  // Code inside a sentence is not a block.
  await expect(third.locator('.try p code').first()).toHaveCSS('display', 'inline');
});
