// Measures a first visit on a mid-range phone: paint times, layout shifts, blocking time.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, row, spreadRow } from '../measurement.ts';
import { watchOtherWork } from '../other-work.ts';
import { loadingBudgets, type MeasuredPage } from '../page-kinds.ts';
import { blockingTime, longestTask, type Task } from './blocking-time.ts';
import { phone } from './conditions.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';

/** How long a page is observed after the site's script is ready, in milliseconds. */
const aftermath = 5000;

interface Loading {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  longest: number;
  ready: number;
}

/** Loads the pages in turn, so that other load on the machine affects all of them. */
export async function measureLoading(
  browser: QuietBrowser,
  site: string,
  pages: readonly Pick<MeasuredPage, 'kind' | 'path'>[],
  runs = 5,
): Promise<Measurement[]> {
  const visits = new Map(pages.map(({ path }) => [path, [] as Loading[]]));
  const others = watchOtherWork();
  for (let i = 0; i < runs; i++)
    for (const [path, seen] of visits) seen.push(await visit(browser, site + path));
  return [
    row(`loading at 150 ms, 1.6 Mbit/s, CPU ÷ 4 (median of ${runs}, lowest–highest)`, others()),
    ...pages.flatMap(({ kind, path }) => loadingRows(kind, path, visits.get(path) ?? [])),
  ];
}

function loadingRows(kind: string, path: string, visits: readonly Loading[]): Measurement[] {
  const all = (key: keyof Loading) => visits.map((one) => one[key]);
  const budget = loadingBudgets[kind];
  const shift = Math.max(...all('shift'));
  return [
    row(`  ${kind}, ${path}`, ''),
    spreadRow('    first contentful paint', all('firstPaint'), budget?.firstPaint),
    spreadRow('    largest contentful paint', all('largestPaint'), budget?.largestPaint),
    spreadRow('    Total Blocking Time', all('blocking'), budget?.blocking),
    spreadRow('      longest task', all('longest')),
    spreadRow('    site’s script ready', all('ready')),
    row('    layout shift (worst run)', shift.toFixed(4), '0', shift === 0),
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

/** The values recorded by `watch-page.js`. */
interface Seen {
  firstPaint: number | null;
  largestPaint: number | null;
  shift: number;
  tasks: Task[];
  ready: number | null;
}
