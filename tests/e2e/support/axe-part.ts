// Accessibility of one part of a page in a state that the reader has brought about. `page-kinds.spec.ts` checks whole
// pages as they are at first.
import { expect, type Page } from '@playwright/test';
import { findViolations, tall } from './axe.ts';
import { resize } from './resize.ts';

/** Violations inside `include`, in both colour modes at each width. In dark mode only colours can differ. */
export async function findViolationsInPart(
  page: Page,
  include: string,
  widths: readonly number[] = [390, 1280],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    for (const width of widths) {
      await resize(page, width, tall);
      const rules = colorScheme === 'light' ? 'usual' : 'colours';
      for (const violation of await findViolations(page, { include, rules }))
        found.push(`${colorScheme}, ${width} px: ${violation}`);
    }
  }
  return found;
}
