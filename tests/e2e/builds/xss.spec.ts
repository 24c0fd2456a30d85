// Every XSS payload of the corpus in a real browser, on a server without a security policy: nothing runs, and nothing is
// requested from another site, whatever a reader touches. The sanitiser alone is tested in tests/xss.test.ts.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outDirOf } from '#tests/support/sites/sites.ts';
import { type ServedPayloads, servePayloads } from '#tests/xss/serve-payloads.ts';
import { expect, test } from '../support/test.ts';

let site: ServedPayloads | undefined;

test.beforeAll(async () => {
  // When the sources have changed since the sites were built, the application is bundled first.
  test.setTimeout(240_000);
  site = await servePayloads(outDirOf('real').replace(/real$/, 'xss'), join(outDirOf('real'), 'cache'));
});
test.afterAll(() => site?.stop());

/** Runs in every frame: the functions that the payloads call leave a mark in the top window. */
function mark() {
  const marks = (window.top ?? window) as unknown as { marks?: string[] };
  marks.marks ??= [];
  const note = () => {
    marks.marks?.push(location.href);
  };
  Object.assign(window, { alert: note, msgbox: note, confirm: note, prompt: note });
}

test('340 XSS payloads, opened, hovered, focused and clicked, run nothing and request nothing', {
  tag: '@nightly',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const { url, paths, parts } = site as ServedPayloads;
  expect(paths.length).toBeGreaterThan(340);
  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // Markdown may name pictures on other sites; only the server's policy blocks them, and this server has none.
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^https:\/\/evil\.example\/a\.png/.test(request.url()))
      foreign.push(request.url());
  });
  await page.route(/evil\.example/, (route) => route.abort());
  await page.addInitScript(mark);
  await page.goto(`${url}/start`);

  const opened = await openInFrames(page, paths);
  expect(opened.documents).toBe(paths.length);
  expect(opened.touched).toBeGreaterThan(1000);
  await insertAsParts(page, parts);
  expect(await page.evaluate(() => (window as unknown as { marks?: string[] }).marks ?? [])).toEqual([]);
  expect([dialogs, foreign]).toEqual([[], []]);
  expect(page.url()).toBe(`${url}/start`);

  // A payload that is not sanitised does leave a mark.
  await page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=alert(1)>';
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { marks?: string[] }).marks))
    .toEqual([`${url}/start`]);
});

/** Opens documents in frames, eight at a time, and sends events to everything in them. */
function openInFrames(page: Page, paths: readonly string[]) {
  return page.evaluate(async (paths) => {
    let documents = 0;
    let touched = 0;
    const touch = (inner: Document) => {
      for (const element of inner.querySelectorAll<HTMLElement>('main *')) {
        for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle'])
          element.dispatchEvent(new Event(type));
        if (!element.matches('a, button, summary, label, input')) continue;
        touched++;
        // Links to pages are not followed; javascript: and other links would run now.
        const link = element.closest('a');
        if (!link || !/^(?:https?|mailto|tel):$/.test(link.protocol)) element.click();
      }
    };
    const open = async (path: string) => {
      const frame = document.createElement('iframe');
      frame.src = path;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      await loaded;
      if (frame.contentDocument?.querySelector('main') && frame.contentWindow?.location.pathname === path)
        documents++;
      if (frame.contentDocument) touch(frame.contentDocument);
      // Code started by these events runs in the next task.
      await new Promise((resolve) => setTimeout(resolve));
      frame.remove();
    };
    const queue = paths.values();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const path of queue) await open(path);
      }),
    );
    return { documents, touched };
  }, paths);
}

/** Inserts the HTML as a navigation does, and again as the browser serialises it. */
function insertAsParts(page: Page, parts: readonly string[]) {
  return page.evaluate(async (parts) => {
    const area = document.querySelector('#area');
    if (!area) return;
    for (const html of parts) {
      const part = document.createElement('div');
      part.innerHTML = html;
      // biome-ignore lint/correctness/noSelfAssign: parsing the serialised HTML is the point
      part.innerHTML = part.innerHTML;
      for (const image of part.querySelectorAll('img')) image.loading = 'eager';
      area.append(part);
    }
    // An error handler of a missing picture would have run by then.
    const loaded = [...area.querySelectorAll('img')].map((image) => image.decode().catch(() => {}));
    await Promise.all(loaded);
  }, parts);
}
