import type { Page } from '@playwright/test';

/** Until the page has had nothing to do for a moment. Where nothing is drawn, Chromium may not say so for a minute. */
export async function idleMoment(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}
