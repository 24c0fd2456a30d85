// A browser without the Navigation API: links load the next page, and the history works as ever.
import { expect, test } from '../support/test.ts';

test('links, back and forward work', async ({ page }) => {
  await page.addInitScript({ content: 'delete window.navigation' });
  await page.goto('/cs/html');
  expect(await page.evaluate('"navigation" in window')).toBe(false);
  const heading = page.getByRole('heading', { level: 1 });

  await page.getByRole('main').getByRole('link', { name: 'Elements', exact: true }).first().click();
  await expect(page).toHaveURL(/\/cs\/html\/elements$/);
  await expect(heading).toHaveText(['HTML elements']);

  await page.getByRole('main').getByRole('link', { name: 'img', exact: true }).first().click();
  await expect(page).toHaveURL(/\/cs\/html\/elements\/img$/);
  await expect(heading).toHaveText(['<img>']);
  await expect(page).toHaveTitle('<img>: pictures in HTML');
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'cs-html-els');

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

test('a link to a heading on this page leads to it, and back returns', async ({ page }) => {
  await page.addInitScript({ content: 'delete window.navigation' });
  await page.goto('/cs/html/elements/img');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Accessibility', exact: true }).click();
  await expect(page).toHaveURL(/#accessibility$/);
  const heading = page.getByRole('main').locator('#accessibility');
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/img$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
