// The pictures of a page: each screen gets one that fits it, and nothing moves when it arrives.
// tests/built/pictures.test.ts checks the files that a page offers.
import type { Locator, Page } from '@playwright/test';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { expect, test } from '../support/test.ts';

const path = '/cs/html/getting-started/your-first-page';

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: /^A browser window\./ });

/** The width in the address of a generated picture. */
const widthIn = (address: string) => Number(/\/_ipx\/w_(\d+)&f_webp\//.exec(address)?.[1]);

/** Scrolls the picture into view, waits until it is loaded, and returns the file that the browser chose. */
async function chosenFile(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).complete)).toBe(true);
  return image.evaluate((element) => (element as HTMLImageElement).currentSrc);
}

test('each screen loads one file, which fits its width and density', { tag: '@nightly' }, async ({
  browser,
  baseURL,
}) => {
  for (const { width, deviceScaleFactor, chosen } of [
    { width: 320, deviceScaleFactor: 1, chosen: 320 },
    { width: 320, deviceScaleFactor: 2, chosen: 640 },
    { width: 1280, deviceScaleFactor: 1, chosen: 672 },
    { width: 1280, deviceScaleFactor: 2, chosen: 1344 },
  ])
    await test.step(`${width} px at density ${deviceScaleFactor}`, async () => {
      const viewport = { width, height: 720 };
      const context = await browser.newContext({ viewport, deviceScaleFactor, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      const types = new Map<string, string | undefined>();
      page.on('response', (response) => types.set(response.url(), response.headers()['content-type']));
      await page.goto(path);
      const image = picture(page);
      const file = await chosenFile(image);
      expect(widthIn(file)).toBe(chosen);
      expect(types.get(file)).toBe('image/webp');
      expect([...types.keys()].filter((url) => url.includes('/_ipx/'))).toEqual([file]);
      const box = await image.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(Math.min(width, 672));
      expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 672 / 270)).toBeLessThan(0.02);
      await context.close();
    });
});

/** Width and height in the layout. */
function sizeOf(element: Element): number[] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}

test('a picture takes the same room while it loads, and is the same after navigation within the site', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_ipx/**', (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const image = picture(page);
  const isLoaded = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);
  await image.evaluate((element) => element.scrollIntoView());
  expect(await isLoaded()).toBe(false);
  const before = await image.evaluate(sizeOf);
  expect(before[1]).toBeGreaterThan(200);
  release();
  await expect.poll(isLoaded).toBe(true);
  expect(await image.evaluate(sizeOf)).toEqual(before);

  const html = await image.evaluate((element) => element.outerHTML);
  await open(page, '/cs/html/getting-started/what-is-html');
  await page.getByRole('link', { name: /^Next / }).click();
  await expectHeading(page, 'Your first page');
  expect(await isSameWindow(page)).toBe(true);
  expect(await image.evaluate((element) => element.outerHTML)).toBe(html);
  expect(widthIn(await chosenFile(image))).toBe(672);
});
