// The head of the document follows the page: after a navigation it is the same as after a load. What each document
// has in its head is tested in tests/built/head.test.ts.
import type { Page } from '@playwright/test';
import { layoutsSiteUrl } from '#tests/support/sites/sites.ts';
import { isSameWindow, open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

/** The page's tags, sorted: of the document that is shown, or of one that the server sent. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const tags = [...shown.head.querySelectorAll('[data-head], title')];
    return tags.map((tag) => tag.outerHTML).sort();
  }, html);
}

test.describe('on a site with a URL', () => {
  test.use({ site: 'layouts' });

  test("a page's own tags leave with it and come back with it, from another page and from an error page", async ({
    page,
  }) => {
    const quiet = '/notes/quiet';
    await open(page, quiet);
    const own = await headOf(page);
    const sent = async (path: string) => (await page.request.get(path)).text();
    expect(own).toEqual(await headOf(page, await sent(quiet)));
    const added = page.locator('head > :is(meta[name="robots"], meta[name="rating"], link[rel="license"])');
    await expect(added).toHaveCount(3);

    await test.step('the next page has its own tags only, as in its document', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Go on' }).click();
      await expect(page).toHaveTitle('Plain');
      const expected = await headOf(page, await sent('/notes/plain'));
      await expect.poll(() => headOf(page)).toEqual(expected);
      await expect(added).toHaveCount(0);
      const canonical = page.locator('link[rel="canonical"]');
      expect(await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        `${layoutsSiteUrl}/notes/plain`,
      ]);
    });

    await test.step('back on the first page its tags are there again', async () => {
      await page.goBack();
      await expect(page).toHaveTitle('Quiet');
      await expect.poll(() => headOf(page)).toEqual(own);
      expect(await isSameWindow(page)).toBe(true);
    });

    await test.step('an error page has no tag but noindex, and going back restores the tags', async () => {
      await page.evaluate(() => void navigation.navigate('/notes/nothing'));
      await expect(page).toHaveTitle(/^404/);
      await expect(page.locator('head > [data-head]')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.goBack();
      await expect(page).toHaveTitle('Quiet');
      await expect.poll(() => headOf(page)).toEqual(own);
    });
  });
});

test('an address with ?q= opens the search with that term, once', async ({ page }) => {
  await page.goto('/?q=fieldset');
  const input = page.getByRole('combobox');
  await expect(input).toHaveValue('fieldset');
  await expect(page.getByRole('option').first()).toContainText('fieldset');
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('');
});
