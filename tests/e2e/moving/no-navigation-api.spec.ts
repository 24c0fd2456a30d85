// A browser without the Navigation API: links load the next document, and the history works as usual.
import { expect, readOnlyTest as test } from '../support/test.ts';

test('without the Navigation API, links to pages and headings work, and so do Back and Forward', async ({
  page,
}) => {
  await page.addInitScript({ content: 'delete window.navigation' });
  await page.goto('/cs/html');
  expect(await page.evaluate('"navigation" in window')).toBe(false);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('links lead from page to page', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Elements', exact: true }).first().click();
    await expect(page).toHaveURL(/\/cs\/html\/elements$/);
    await expect(heading).toHaveText(['HTML elements']);
    await page.getByRole('main').getByRole('link', { name: 'img', exact: true }).first().click();
    await expect(page).toHaveURL(/\/cs\/html\/elements\/img$/);
    await expect(heading).toHaveText(['<img>']);
    await expect(page).toHaveTitle('<img>: add an image with alt text, size and srcset');
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'cs-html-els');
  });

  await test.step('Back and Forward work', async () => {
    await page.goBack();
    await expect(heading).toHaveText(['HTML elements']);
    await page.goBack();
    await expect(page).toHaveURL(/\/cs\/html$/);
    await expect(heading).toHaveText(['HTML']);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/\/cs\/html\/elements\/img$/);
    await expect(heading).toHaveText(['<img>']);
  });

  await test.step('a link to a heading of the same page leads to it, and Back returns', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Accessibility', exact: true }).click();
    await expect(page).toHaveURL(/#accessibility$/);
    await expect(page.getByRole('main').locator('#accessibility')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/img$/);
    await expect(heading).toBeInViewport();
  });
});
