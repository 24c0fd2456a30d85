// What a reader gets from a built site, measured in a browser: bytes, the first page, the step to the next.
import { measureBytes } from './browser/measure-bytes.ts';
import { measureLoading } from './browser/measure-loading.ts';
import { measureShifts } from './browser/measure-shifts.ts';
import { measureSteps } from './browser/measure-steps.ts';
import { measureWork } from './browser/measure-work.ts';
import { launchQuietBrowser, type QuietBrowser } from './browser/quiet-browser.ts';
import type { Measurement } from './measurement.ts';
import type { MeasuredPage } from './page-kinds.ts';

/** The first of the pages is looked at closely; the first visit, which warms the server, is not timed. */
export async function measureBrowser(site: string, pages: readonly MeasuredPage[]): Promise<Measurement[]> {
  const url = site + (pages[0]?.path ?? '/');
  return [
    ...(await inOwnBrowser((browser) => measureBytes(browser, url))),
    ...(await inOwnBrowser((browser) => measureLoading(browser, site, pages))),
    ...(await inOwnBrowser((browser) => measureWork(browser, url))),
    ...(await inOwnBrowser((browser) => measureSteps(browser, url))),
    ...(await inOwnBrowser((browser) => measureShifts(browser, site))),
  ];
}

/** Now and then a page in a headless browser waits for a moment that does not come: another browser gets a try. */
async function inOwnBrowser(
  measure: (browser: QuietBrowser) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  try {
    return await withBrowser(measure);
  } catch (error) {
    console.log(`measuring once more in another browser: ${String(error)}`);
    return withBrowser(measure);
  }
}

async function withBrowser(measure: (browser: QuietBrowser) => Promise<Measurement[]>) {
  const browser = await launchQuietBrowser();
  try {
    return await measure(browser);
  } finally {
    await browser.stop();
  }
}
