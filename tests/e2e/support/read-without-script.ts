import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects the heading and the text of a page to be visible. For contexts with JavaScript off. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  await page.goto(encodeURI(path), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('main').locator('.prose > *').first(), path).toBeVisible();
}
