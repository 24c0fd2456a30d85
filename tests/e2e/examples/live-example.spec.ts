// Live examples as readers use them: changing a source, undoing the change, and trying what the author suggests.
import type { Locator, Page } from '@playwright/test';
import { examplesPage, harbourOf, openHarbour } from '../support/live-examples.ts';
import { open } from '../support/moving.ts';
import { expect, readOnlyTest as test, test as touchTest } from '../support/test.ts';

test.use({ site: 'layouts' });
touchTest.use({ site: 'layouts' });

/** Where every line of the source and everything below it is. */
const placesIn = (example: Locator) =>
  example.evaluate((figure) =>
    [...figure.querySelectorAll('.line, .example-bar, .example-view')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    }),
  );

/** Opens the page and presses Edit. Neither the script nor the editor may move anything. */
async function expectStillWhileEditing(page: Page): Promise<void> {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/live-example-[^/]+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, examplesPage);
  const { example, view, source, result, edit } = harbourOf(page);
  await example.scrollIntoViewIfNeeded();
  await expect(edit).toHaveCount(0);
  // The height reserved for this result is an estimate, so only the source is compared.
  const linesOnly = (places: number[][]) => places.slice(0, 6);
  const withoutScript = await placesIn(example);
  script.resolve();
  await expect(view).toHaveAttribute('data-state', 'shown');
  await expect
    .poll(() => result.locator('html').evaluate((root) => root.scrollHeight <= root.clientHeight))
    .toBe(true);
  const withScript = await placesIn(example);
  expect(linesOnly(withScript)).toEqual(linesOnly(withoutScript));

  await edit.click();
  await expect(source).toBeFocused();
  expect(await placesIn(example)).toEqual(withScript);
  // The text of the field is drawn exactly over the lines.
  const drawn = await source.evaluate((field) => {
    const { fontSize, lineHeight, scale } = getComputedStyle(field);
    const by = scale === 'none' ? 1 : Number(scale);
    return [Number.parseFloat(fontSize) * by, Number.parseFloat(lineHeight) * by];
  });
  const lines = await example.locator('pre').evaluate((pre) => {
    const { fontSize, lineHeight } = getComputedStyle(pre);
    return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
  });
  expect(drawn.map((size) => size.toFixed(2))).toEqual(lines.map((size) => size.toFixed(2)));
}

touchTest.describe('on a touch screen', () => {
  touchTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  touchTest('Edit moves the focus into the source and no pixel of the example', async ({ page }) => {
    await expectStillWhileEditing(page);
  });
});

test('Edit moves nothing but the focus, changes are marked, the result follows them, and Reset undoes them', async ({
  page,
}) => {
  const { example, view, source, result, reset } = harbourOf(page);

  await test.step('Edit moves the focus into the source and no pixel of the example', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectStillWhileEditing(page);
  });

  await test.step('changed lines are marked and counted, and Reset undoes them', async () => {
    const marked = (name: string) =>
      example
        .locator('.line')
        .evaluateAll(
          (lines, name) => lines.flatMap((line, index) => (line.classList.contains(name) ? [index] : [])),
          name,
        );
    const announced = await example.locator('.sr-only[role="status"]').evaluateHandle((status) => {
      const texts: string[] = [];
      new MutationObserver(() => status.textContent && texts.push(status.textContent)).observe(status, {
        childList: true,
      });
      return texts;
    });
    await expect(reset).toBeDisabled();
    await source.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
    await page.keyboard.type('New ');
    await expect(result.getByRole('heading')).toHaveText('New Harbour');
    expect(await marked('changed')).toEqual([0]);
    expect(await marked('current')).toEqual([0]);
    await expect(example.getByText('1 line changed')).toBeVisible();
    await expect(example.getByText('Esc Tab leaves')).toBeVisible();
    // How often is a rule of its own: `result-updated.test.ts`.
    await expect.poll(() => announced.jsonValue()).toContain('Result updated');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n<p>More</p>');
    await expect(result.getByText('More')).toBeVisible();
    expect(await marked('changed')).toEqual([0, 6]);
    expect(await marked('current')).toEqual([6]);
    await expect(example.getByText('2 lines changed')).toBeVisible();
    await expect(reset).toBeEnabled();
    await reset.click();
    await expect(result.getByRole('heading')).toHaveText('Harbour');
    expect(await marked('changed')).toEqual([]);
    await expect(example.getByText(/changed$/)).toHaveCount(0);
    await expect(reset).toBeDisabled();
  });

  await test.step('the result is as tall as its content up to 600 pixels, then it scrolls under a shadow', async () => {
    const show = async (paragraphs: number) => {
      await source.fill(`${'<p>Pier</p>'.repeat(paragraphs)}<p>End ${paragraphs}</p>`);
      await expect(result.getByText(`End ${paragraphs}`)).toBeAttached();
    };
    const height = async () => (await view.boundingBox())?.height;
    // 16 pixels around, 24 for each line, 16 between two.
    await show(7);
    await expect.poll(height).toBe(16 * 2 + 8 * 24 + 7 * 16);
    await show(4);
    await expect.poll(height).toBe(16 * 2 + 5 * 24 + 4 * 16);
    await expect(view).not.toHaveAttribute('data-more');
    await show(40);
    await expect.poll(height).toBe(600);
    await expect(view).toHaveAttribute('data-more');
    await result.getByText('End 40').scrollIntoViewIfNeeded();
    await expect(view).not.toHaveAttribute('data-more');
    // The author set a minimum of 160.
    await show(0);
    await expect.poll(height).toBe(160);
  });
});

