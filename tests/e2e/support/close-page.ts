import type { Page } from '@playwright/test';

/** Closes a page that a test opened itself. Routes may be answering requests that the test does not wait for. */
export async function closePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
