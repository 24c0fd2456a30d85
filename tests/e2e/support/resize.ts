import type { Page } from '@playwright/test';

/** Resizes the window and waits for two frames: the page reads sizes in the first one and may render in the second. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}
