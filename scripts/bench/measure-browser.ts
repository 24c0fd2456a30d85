// What a reader gets from a built site, measured in a browser: bytes, the first page, the step to the next.
import { measureBytes } from './browser/measure-bytes.ts';
import { measureLoading } from './browser/measure-loading.ts';
import { measureShifts } from './browser/measure-shifts.ts';
import { measureSteps } from './browser/measure-steps.ts';
import { measureWork } from './browser/measure-work.ts';
import { launchQuietBrowser } from './browser/quiet-browser.ts';
import type { Measurement } from './measurement.ts';

/** `path` is the page that is opened; the first visit, which warms the server, is not timed. */
export async function measureBrowser(site: string, path: string): Promise<Measurement[]> {
  const browser = await launchQuietBrowser();
  try {
    const url = site + path;
    return [
      ...(await measureBytes(browser, url)),
      ...(await measureLoading(browser, url)),
      ...(await measureWork(browser, url)),
      ...(await measureSteps(browser, url)),
      ...(await measureShifts(browser, site)),
    ];
  } finally {
    await browser.stop();
  }
}
