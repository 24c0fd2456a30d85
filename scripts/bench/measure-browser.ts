// What a reader gets from a built site, measured in a browser: bytes, the first page, the step to the next.
import { measureBytes } from './browser/measure-bytes.ts';
import { measureLoading } from './browser/measure-loading.ts';
import { measureShifts } from './browser/measure-shifts.ts';
import { measureSteps } from './browser/measure-steps.ts';
import { measureWork } from './browser/measure-work.ts';
import { launchQuietBrowser } from './browser/quiet-browser.ts';
import type { Measurement } from './measurement.ts';
import type { MeasuredPage } from './page-kinds.ts';

/** The first of the pages is looked at closely; the first visit, which warms the server, is not timed. */
export async function measureBrowser(site: string, pages: readonly MeasuredPage[]): Promise<Measurement[]> {
  const browser = await launchQuietBrowser();
  try {
    const url = site + (pages[0]?.path ?? '/');
    return [
      ...(await measureBytes(browser, url)),
      ...(await measureLoading(browser, site, pages)),
      ...(await measureWork(browser, url)),
      ...(await measureSteps(browser, url)),
      ...(await measureShifts(browser, site)),
    ];
  } finally {
    await browser.stop();
  }
}
