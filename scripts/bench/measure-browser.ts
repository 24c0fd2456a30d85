// Measures a built site in a browser: transfer size, first page, navigation.
import { measureBytes } from './browser/measure-bytes.ts';
import { measureLoading } from './browser/measure-loading.ts';
import { measureShifts } from './browser/measure-shifts.ts';
import { measureSteps } from './browser/measure-steps.ts';
import { measureWork } from './browser/measure-work.ts';
import { launchQuietBrowser, type QuietBrowser } from './browser/quiet-browser.ts';
import type { Measurement } from './measurement.ts';
import type { MeasuredPage } from './page-kinds.ts';

/** The first page is measured in detail; the first visit, which warms the server up, is not timed. */
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

/**
 * A page in a headless browser occasionally never becomes idle; then the measurement is repeated in a new
 * browser.
 */
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
