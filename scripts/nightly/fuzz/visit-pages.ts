// Opens some pages of a built site in a browser, with JavaScript and without, and the results of their examples.
import type { Browser, Page } from '@playwright/test';
import { startServer } from '#server/http/serve.ts';

/** Pages of one site that are opened. */
const mostPages = 3;

export async function visitPages(browser: Browser, outDir: string, paths: readonly string[]): Promise<void> {
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false });
  try {
    for (const javaScriptEnabled of [true, false]) {
      // Tall, so that every example of a page is in view and runs.
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 1000, height: 8000 },
      });
      const page = await context.newPage();
      for (const path of paths.slice(0, mostPages))
        await visit(page, new URL(encodeURI(path), server.url).href);
      await context.close();
    }
  } finally {
    await server.stop();
  }
}

/** Milliseconds after which a page counts as hanging, on a machine however busy. */
const hangs = 180_000;

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: hangs });
  const results = page.locator('noscript iframe, iframe[src^="/_result/"]');
  const addresses = await results.evaluateAll((found) =>
    found.map((frame) => frame.getAttribute('src') ?? ''),
  );
  // With scripts, each example ends up shown or failed; without, there is nothing to wait for.
  const waiting = page.locator('.example-view:not([data-state="shown"], [data-state="failed"])');
  if (addresses.length === 0)
    await waiting
      .first()
      .waitFor({ state: 'detached', timeout: 20_000 })
      .catch(() => {});
  for (const result of addresses)
    await page.goto(new URL(result, address).href, { waitUntil: 'load', timeout: hangs });
}
