// Where the page stands after moving: at the top, at an anchor, or where the reader was.
import { expectHeading, expectScroll, open, ready, recordScrolls, scrollTo } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'moving', viewport: { width: 1280, height: 720 } });

const link = (name: string) => ({ name, exact: true });

test('a new page starts at the top, and back and forward restore each position', async ({ page }) => {
  const behaviours = await recordScrolls(page);
  await open(page, '/alpha');
  await scrollTo(page, 1200);
  await behaviours();
  await page
    .getByRole('link', link('Beta'))
    .last()
    .evaluate((element: HTMLElement) => element.click());
  await expectHeading(page, 'Beta');
  await expectScroll(page, 0);
  expect(await behaviours()).toEqual(['smooth']);
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expectScroll(page, 1200);
  await page.goForward();
  await expectHeading(page, 'Beta');
  await expectScroll(page, 0);
});

/** Where a heading stands, beyond the room that its margin and the sticky header ask for. */
function offsetOf(id: string): number {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}.`);
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return element.getBoundingClientRect().top - margin - padding;
}

test('a link to an anchor of another page leads to it, below the header', async ({ page }) => {
  await open(page, '/alpha');
  await page.getByRole('link', link('Beta, section 5')).first().click();
  await expectHeading(page, 'Beta');
  await expect
    .poll(() => page.evaluate(offsetOf, 'section-5').then((offset) => Math.abs(offset) <= 2))
    .toBe(true);
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator('#section-5').boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('a link to an anchor of this page leads to it and moves the focus there', async ({ page }) => {
  const behaviours = await recordScrolls(page);
  await open(page, '/alpha');
  await behaviours();
  await page.getByRole('link', link('This page, section 3')).first().click();
  await expect
    .poll(() => page.evaluate(offsetOf, 'section-3').then((offset) => Math.abs(offset) <= 2))
    .toBe(true);
  expect(await behaviours()).toEqual(['smooth']);
  await expect(page.locator('#section-3')).toBeFocused();
  await expect(page).toHaveURL(/\/alpha#section-3$/);
});

test('an anchor that a new page does not have leads to its top, and one that this page lacks nowhere', async ({
  page,
}) => {
  await open(page, '/alpha');
  await scrollTo(page, 900);
  await page.evaluate(() => void navigation.navigate('/beta#nowhere'));
  await expectHeading(page, 'Beta');
  await expectScroll(page, 0);
  await scrollTo(page, 700);
  await page.evaluate(() => void navigation.navigate('#elsewhere'));
  await expect(page).toHaveURL(/#elsewhere$/);
  await expectScroll(page, 700);
});

test('taking the anchor away leads to the top; a query alone moves nothing', async ({ page }) => {
  await open(page, '/alpha#section-4');
  await page.evaluate(() => void navigation.navigate('/alpha'));
  await expectScroll(page, 0);
  await scrollTo(page, 800);
  await page.evaluate(() => void navigation.navigate('/alpha?tab=2'));
  await expect(page).toHaveURL(/\?tab=2$/);
  await expectScroll(page, 800);
});

test('two visits to one page keep two positions', async ({ page }) => {
  await open(page, '/alpha');
  await scrollTo(page, 500);
  await page.evaluate(() => void navigation.navigate('/beta'));
  await expectHeading(page, 'Beta');
  await page.evaluate(() => void navigation.navigate('/alpha'));
  await expectHeading(page, 'Alpha');
  await expectScroll(page, 0);
  await scrollTo(page, 900);
  await page.goBack();
  await expectHeading(page, 'Beta');
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expectScroll(page, 500);
});

test('positions outlive a reload', async ({ page }) => {
  await open(page, '/alpha');
  await scrollTo(page, 1100);
  await page.evaluate(() => void navigation.navigate('/beta'));
  await expectHeading(page, 'Beta');
  await page.reload();
  await ready(page);
  await page.goBack();
  await expectHeading(page, 'Alpha');
  await expectScroll(page, 1100);
});

test('with reduced motion the page jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const behaviours = await recordScrolls(page);
  await open(page, '/alpha');
  await scrollTo(page, 1200);
  await behaviours();
  await page.evaluate(() => void navigation.navigate('/beta'));
  await expectHeading(page, 'Beta');
  await expectScroll(page, 0);
  expect(await behaviours()).toEqual(['auto']);
});

for (const [moment, shown] of [
  ['before its page is there', 'Alpha'],
  ['while its page is on the way to a section', 'Beta'],
] as const)
  test(`of two quick clicks the second decides: the first is overtaken ${moment}`, async ({ page }) => {
    await open(page, '/alpha');
    await page.evaluate(async (shown) => {
      void navigation.navigate('/beta#section-5');
      while (document.querySelector('h1')?.textContent !== shown) await new Promise(requestAnimationFrame);
      void navigation.navigate('/gamma#section-3');
    }, shown);
    await expectHeading(page, 'Gamma');
    await expect
      .poll(() => page.evaluate(offsetOf, 'section-3').then((offset) => Math.abs(offset) <= 2))
      .toBe(true);
    await expect(page).toHaveURL(/\/gamma#section-3$/);
  });

test('going back waits for a slow page, and ends where the reader was', async ({ page }) => {
  await open(page, '/alpha');
  await page.evaluate(() => void navigation.navigate('/beta'));
  await expectHeading(page, 'Beta');
  await scrollTo(page, 1200);
  await page.evaluate(() => void navigation.navigate('/short'));
  await expectHeading(page, 'Short');
  await page.reload();
  await ready(page);
  await page.route('**/beta/_payload.json*', async (route) => {
    // The answer comes when the reader has been told to wait, and still sees the page that is left.
    await page.locator('html[data-loading]').waitFor();
    await expectHeading(page, 'Short');
    await route.continue();
  });
  await page.goBack();
  await expectHeading(page, 'Beta');
  await expectScroll(page, 1200);
});

test('the first load stands where the browser puts it, without any scroll by script', async ({ page }) => {
  const behaviours = await recordScrolls(page);
  await open(page, '/beta#section-6');
  await expect
    .poll(() => page.evaluate(offsetOf, 'section-6').then((offset) => Math.abs(offset) <= 2))
    .toBe(true);
  expect(await behaviours()).toEqual([]);
});
