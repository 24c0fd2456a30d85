import type { Page } from '@playwright/test';

/** Makes the window another size, and waits until the page has answered to it: it looks at sizes when it is drawn. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}
