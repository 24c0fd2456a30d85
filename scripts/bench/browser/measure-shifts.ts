// Measures layout shifts on every kind of page while loading over a slow connection.
import { setTimeout as sleep } from 'node:timers/promises';
import { pageKinds } from '../../screens/screens.ts';
import { type Measurement, row } from '../measurement.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';

const widths = [390, 1280];

/** How long a page is observed after the site's script is ready, in milliseconds. */
const aftermath = 1500;

export async function measureShifts(browser: QuietBrowser, site: string): Promise<Measurement[]> {
  const moving: Measurement[] = [];
  // Missing pages are skipped, whether they are missing on purpose or an older version of the site lacks
  // them.
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
