// Every attempt of the corpus in a real browser, on a server without any security policy: nothing runs, nothing is
// asked of another site, whatever a reader touches.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServedPayloads, servePayloads } from '../../xss/serve-payloads.ts';
import { outDirOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

let site: ServedPayloads;

test.beforeAll(async () => {
  site = await servePayloads(outDirOf('real').replace(/real$/, 'xss'), join(outDirOf('real'), 'cache'));
});
test.afterAll(() => site.stop());

/** A mark for everything that runs, in every frame. */
function mark() {
  const marks = (window.top ?? window) as unknown as { marks?: string[] };
  marks.marks ??= [];
  const note = () => {
    marks.marks?.push(location.href);
  };
  Object.assign(window, { alert: note, msgbox: note, confirm: note, prompt: note });
}

test('340 attempts, opened, hovered, focused and clicked, do nothing', async ({ page }) => {
  expect(site.paths.length).toBeGreaterThan(340);
  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // Pictures of other sites are allowed in Markdown; it is the policy of the server that keeps them out.
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^https:\/\/evil\.example\/a\.png/.test(request.url()))
      foreign.push(request.url());
  });
  await page.route(/evil\.example/, (route) => route.abort());
  await page.addInitScript(mark);
  await page.goto(`${site.url}/start`);

  const opened = await openInFrames(page, site.paths);
  expect(opened.documents).toBe(site.paths.length);
  expect(opened.touched).toBeGreaterThan(1000);
  await insertAsParts(page, site.parts);
  expect(await page.evaluate(() => (window as unknown as { marks?: string[] }).marks ?? [])).toEqual([]);
  expect([dialogs, foreign]).toEqual([[], []]);
  expect(page.url()).toBe(`${site.url}/start`);

  // The marks themselves work.
  await page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=alert(1)>';
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { marks?: string[] }).marks))
    .toEqual([`${site.url}/start`]);
});

/** Opens documents in frames, some at a time, and touches everything in them. */
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
        // Links that lead to pages are not followed; all others would run now.
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
      // What a touch has started runs in the next turn.
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

/** Puts the HTML into the page as a move within the site does, and once more as the browser writes it itself. */
function insertAsParts(page: Page, parts: readonly string[]) {
  return page.evaluate(async (parts) => {
    const area = document.querySelector('#area');
    if (!area) return;
    for (const html of parts) {
      const part = document.createElement('div');
      part.innerHTML = html;
      // biome-ignore lint/correctness/noSelfAssign: reading it again is the point
      part.innerHTML = part.innerHTML;
      for (const image of part.querySelectorAll('img')) image.loading = 'eager';
      area.append(part);
    }
    // A handler for a picture that is not there would run by then.
    const loaded = [...area.querySelectorAll('img')].map((image) => image.decode().catch(() => {}));
    await Promise.all(loaded);
  }, parts);
}
