// The files that live examples name: they are shown in a frame without an origin, and nothing else of the site is.
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ site: 'layouts' });

/** Opens the page with live examples, with another source in one of them; returns the frame when it is shown. */
async function showSource(
  page: Page,
  source: string,
  example: 'plain' | 'scripts' = 'plain',
): Promise<Frame> {
  const index = example === 'plain' ? 0 : 1;
  await page.addInitScript(
    ([text, at]) => {
      if (window !== window.top) return;
      addEventListener('DOMContentLoaded', () => {
        const lines = document.querySelectorAll('.example-source > pre')[Number(at)];
        if (lines) lines.textContent = text ?? '';
      });
    },
    [source, String(index)],
  );
  await page.goto('/notes/blocks');
  const view = page.locator('.example-view').nth(index);
  await view.scrollIntoViewIfNeeded();
  await expect(view).toHaveAttribute('data-state', 'shown');
  const frame = await (await view.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The example has no frame.');
  return frame;
}

/** The paths that are asked for below the folder of examples, without its documents. */
function notePaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_example/') && !pathname.endsWith('.html')) paths.push(pathname);
  });
  return paths;
}

test('pictures, styles, film and captions are shown under the names that the example uses', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const frame = await showSource(
    page,
    `<link rel="stylesheet" href="/harbour.css">
<p>High tide</p>
<img src="boat.png" srcset="boat.png 64w, /boat.png 128w" sizes="64px" alt="A boat" width="64" height="36">
<video muted width="64" height="36">
  <source src="tide/high.webm" type="video/webm">
  <track kind="captions" srclang="en" label="English" src="tide/high.en.vtt" default>
</video>`,
  );
  await expect(frame.locator('p')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const picture = frame.getByRole('img', { name: 'A boat' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.currentSrc])).toEqual([
    64,
    expect.stringMatching(/\/_example\/boat\.png$/),
  ]);
  const film = frame.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(1);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(1);
  expect(complaints).toEqual([]);
});

test('a picture in an object or an embed element is shown; without its file, the content of the object is', async ({
  page,
}) => {
  const frame = await showSource(
    page,
    '<object data="boat.png"><p>A boat</p></object><object data="whale.png"><p>A whale</p></object><embed src="boat.png">',
  );
  // Without a size of their own, they have that of the picture.
  for (const element of [frame.locator('object').first(), frame.locator('embed')])
    await expect.poll(() => element.boundingBox()).toMatchObject({ width: 64, height: 36 });
  await expect(frame.getByText('A whale')).toBeVisible();
  await expect(frame.getByText('A boat')).toBeHidden();
});

test('an address without a file is not asked for, and readers see the text of the picture', async ({
  page,
}) => {
  const paths = notePaths(page);
  const frame = await showSource(
    page,
    `<img src="whale.png" alt="A whale" width="64" height="36"><link rel="stylesheet" href="whale.css">
<img srcset="boat.png 1x, whale.png 2x" src="boat.png" alt="A boat" width="64" height="36">
<iframe src="harbour.css" title="Styles"></iframe><audio src="https://example.org/whale.mp3" controls></audio>`,
  );
  await expect(frame.getByRole('img', { name: 'A whale' })).toHaveAttribute('data-missing');
  expect(await frame.locator('[src*="whale"], [srcset], [href], iframe[src]').count()).toBe(0);
  await expect(frame.getByRole('img', { name: 'A boat' })).toHaveJSProperty('naturalWidth', 64);
  expect(paths).toEqual(['/_example/boat.png']);
});

test('a script of an example may be a file too, and reaches the files of examples and nothing else of the site', async ({
  page,
}) => {
  const frame = await showSource(page, '<p>High tide</p><script src="harbour.js"></script>', 'scripts');
  await expect(frame.locator('p')).toHaveText('Low tide');
  const load = (address: string) =>
    frame.evaluate(
      (src) =>
        new Promise((resolve) => {
          const picture = new Image();
          picture.onload = () => resolve('loaded');
          picture.onerror = () => resolve('refused');
          picture.src = src;
        }),
      address,
    );
  expect(await load('boat.png')).toBe('loaded');
  expect(await load('/_example/boat.png')).toBe('loaded');
  // It is there, and pages show it.
  expect((await page.request.get('/mark.svg')).status()).toBe(200);
  expect(await load('/mark.svg')).toBe('refused');
  const other = new URL(page.url());
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  expect(await load(new URL('/_example/boat.png', other).href)).toBe('refused');
});

test('a picture that is wider than its frame keeps its shape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await showSource(
    page,
    `<img src="boat.png" alt="A boat" width="640" height="360">
<picture><source srcset="boat.png" width="640" height="360"><img src="boat.png" alt="A sail" width="64" height="36"></picture>
<img src="boat.png" alt="A flat boat" width="64" height="9">`,
  );
  for (const name of ['A boat', 'A sail']) {
    const box = await frame.getByRole('img', { name, exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect(box?.width).toBeLessThan(390);
    expect(Math.round(((box?.height ?? 0) / (box?.width ?? 1)) * 16)).toBe(9);
  }
  // What an author has got wrong is seen.
  const wrong = await frame.getByRole('img', { name: 'A flat boat' }).boundingBox();
  expect([wrong?.width, wrong?.height]).toEqual([64, 9]);
});
