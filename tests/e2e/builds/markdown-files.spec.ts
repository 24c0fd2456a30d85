// Every page can be copied and viewed as Markdown, with and without JavaScript. The file itself is tested in
// tests/built/published-files.test.ts, its text in tests/markdown-files.test.ts.
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const path = '/cs/html/elements/abbr';

test('a page can be copied as Markdown, and the link to the same text works when copying does not', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, path);
  const foot = page.locator('.page-foot');
  const status = foot.getByRole('status');
  const button = foot.getByRole('button', { name: 'Copy page as Markdown' });
  const link = foot.getByRole('link', { name: 'View as Markdown' });

  await test.step('the button copies the Markdown file and says so without moving anything', async () => {
    await button.scrollIntoViewIfNeeded();
    // The status element is added by the script of the button.
    await expect(status).toBeAttached();
    // The button says "Copied" for two seconds, which is too short for a busy machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const places = await foot.evaluate(boxes);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Copied');
    await expect(foot.getByRole('button')).toHaveText('Copied');
    expect(await foot.evaluate(boxes)).toEqual(places);
    const file = await page.request.get(`${path}.md`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());
  });

  await test.step('a failed copy points to the link', async () => {
    await page.route(`**${path}.md`, (route) => route.abort());
    await page.clock.runFor(2000);
    await expect(button).toBeVisible();
    await button.click();
    await expect(status).toHaveText(
      'The page could not be copied. The link View as Markdown leads to the same text.',
    );
    await expect(link).toHaveAttribute('data-offered', '');
  });

  await test.step('without JavaScript there is the link and no button', async () => {
    const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.goto(path);
    await expect(plainPage.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
    await plainPage.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(plainPage).toHaveURL(`${path}.md`);
    await expect(plainPage.locator('body')).toContainText('# `<abbr>`');
    await plain.close();
  });
});

/** Position and size of the links, buttons and lines of an element. */
function boxes(element: Element): number[][] {
  return [...element.querySelectorAll('a, button, p:not(.sr-only)')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}
