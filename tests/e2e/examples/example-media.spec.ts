// The files that live examples name are shown in a frame without an origin; nothing else of the site can be loaded there.
import type { Page } from '@playwright/test';
import { open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

test.use({ site: 'layouts' });

/** An example of the page, with its frame and a way to change its source. */
async function findExample(page: Page, name: string) {
  const example = page.getByRole('group', { name, exact: true });
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('.example-view')).toHaveAttribute('data-state', 'shown');
  return {
    frame: example.frameLocator('iframe[title="Result"]'),
    show: (source: string) => example.getByRole('textbox', { name: 'Source' }).fill(source),
  };
}

/** Paths of the requests below the folder of examples, without its documents; the list grows. */
function recordFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_example/') && !pathname.endsWith('.html')) paths.push(pathname);
  });
  return paths;
}

test('an example shows the files that it names, and nothing else of the site', async ({ page }) => {
  const files = recordFiles(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await open(page, '/notes/blocks');
  const { frame, show } = await findExample(page, 'A harbour');

  await test.step('images, styles, video and captions are found under the names that the example uses', async () => {
    await show(
      `<link rel="stylesheet" href="/harbour.css">
<p>High tide</p>
<img src="boat.png" srcset="boat.png 64w, /boat.png 128w" sizes="64px" alt="A small boat" width="64" height="36">
<video muted width="64" height="36">
  <source src="tide/high.webm" type="video/webm">
  <track kind="captions" srclang="en" label="English" src="tide/high.en.vtt" default>
</video>`,
    );
    await expect(frame.locator('p')).toHaveCSS('color', 'rgb(1, 2, 3)');
    const image = frame.getByRole('img', { name: 'A small boat' });
    await expect(image).toHaveAttribute('srcset', 'boat.png 64w, boat.png 128w');
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc]))
      .toEqual([true, expect.stringMatching(/\/_example\/boat\.png$/)]);
    const video = frame.locator('video');
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => Math.round(film.duration))).toBe(1);
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length))
      .toBe(1);
  });

  await test.step('a missing file is not requested, and readers see the text of the image', async () => {
    const before = files.length;
    await show(
      `<img src="whale.png" alt="A whale" width="64" height="36"><link rel="stylesheet" href="whale.css">
<img srcset="boat.png 1x, whale.png 2x" src="boat.png" alt="A boat" width="64" height="36">
<iframe src="harbour.css" title="Styles"></iframe><audio src="https://example.org/whale.mp3" controls></audio>`,
    );
    await expect(frame.getByRole('img', { name: 'A whale' })).toHaveAttribute('data-missing');
    await expect(frame.locator('[src*="whale"], [srcset], [href], iframe[src]')).toHaveCount(0);
    await expect(frame.getByRole('img', { name: 'A boat' })).toHaveJSProperty('naturalWidth', 64);
    // The boat may come from the cache.
    expect(files.slice(before).filter((file) => file !== '/_example/boat.png')).toEqual([]);
  });

  await test.step('object and embed show an image; without the file, the content of the object is shown', async () => {
    await show(
      '<object data="boat.png"><p>A boat</p></object><object data="whale.png"><p>A whale</p></object><embed src="boat.png">',
    );
    // Without a size of their own, they have that of the image.
    for (const element of [frame.locator('object').first(), frame.locator('embed')])
      await expect.poll(() => element.boundingBox()).toMatchObject({ width: 64, height: 36 });
    await expect(frame.getByText('A whale')).toBeVisible();
    await expect(frame.getByText('A boat')).toBeHidden();
  });

  await test.step('an image that is wider than its frame keeps its aspect ratio', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(
      `<img src="boat.png" alt="A boat" width="640" height="360">
<picture><source srcset="boat.png" width="640" height="360"><img src="boat.png" alt="A sail" width="64" height="36"></picture>
<img src="boat.png" alt="A flat boat" width="64" height="9">`,
    );
    for (const name of ['A boat', 'A sail'])
      await expect(async () => {
        const box = await frame.getByRole('img', { name, exact: true }).boundingBox();
        expect(box?.width).toBeGreaterThan(200);
        expect(box?.width).toBeLessThan(390);
        expect(Math.round(((box?.height ?? 0) / (box?.width ?? 1)) * 16)).toBe(9);
      }).toPass({ timeout: 10_000 });
    // Authors see their own mistakes.
    const wrong = await frame.getByRole('img', { name: 'A flat boat' }).boundingBox();
    expect([wrong?.width, wrong?.height]).toEqual([64, 9]);
  });
  expect(messages).toEqual([]);

  await test.step('a script may be a file, and can load files of examples and nothing else of the site', async () => {
    const scripted = await findExample(page, 'A script');
    await scripted.show('<p>High tide</p><script src="harbour.js"></script>');
    const text = scripted.frame.locator('p');
    await expect(text).toHaveText('Low tide');
    const load = (address: string) =>
      text.evaluate(
        (_, src) =>
          new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve('loaded');
            image.onerror = () => resolve('refused');
            image.src = src;
          }),
        address,
      );
    expect(await load('boat.png')).toBe('loaded');
    expect(await load('/_example/boat.png')).toBe('loaded');
    // This file exists, and pages show it.
    expect((await page.request.get('/mark.svg')).status()).toBe(200);
    expect(await load('/mark.svg')).toBe('refused');
    const other = new URL(page.url());
    other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    expect(await load(new URL('/_example/boat.png', other).href)).toBe('refused');
  });
});
