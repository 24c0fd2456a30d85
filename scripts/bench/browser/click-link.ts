// A reader's first step within the site: from a document that has just come to the page behind one of its links.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findPayload, type PayloadTiming } from './payload-timing.ts';
import { asNewReader, type Conditions, openReady } from './reader.ts';
import { until } from './until.ts';

export interface Step {
  /** From the click to the new heading on the screen, in milliseconds. */
  total: number;
  /** What of it the payload was on its way; 0 when it was here before. */
  roundTrip: number;
}

/** Opens a document and clicks the link to `path`; `isPrefetched` rests on the link until its payload has come. */
export async function clickLink(
  browser: Browser,
  url: string,
  path: string,
  { isPrefetched, ...conditions }: Conditions & { isPrefetched: boolean },
): Promise<Step> {
  return asNewReader(browser, conditions, async ({ page }) => {
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-heading.js') });
    await openReady(page, url);
    const link = page.locator(`.page-area a[href="${path}"]`).first();
    await link.hover();
    if (isPrefetched)
      await until(() => findPayload(page, path), `The payload of ${path} was not fetched ahead.`);
    await untilIdle(page);
    await link.click();
    const { clicked, painted } = await until(() => findHeading(page), `The heading of ${path} did not come.`);
    const payload = await until(() => findPayload(page, path), `${path} was shown without its payload.`);
    if (payload.start < clicked !== isPrefetched)
      throw new Error(`The payload of ${path} was ${isPrefetched ? 'not ' : ''}fetched ahead.`);
    return { total: painted - clicked, roundTrip: isPrefetched ? 0 : lengthOf(payload) };
  });
}

const lengthOf = ({ start, end }: PayloadTiming) => end - start;

function findHeading(page: Page) {
  return page.evaluate<{ clicked: number; painted: number } | null>('window.benchHeading');
}

/** Nothing that began with the page is still at work when the reader clicks. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
}
