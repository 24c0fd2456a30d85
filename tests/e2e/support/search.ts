// The parts of the search window.
import { expect, type Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const input = (page: Page) => dialog(page).getByRole('combobox');
export const options = (page: Page) => dialog(page).getByRole('option');
export const groups = (page: Page) => dialog(page).getByRole('group');
export const nothingFound = (page: Page) => dialog(page).getByText('No matching data', { exact: true });

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Waits until the first result is the page at this address. */
export async function expectFirst(page: Page, href: string): Promise<void> {
  await expect(options(page).first()).toHaveAttribute('href', href);
}
