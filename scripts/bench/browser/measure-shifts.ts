// Whether pages of any kind move by themselves while they come over a slow line.
import { setTimeout as sleep } from 'node:timers/promises';
import { pageKinds } from '../../screens/screens.ts';
import { type Measurement, row } from '../measurement.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';

const widths = [390, 1280];

/** How long after the site's script is ready a page is watched on, in milliseconds. */
const aftermath = 1500;

export async function measureShifts(browser: QuietBrowser, site: string): Promise<Measurement[]> {
  const moving: Measurement[] = [];
  // A missing page is no page to measure, whether it is meant to be missing or an older version of the site lacks it.
  const found = await Promise.all(pageKinds.map(async ({ path }) => (await fetch(site + path)).ok));
  const kinds = pageKinds.filter((_, at) => found[at]);
  for (const { name, path } of kinds)
    for (const width of widths) {
      const shift = await visit(browser, site + path, width);
      if (shift > 0) moving.push(row(`  ${name} at ${width} px`, shift.toFixed(4), '0', false));
    }
  const count = kinds.length * widths.length;
  return [
    row(
      `pages that move while they load, of ${kinds.length} kinds at ${widths.join(' and ')} px`,
      `${moving.length} of ${count}`,
      '0',
      moving.length === 0,
    ),
    ...moving,
  ];
}

async function visit(browser: QuietBrowser, url: string, width: number): Promise<number> {
  return asNewReader(browser, { isSlowLine: true }, async ({ session, watchWith, open, evaluate }) => {
    const screen = { width, height: 800, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    await watchWith('watch-page.js');
    await open(url);
    await sleep(aftermath);
    return evaluate<number>('window.benchPage.shift');
  });
}
