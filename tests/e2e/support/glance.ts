// How long a reader has been on a page, which decides what is fetched for one who stays. No test may depend on how fast
// the machine is.
import type { Page } from '@playwright/test';
import { glance } from '#runtime/moving/prefetch.ts';

/** From the next document on, the reader only glances at each page: that time is never over. */
export async function onlyGlance(page: Page): Promise<void> {
  await page.addInitScript((never) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => (wait === never ? 0 : setTimeout(run, wait)),
    });
  }, glance);
}
