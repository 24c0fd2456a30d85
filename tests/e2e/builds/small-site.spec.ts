// A small site by another author. What its documents contain is tested in tests/built/small-site.test.ts.
import { expectHeading, open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'layouts' });

test('folders without an index page and addresses beyond ASCII can be reached by their links', async ({
  page,
}) => {
  await test.step('a folder without an index page is named in the sidebar and linked in the breadcrumbs', async () => {
    await open(page, '/cs/html/elements/forms/input');
    const sidebar = page.getByRole('navigation', { name: 'Elements' });
    await expect(sidebar.getByRole('link')).toHaveText(['Elements', 'a', 'input']);
    await expect(sidebar.getByText('Forms', { exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Forms' }).click();
    await expectHeading(page, 'Forms');
    await expect(page).toHaveURL('/cs/html/elements/forms');
    await expect(page.getByRole('main').locator('.page-list').getByRole('link')).toHaveText(['input']);
  });

  await test.step('a page whose address is not ASCII opens, and so do headings that are not', async () => {
    await open(page, '/notes/poster');
    await page.getByRole('link', { name: /^Next / }).click();
    await expect(page).toHaveURL(/\/notes\/gr%C3%B6%C3%9Fe$/);
    await expectHeading(page, 'Größe');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: '日本語' })
      .click();
    const japanese = page.getByRole('heading', { level: 2, name: '日本語' });
    await expect(japanese).toBeInViewport();
    expect(decodeURI(new URL(page.url()).hash)).toBe(`#${await japanese.getAttribute('id')}`);
    await page.getByRole('main').getByRole('link', { name: 'Zum Überblick' }).click();
    const overview = page.getByRole('heading', { level: 2, name: 'Überblick' });
    await expect(overview).toBeInViewport();
    await expect
      .poll(async () => decodeURI(new URL(page.url()).hash))
      .toBe(`#${await overview.getAttribute('id')}`);
  });
});
