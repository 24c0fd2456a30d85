// Some files are fetched only for readers who stay on a page. These helpers keep that independent of the speed of the
// machine.
import type { Page } from '@playwright/test';
import { glance } from '#runtime/moving/prefetch.ts';

/** From the next document on, the time after which a reader counts as staying never ends. */
export async function onlyGlance(page: Page): Promise<void> {
  await page.addInitScript((never) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => (wait === never ? 0 : setTimeout(run, wait)),
    });
  }, glance);
}
