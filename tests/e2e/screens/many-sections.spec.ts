// A header with more sections and a longer name than fit into it.
import { startDeployment } from '../support/deploy.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const name = 'The handbook of an unusually long title';
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

test('sections that do not fit are under "More", and the tools stay in the window', async ({ browser }) => {
  const files = numbers.map((number) => [
    `${number + 10}.part-${number}/index.md`,
    `---\ntitle: Part number ${number}\n---\n\nText.\n`,
  ]);
  const site = await startDeployment('many-sections', {
    'site.yaml': `name: ${name}\n`,
    ...Object.fromEntries(files),
  });
  const context = await browser.newContext({ baseURL: site.url });
  const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await open(page, '/part-20');
    const header = page.locator('.site-header');
    const nav = header.getByRole('navigation', { name: 'Main' });
    const more = nav.getByRole('button', { name: 'More' });
    for (const width of [320, 390, 768, 1024, 1100, 1280, 1600])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(header.getByRole('button', { name: /Search/ })).toBeInViewport({ ratio: 1 });
        await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        if (width < 1024)
          await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
        else await expect(more).toBeInViewport({ ratio: 1 });
      });

    await test.step('each section is either in the row or under "More"', async () => {
      const row = nav.locator('> ul').getByRole('link');
      const inRow = await row.allTextContents();
      expect(inRow.length).toBeGreaterThan(2);
      await more.click();
      const listed = await nav.locator('#more-sections').getByRole('link').allTextContents();
      expect([...inRow, ...listed]).toEqual(await page.locator('.sections > ul > li').allTextContents());
      await expect(nav.getByRole('link', { name: 'Part number 20' })).toHaveAttribute('aria-current', 'page');
      await nav.getByRole('link', { name: 'Part number 19' }).click();
      await expect(page).toHaveURL(/\/part-19$/);
      await expect(nav.locator('#more-sections')).toBeHidden();
    });

    await test.step('without script, every section can be scrolled to', async () => {
      const still = await plain.newPage();
      await still.setViewportSize({ width: 1024, height: 800 });
      await still.goto('/part-1');
      const last = still.locator('.sections').getByRole('link', { name: 'Part number 20' });
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  } finally {
    await context.close();
    await plain.close();
    await site.stop();
  }
});
