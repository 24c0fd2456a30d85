// How a first visit feels on a phone of the middle: when it is painted, whether it moves, how long it is deaf.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, median, row, timeRow } from '../measurement.ts';
import { blockingTime, longestTask, type Task } from './blocking-time.ts';
import { phone } from './conditions.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';

/** How long after the site's script is ready a page is watched on, in milliseconds. */
const aftermath = 5000;

interface Loading {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  longest: number;
  ready: number;
}

export async function measureLoading(browser: QuietBrowser, url: string, runs = 5): Promise<Measurement[]> {
  const visits: Loading[] = [];
  for (let i = 0; i < runs; i++) visits.push(await visit(browser, url));
  const middle = (key: keyof Loading) => median(visits.map((one) => one[key]));
  const shift = Math.max(...visits.map((one) => one.shift));
  return [
    row(`loading ${new URL(url).pathname} at 150 ms, 1.6 Mbit/s, CPU ÷ 4 (median of ${runs})`, ''),
    timeRow('  first contentful paint', middle('firstPaint'), 650),
    timeRow('  largest contentful paint', middle('largestPaint'), 900),
    timeRow('  Total Blocking Time', middle('blocking'), 30),
    timeRow('    longest task', middle('longest')),
    timeRow('  site’s script ready', middle('ready')),
    row('  layout shift (worst run)', shift.toFixed(4), '0', shift === 0),
  ];
}

async function visit(browser: QuietBrowser, url: string): Promise<Loading> {
  return asNewReader(browser, phone, async ({ watchWith, open, evaluate }) => {
    await watchWith('watch-page.js');
    await open(url);
    await sleep(aftermath);
    const seen = await evaluate<Seen>('window.benchPage');
    const { firstPaint, largestPaint, ready, shift, tasks } = seen;
    if (firstPaint === null || largestPaint === null || ready === null)
      throw new Error(`${url} was not painted, or its script never became ready.`);
    const span = [tasks, firstPaint, ready + aftermath] as const;
    return {
      firstPaint,
      largestPaint,
      shift,
      ready,
      blocking: blockingTime(...span),
      longest: longestTask(...span),
    };
  });
}

/** What `watch-page.js` notes. */
interface Seen {
  firstPaint: number | null;
  largestPaint: number | null;
  shift: number;
  tasks: Task[];
  ready: number | null;
}
