// Every page as Markdown: to copy, to look at, and to fetch.
import { expect, test } from '../support/test.ts';

const path = '/cs/html/elements/abbr';

test('a page is copied as Markdown, the same as its file, and nothing moves', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const foot = page.locator('.page-foot');
  const button = foot.getByRole('button', { name: 'Copy page as Markdown' });
  await button.scrollIntoViewIfNeeded();
  // The script has come when there is a place for what it says.
  await expect(foot.getByRole('status')).toBeAttached();
  const place = await foot.evaluate(boxes);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(foot.getByRole('status')).toHaveText('Copied');
  await expect(foot.getByRole('button')).toHaveText('Copied');
  expect(await foot.evaluate(boxes)).toEqual(place);

  const file = await page.request.get(`${path}.md`);
  expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());

  await page.route(`**${path}.md`, (route) => route.abort());
  await expect(button).toBeVisible();
  await button.click();
  await expect(foot.getByRole('status')).toHaveText(
    'The page could not be copied. The link View as Markdown leads to the same text.',
  );
  await expect(foot.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('data-offered', '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the Markdown, and no button promises what it cannot do', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(`${path}.md`);
    await expect(page.locator('body')).toContainText('# `<abbr>`');
  });
});

/** Where the links, buttons and lines of an element stand. */
function boxes(element: Element): number[][] {
  return [...element.querySelectorAll('a, button, p:not(.sr-only)')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}
