// The pictures of a page: the reader gets one that fits the screen, as WebP, and nothing moves when it arrives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectHeading, isSameWindow, open } from '../support/moving.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const path = '/cs/html/getting-started/your-first-page';

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: /^A browser window\./ });

/** The width that the address of a made picture names. */
const widthIn = (address: string) => Number(/\/_ipx\/w_(\d+)&f_webp\//.exec(address)?.[1]);

/** Scrolls the picture into view and waits until it is there; the file that the browser chose. */
async function chosenFile(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).complete)).toBe(true);
  return image.evaluate((element) => (element as HTMLImageElement).currentSrc);
}

test('a picture is offered in the widths that the column needs, twice as dense too, and no wider than its file', async ({
  page,
  request,
}) => {
  await page.goto(path);
  const image = picture(page);
  const srcset = (await image.getAttribute('srcset')) ?? '';
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
  expect(candidates.map(([, descriptor]) => descriptor)).toEqual(['320w', '640w', '672w', '1344w']);
  for (const [address = '', descriptor] of candidates) expect(`${widthIn(address)}w`).toBe(descriptor);
  await expect(image).toHaveAttribute('sizes', '(max-width: 767px) 100vw, 672px');
  await expect(image).toHaveAttribute('src', candidates.at(-1)?.[0] ?? '');
  await expect(image).toHaveAttribute('width', '672');
  await expect(image).toHaveAttribute('height', '270');
  await expect(image).toHaveAttribute('loading', 'lazy');

  const source = (candidates[0]?.[0] ?? '').replace(/^\/_ipx\/[^/]+/, '');
  const original = await request.get(source);
  expect(original.headers()['content-type']).toBe('image/png');
  const { width = 0, height = 0 } = await sharp(await original.body()).metadata();
  expect(width).toBeGreaterThanOrEqual(1344);
  expect(Math.round((672 * height) / width)).toBe(270);
});

test('each of these files is WebP of the width it is named after, and may be kept for ever', async ({
  page,
  request,
}) => {
  await page.goto(path);
  const srcset = (await picture(page).getAttribute('srcset')) ?? '';
  for (const [address = ''] of srcset.split(', ').map((candidate) => candidate.split(' '))) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toBe('image/webp');
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width } = await sharp(await response.body()).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: widthIn(address) });

    const etag = response.headers().etag ?? '';
    const again = await request.get(address, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  }
});

test('a width that no page asks for is not made', async ({ request }) => {
  const { width, name } = await firstMade();
  const response = await request.get(`/_ipx/w_${width + 1}&f_webp/${name}`, {
    headers: { accept: 'image/*' },
  });
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});

async function firstMade(): Promise<{ width: number; name: string }> {
  const html = readFileSync(join(outDirOf('real'), 'static', path, 'index.html'), 'utf8');
  const [, width, name = ''] = /\/_ipx\/w_(\d+)&amp;f_webp\/(_media\/[^" ]+)/.exec(html) ?? [];
  return { width: Number(width), name };
}

test('a host of plain files is told the type, which their names do not say', () => {
  const headers = readFileSync(join(outDirOf('real'), 'static/_headers'), 'utf8');
  expect(headers).toContain('/_ipx/*\n  Content-Type: image/webp\n');
});

for (const { screen, width, deviceScaleFactor, chosen } of [
  { screen: 'a small phone', width: 320, deviceScaleFactor: 1, chosen: 320 },
  { screen: 'a dense phone', width: 320, deviceScaleFactor: 2, chosen: 640 },
  { screen: 'a desk', width: 1280, deviceScaleFactor: 1, chosen: 672 },
  { screen: 'a dense desk', width: 1280, deviceScaleFactor: 2, chosen: 1344 },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height: 720 }, deviceScaleFactor });

    test(`the picture is ${chosen} pixels wide, WebP, and fits the page`, async ({ page }) => {
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
    });
  });
}

test('room is kept for a picture that is still on its way', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_ipx/**', (route) => isReleased.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const image = picture(page);
  await image.evaluate((element) => element.scrollIntoView());
  const isComplete = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);
  expect(await isComplete()).toBe(false);
  const before = await image.evaluate(sizeOf);
  release();
  await expect.poll(isComplete).toBe(true);
  expect(await image.evaluate(sizeOf)).toEqual(before);
  expect(before[1]).toBeGreaterThan(200);
});

function sizeOf(element: Element): number[] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}

test('the mark of the site stands in the document, and nothing is fetched for it', async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  page.on('request', (sent) => void fetched.push(new URL(sent.url()).pathname));
  await page.goto('/');
  const mark = page.getByRole('banner').getByRole('img');
  const data = 'data:image/svg+xml,';
  const source = (await mark.getAttribute('src')) ?? '';
  expect(source.slice(0, data.length)).toBe(data);
  const file = await request.get('/mark-light.svg');
  const drawing = (await file.text()).trim().replace(/ (?:role|aria-label)="[^"]*"/g, '');
  expect(decodeURIComponent(source.slice(data.length))).toBe(drawing);
  expect(file.headers()['content-type']).toContain('image/svg+xml');
  expect(await mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(fetched.filter((path) => path.startsWith('/mark-'))).toEqual([]);
});

test('after moving within the site the picture is the same', async ({ page }) => {
  await page.goto(path);
  const html = await picture(page).evaluate((element) => element.outerHTML);
  await open(page, '/cs/html/getting-started/what-is-html');
  await page.getByRole('link', { name: /^Next / }).click();
  await expectHeading(page, 'Your first page');
  expect(await isSameWindow(page)).toBe(true);
  expect(await picture(page).evaluate((element) => element.outerHTML)).toBe(html);
  expect(widthIn(await chosenFile(picture(page)))).toBe(672);
});
