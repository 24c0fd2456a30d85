// The site's typeface: loaded when a reader stays on a page, used from the next document on, and never waited for.
import type { Page } from '@playwright/test';
import { glance } from '#runtime/moving/prefetch.ts';
import { onlyGlance } from '../support/glance.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { open, openUntouched } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const path = '/cs/html/elements/img';

/** From the next document on, the reader has stayed long enough at once. */
async function stayAtOnce(page: Page): Promise<void> {
  await page.addInitScript((wait) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, time?: number) => setTimeout(run, time === wait ? 0 : time),
    });
  }, glance);
}

const isKept = (page: Page) => page.evaluate(() => localStorage.getItem('plinth-face'));

/** The first family of the text, and whether the site's typeface is loaded, once fonts are settled and drawn. */
const readFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return {
      family: getComputedStyle(document.body).fontFamily.split(',')[0],
      isLoaded: [...document.fonts].some(
        ({ family, status }) => /Inter face/.test(family) && status === 'loaded',
      ),
    };
  });

test('the first page is drawn without the typeface; the next document has it, and nothing moves', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push('by the page');
    else if (request.url().endsWith('.woff2')) fonts.push('by the script');
  });
  const shifts = await watchShifts(page);
  await stayAtOnce(page);
  await open(page, path);
  expect(await readFonts(page)).toEqual({ family: 'Inter', isLoaded: false });
  await expect.poll(() => isKept(page)).toBe('1');
  expect(fonts).toEqual(['by the script']);
  expect(await shifts()).toEqual([]);
  await page.goto('/blog');
  expect(await readFonts(page)).toEqual({ family: '"Inter face"', isLoaded: true });
  expect(await shifts()).toEqual([]);
  await page.reload();
  expect(await readFonts(page)).toEqual({ family: '"Inter face"', isLoaded: true });
  expect(await shifts()).toEqual([]);
});

test('a reader who only glances at pages loads no typeface, and a failed one is not remembered', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.woff2') && requested.push(request.url())));
  await onlyGlance(page);
  await openUntouched(page, path);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.route(/\.woff2$/, (route) => route.abort());
  await stayAtOnce(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await open(page, path);
  await failed;
  expect(requested).toHaveLength(1);
  expect(await readFonts(page)).toEqual({ family: 'Inter', isLoaded: false });
  expect(await isKept(page)).toBe(null);
});
