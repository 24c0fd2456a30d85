// The blocking time in CPU time. It needs no CPU throttling and is hardly affected by other load on the
// machine, but omits time a page spends waiting, for example for storage.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, median, timeRow } from '../measurement.ts';
import { blockingTime, longestTask } from './blocking-time.ts';
import { phone } from './conditions.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';
import { tasksAfterPaint } from './tasks-after-paint.ts';
import { recordTrace } from './trace.ts';

/** The time needed for prefetching after the site's script is ready. */
const aftermath = 2500;

export async function measureWork(browser: QuietBrowser, url: string, runs = 5): Promise<Measurement[]> {
  const visits: { blocking: number; longest: number }[] = [];
  for (let i = 0; i < runs; i++) visits.push(await visit(browser, url));
  return [
    timeRow('  Total Blocking Time in processor time × 4', median(visits.map((one) => one.blocking))),
    timeRow('    longest task', median(visits.map((one) => one.longest))),
  ];
}

async function visit(browser: QuietBrowser, url: string) {
  return asNewReader(browser, { isSlowLine: phone.isSlowLine }, async ({ open }) => {
    const events = await recordTrace(browser.browser, async () => {
      await open(url);
      await sleep(aftermath);
    });
    const tasks = tasksAfterPaint(events, phone.slowdown);
    const always = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
    return { blocking: blockingTime(tasks, ...always), longest: longestTask(tasks, ...always) };
  });
}
