// The course: its numbered list, and where the reader is in it.
import { expect, test } from './test.ts';

const seventh = '/cs/html/getting-started/links-and-addresses';

test('the numbers of 25 lessons stand on one line each, at every text size', async ({ page }) => {
  await page.goto(seventh);
  const list = page.getByRole('navigation', { name: 'Getting started' });
  for (const size of ['small', 'medium', 'large']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-text-size', value), size);
    const lines = await list.locator('ul > li > a').evaluateAll((links) =>
      links.map((link) => {
        const { height, lineHeight } = getComputedStyle(link, '::before');
        return Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight));
      }),
    );
    expect(lines, size).toEqual(Array.from({ length: 25 }, () => 1));
  }
});
