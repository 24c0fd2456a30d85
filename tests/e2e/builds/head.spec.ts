// The head of the document: the same after a step within the site as after a load, and never two tags of a name.
import type { Page } from '@playwright/test';
import { isSameWindow, open } from '../support/moving.ts';
import { layoutsSiteUrl } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Every tag of the page in the order of its text, from the document shown or from one that was sent. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const tags = [...shown.head.querySelectorAll('[data-head], title')];
    return tags.map((tag) => tag.outerHTML).sort();
  }, html);
}

function countOf(page: Page, selector: string): Promise<number> {
  return page.locator(`head > ${selector}`).count();
}

test.describe('a page with tags of its own', () => {
  test.use({ site: 'layouts' });

  test('has each once, and they leave with it', async ({ page, request }) => {
    const quiet = '/notes/quiet';
    await open(page, quiet);
    const own = await headOf(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'book');
    await expect(page.locator('link[rel="license"]')).toHaveAttribute('href', 'https://example.org/licence');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'Article',
      author: { '@type': 'Person', name: 'Ada' },
      description: 'A page that ends scripts </script><b> and asks not to be listed.',
    });

    await page.getByRole('main').getByRole('link', { name: 'Go on' }).click();
    await expect(page).toHaveTitle('Plain');
    expect(await isSameWindow(page)).toBe(true);
    const sent = await (await request.get('/notes/plain')).text();
    expect(await headOf(page)).toEqual(await headOf(page, sent));
    expect(await countOf(page, 'meta[name="robots"], meta[name="rating"], link[rel="license"]')).toBe(0);
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${layoutsSiteUrl}/notes/plain`,
    ]);

    await page.goBack();
    await expect(page).toHaveTitle('Quiet');
    expect(await headOf(page)).toEqual(own);
    const map = await (await request.get('/sitemap.xml')).text();
    expect(map).toContain(`${layoutsSiteUrl}/notes/plain<`);
    expect(map).not.toContain(quiet);
  });
});

test('an error page has no address and asks not to be listed; the page before comes back whole', async ({
  page,
}) => {
  await open(page, '/cs/html/elements/img');
  const own = await headOf(page);
  await page.evaluate(() => void navigation.navigate('/cs/html/elements/nothing'));
  await expect(page).toHaveTitle(/^404/);
  expect(await countOf(page, '[data-head]')).toBe(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(page).toHaveTitle(/img/);
  expect(await headOf(page)).toEqual(own);
});

test('an address can ask for a search', async ({ page }) => {
  await page.goto('/?q=fieldset');
  const input = page.getByRole('combobox');
  await expect(input).toHaveValue('fieldset');
  await expect(page.getByRole('option').first()).toContainText('fieldset');
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('');
});
