// A reader's first navigation within the site: from a newly opened document to a linked page.
import type { Conditions } from './conditions.ts';
import { findDocument, findPayload } from './payload-timing.ts';
import { clickAt, middleOf, moveTo } from './pointer.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';
import { until } from './until.ts';

export interface Step {
  /** From the click until the new heading is painted, in milliseconds. */
  total: number;
  /** The part of it spent waiting for the payload or the document; 0 if it was prefetched. */
  roundTrip: number;
}

export class NotFetchedAhead extends Error {}

/**
 * Opens a document and clicks the link to `path`; with `isPrefetched`, hovers over the link until its payload
 * has loaded.
 */
export async function clickLink(
  browser: QuietBrowser,
  url: string,
  path: string,
  { isPrefetched, ...conditions }: Conditions & { isPrefetched: boolean },
): Promise<Step> {
  return asNewReader(browser, conditions, async (reader) => {
    const payload = () => findPayload(reader, path);
    const heading = () => reader.evaluate<{ clicked: number; painted: number } | null>('window.benchHeading');
    await reader.watchWith('watch-heading.js');
    await reader.open(url);
    const link = await middleOf(reader, `main a[href="${path}"]`);
    // Moves the pointer repeatedly, because a site whose script loads late misses the event of a resting
    // pointer.
    const fetchedAhead = async () => {
      await moveTo(reader, link);
      return payload();
    };
    if (!isPrefetched) await moveTo(reader, link);
    else
      await until(fetchedAhead, '').catch((cause: unknown) => {
        throw new NotFetchedAhead(`The payload of ${path} was not fetched ahead.`, { cause });
      });
    // Waits until work from loading the page is done. Without anything to render, an idle callback may never
    // run, hence the timeout.
    await reader.evaluate('new Promise((idle) => requestIdleCallback(() => idle(), { timeout: 2000 }))');
    await clickAt(reader, link);
    const { clicked, painted } = await until(heading, `The heading of ${path} did not come.`);
    // A click before the start of this document has loaded it.
    const isDocument = clicked < 0;
    const loaded = isDocument ? () => findDocument(reader, path) : payload;
    const { start, end } = await until(loaded, `${path} was shown without its payload.`);
    if (start < clicked !== isPrefetched)
      throw new Error(`The payload of ${path} was ${isPrefetched ? 'not ' : ''}fetched ahead.`);
    return { total: painted - clicked, roundTrip: isPrefetched ? 0 : end - start };
  });
}
