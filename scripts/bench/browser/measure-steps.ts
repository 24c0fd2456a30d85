// Navigation within the site: from the click until the heading of the next page is painted. Every navigation
// is the first of a new reader, which is the slowest, because no page has been rendered by script before.
import { type Measurement, median, row, timeRow } from '../measurement.ts';
import { clickLink, NotFetchedAhead } from './click-link.ts';
import { phone } from './conditions.ts';
import { listTargets } from './list-targets.ts';
import type { QuietBrowser } from './quiet-browser.ts';

export async function measureSteps(browser: QuietBrowser, url: string, runs = 10): Promise<Measurement[]> {
  let targets = await listTargets(browser, url);
  const step = async (at: number, conditions: Parameters<typeof clickLink>[3]) => {
    for (;;) {
      const target = targets[at % targets.length];
      if (target === undefined) throw new Error(`No page that ${url} links to was fetched ahead.`);
      try {
        return await clickLink(browser, url, target, conditions);
      } catch (error) {
        if (!(error instanceof NotFetchedAhead)) throw error;
        // Not every version of the site prefetches every page.
        targets = targets.filter((path) => path !== target);
      }
    }
  };
  const steps = async (conditions: Parameters<typeof clickLink>[3]) => {
    const taken = [];
    for (let i = 0; i < runs; i++) taken.push(await step(i, conditions));
    return taken;
  };
  const ahead = await steps({ isPrefetched: true });
  const aheadSlowly = await steps({ isPrefetched: true, slowdown: phone.slowdown });
  // With Data Saver nothing is prefetched, which is the only way to click before the payload has loaded.
  const cold = await steps({ isPrefetched: false, isSlowLine: true, savesData: true });
  const coldSlowly = await steps({ isPrefetched: false, ...phone, savesData: true });
  const total = (taken: typeof cold) => median(taken.map((step) => step.total));
  const own = (taken: typeof cold) => median(taken.map((step) => step.total - step.roundTrip));
  return [
    row(`click → heading painted (median of ${runs})`, ''),
    timeRow('  fetched ahead', total(ahead), 25),
    timeRow('    the same at CPU ÷ 4', total(aheadSlowly), 60),
    timeRow('  not fetched ahead, at 150 ms and 1.6 Mbit/s, beside the round trip', own(cold), 200),
    timeRow('    with the round trip', total(cold)),
    timeRow('    beside the round trip, at CPU ÷ 4', own(coldSlowly)),
  ];
}
