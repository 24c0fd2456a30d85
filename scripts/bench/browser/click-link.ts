// A reader's first step within the site: from a document that has just come to the page behind one of its links.
import type { Conditions } from './conditions.ts';
import { findPayload } from './payload-timing.ts';
import { clickAt, middleOf, moveTo } from './pointer.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';
import { until } from './until.ts';

export interface Step {
  /** From the click to the new heading on the screen, in milliseconds. */
  total: number;
  /** What of it the payload was on its way; 0 when it was here before. */
  roundTrip: number;
}

export class NotFetchedAhead extends Error {}

/** Opens a document and clicks the link to `path`; `isPrefetched` rests on the link until its payload has come. */
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
    // A hand is never quite still, and a site whose script comes late does not hear of a pointer that rests.
    const fetchedAhead = async () => {
      await moveTo(reader, link);
      return payload();
    };
    if (!isPrefetched) await moveTo(reader, link);
    else
      await until(fetchedAhead, '').catch((cause: unknown) => {
        throw new NotFetchedAhead(`The payload of ${path} was not fetched ahead.`, { cause });
      });
    // Nothing that began with the page is still at work when the reader clicks. A page that nothing has to be drawn for
    // may wait for its idle moment for ever.
    await reader.evaluate('new Promise((idle) => requestIdleCallback(() => idle(), { timeout: 2000 }))');
    await clickAt(reader, link);
    const { clicked, painted } = await until(heading, `The heading of ${path} did not come.`);
    const { start, end } = await until(payload, `${path} was shown without its payload.`);
    if (start < clicked !== isPrefetched)
      throw new Error(`The payload of ${path} was ${isPrefetched ? 'not ' : ''}fetched ahead.`);
    return { total: painted - clicked, roundTrip: isPrefetched ? 0 : end - start };
  });
}
