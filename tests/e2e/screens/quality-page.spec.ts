// The page about the site itself: figures of this build in the document, the payload and the Markdown alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from '../support/axe.ts';
import { open } from '../support/moving.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, pagesOf, test } from '../support/test.ts';

const built = (file: string) => readFileSync(join(outDirOf('real'), 'static', file), 'utf8');

test('the page says how many pages there are, and is the same as document, payload and Markdown', async ({
  page,
}) => {
  const pages = String(pagesOf('real').length);
  await open(page, '/quality');
  const wall = page.locator('.figure-wall');
  await expect(wall.getByRole('definition').first()).toHaveText(pages);
  const table = page.getByRole('table').filter({ hasText: 'All together' });
  await expect(table.getByRole('row', { name: 'All together' }).getByRole('cell').first()).toHaveText(pages);
  await expect(page.getByText('The figures come with a build')).toHaveCount(0);
  expect(await page.locator('.size-blocks .on').count()).toBeGreaterThan(5);

  const prose = await page.locator('.prose').evaluate((element) => element.innerHTML);
  const { data } = JSON.parse(built('quality/_payload.json')) as { data: { page: { html: string } } };
  expect(data.page.html).toContain('<dl class="figure-wall">');
  expect(prose).toContain('<dl class="figure-wall">');
  expect(built('quality.md')).toContain(`- **Pages**: ${pages}`);
  expect(built('quality.md')).toMatch(/\| Kind of page \| Median \| Largest \| The largest page \|/);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  expect(await findViolations(page)).toEqual([]);
});
