// The site's typeface: fetched when a reader stays, used from the next document on, and never waited for.
import type { Page } from '@playwright/test';
import { glance } from '#runtime/moving/prefetch.ts';
import { onlyGlance } from '../support/glance.ts';
import { open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const path = '/cs/html/elements/img';

/** A page on which a glance is over at once. */
async function openAndStay(page: Page): Promise<void> {
  await page.addInitScript((wait) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, time?: number) => setTimeout(run, time === wait ? 0 : time),
    });
  }, glance);
  await open(page, path);
}

const isKept = (page: Page) => page.evaluate(() => localStorage.getItem('plinth-face'));

/** Whether the text is drawn in it, how much has moved, and whether the page was painted before it was asked for. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const shifts = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => resolve(0), 200);
    });
    return {
      family: getComputedStyle(document.body).fontFamily.split(',')[0],
      isDrawn: [...document.fonts].some(
        ({ family, status }) => /Inter face/.test(family) && status === 'loaded',
      ),
      shifts,
    };
  });

test('the first page is drawn without it; the next document has it, and nothing moves', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push('of the page');
    else if (request.url().endsWith('.woff2')) fonts.push('ahead');
  });
  await openAndStay(page);
  expect(await look(page)).toEqual({ family: 'Inter', isDrawn: false, shifts: 0 });
  await expect.poll(() => isKept(page)).toBe('1');
  expect(fonts).toEqual(['ahead']);
  await page.goto('/blog');
  expect(await look(page)).toEqual({ family: '"Inter face"', isDrawn: true, shifts: 0 });
  await page.reload();
  expect(await look(page)).toEqual({ family: '"Inter face"', isDrawn: true, shifts: 0 });
});

test('who only glances fetches none, and where it does not come nothing changes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.woff2') && asked.push(request.url())));
  await onlyGlance(page);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.route(/\.woff2$/, (route) => route.abort());
  await openAndStay(page);
  await expect.poll(() => asked.length).toBe(1);
  expect(await isKept(page)).toBe(null);
});
