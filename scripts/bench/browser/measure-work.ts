// The blocking time once more, in processor time. It needs no slowed-down processor and hardly changes on a machine
// that is busy with something else, but leaves out what a page waits for, such as its storage.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, median, timeRow } from '../measurement.ts';
import { blockingTime, longestTask } from './blocking-time.ts';
import { phone } from './conditions.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';
import { tasksAfterPaint } from './tasks-after-paint.ts';
import { recordTrace } from './trace.ts';

/** As long as it takes to fetch ahead, after the site's script is ready. */
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