test('by keyboard alone: Tab passes through a source, and Escape and Tab leave one that was changed', async ({
  page,
}) => {
  const { example, source, result, edit } = await openHarbour(page);
  const before = await source.inputValue();
  await edit.focus();
  // Reset is disabled, so Tab skips it.
  for (const name of ['Copy', 'Source']) {
    await page.keyboard.press('Tab');
    await expect(example.getByLabel(name).or(example.getByRole('button', { name })).first()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(source).not.toBeFocused();
  await expect(source).toHaveValue(before);

  await edit.press('Enter');
  await expect(source).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('<b>Bold</b>');
  await page.keyboard.press('Tab');
  await expect(source).toBeFocused();
  await expect(source).toHaveValue(`<b>Bold</b>  ${before}`);
  await expect(result.locator('b')).toHaveText('Bold');
  await page.keyboard.press('Control+z');
  await expect(source).toHaveValue(`<b>Bold</b>${before}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(source).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(source).not.toBeFocused();
});

test('the foot suggests a change, and Show me makes it and keeps the reader’s own changes', async ({
  page,
}) => {
  await page.goto(examplesPage);
  const example = page.getByRole('group', { name: 'A boat', exact: true });
  const foot = example.locator('.try');
  const heightOfFoot = () => foot.evaluate((element) => element.getBoundingClientRect().height);
  await expect(foot).toContainText('Try it Take the word out of the button.', { useInnerText: true });
  const withoutScript = await heightOfFoot();
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  expect(await heightOfFoot()).toBe(withoutScript);

  const source = example.getByRole('textbox', { name: 'Source' });
  const showMe = foot.getByRole('button', { name: 'Show me' });
  await source.fill((await source.inputValue()).replace('Boat 7', 'Boat 8'));
  await showMe.click();
  await expect(source).toHaveValue('<h2>Boat 8</h2>\n<button type="button"></button>\n<p>Two oars</p>');
  // This change can only be noticed in the assistive view, so that view is opened.
  await expect(example.getByRole('tab', { name: 'What assistive technology gets' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(example.getByRole('tabpanel')).toContainText('no name');
  // If the reader has changed that very line, the change starts from the author's source.
  await source.fill('<p>All new</p>');
  // The foot moves when the views follow the edit, and stays in place after that.
  await expect(example.getByRole('tabpanel')).toContainText('All new');
  await showMe.click();
  await expect(source).toHaveValue('<h2>Boat 7</h2>\n<button type="button"></button>\n<p>Two oars</p>');
});

test.describe('on a page with several examples', () => {
  test.use({ site: 'real' });

  test('only examples near the window have frames, and edits are kept', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, '/cs/html/getting-started/your-first-page');
    const examples = page.locator('.example');
    const views = examples.locator('.example-view');
    await expect(examples).toHaveCount(4);
    await expect(page.locator('.example iframe')).toHaveCount(0);
    await examples.first().scrollIntoViewIfNeeded();
    await expect(views.first()).toHaveAttribute('data-state', 'shown');
    const source = examples.first().getByRole('textbox', { name: 'Source' });
    await source.fill('<h1>Changed by a reader</h1>');
    const heading = examples.first().frameLocator('iframe').getByRole('heading');
    await expect(heading).toHaveText('Changed by a reader');
    const height = (await views.first().boundingBox())?.height;

    await examples.last().scrollIntoViewIfNeeded();
    await expect(views.last()).toHaveAttribute('data-state', 'shown');
    await expect(examples.first().locator('iframe')).toHaveCount(0);
    expect((await views.first().boundingBox())?.height).toBe(height);
    await examples.first().scrollIntoViewIfNeeded();
    await expect(heading).toHaveText('Changed by a reader');
    await expect(source).toHaveValue('<h1>Changed by a reader</h1>');
    await expect(examples.last().locator('iframe')).toHaveCount(0);
  });
});
