// The result of a live example is visible as a whole, or it has the greatest height and scrolls.
import type { Page } from '@playwright/test';
import { resultHeights } from '#schema/page/example.ts';
import { expect } from '../test.ts';

/** Scrolls to every live example of a page, waits for its result, and returns how many there are. */
export async function checkResults(page: Page): Promise<number> {
  const examples = await page.locator('.example').all();
  for (const [index, example] of examples.entries()) {
    const view = example.locator('.example-view');
    const message = `${new URL(page.url()).pathname}, result of example ${index + 1}`;
    await view.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // While `toHaveAttribute` waits, it reads the accessibility tree. That lays out folded lines, which is a shift.
    await expect.poll(() => view.getAttribute('data-state'), { message }).toBe('shown');
    const frame = example.frameLocator('iframe').locator('html');
    const isWhole = () =>
      frame.evaluate(
        ({ scrollHeight, clientHeight }, most) => scrollHeight <= clientHeight || innerHeight === most,
        resultHeights.max,
      );
    await expect.poll(isWhole, { message: `${message}: visible as a whole` }).toBe(true);
  }
  return examples.length;
}
