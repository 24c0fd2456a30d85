// What a first visit costs over the wire.
import { kilobytes, type Measurement, row } from '../measurement.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';
import { sumTransfers } from './sum-transfers.ts';
import { logTransfers } from './transfers.ts';

/** Longer than the site itself waits before it fetches ahead. */
const quiet = 2000;

export async function measureBytes(browser: QuietBrowser, url: string): Promise<Measurement[]> {
  const sums = await asNewReader(browser, {}, async ({ session, open }) => {
    const log = logTransfers(session);
    await open(url);
    await log.untilQuiet(quiet);
    return sumTransfers(log.transfers(), log.loaded());
  });
  return [
    row(
      `bytes of ${new URL(url).pathname} before load, headers included`,
      kilobytes(sums.beforeLoad),
      '≤ 20.5 kB',
      sums.beforeLoad <= 20 * 1024,
    ),
    row('  script until network idle', kilobytes(sums.script), '≤ 90 kB', sums.script <= 90_000),
    row('  data until network idle', kilobytes(sums.data)),
    row(`    of which ${sums.payloadCount} pages fetched ahead`, kilobytes(sums.payloads)),
    row('  everything until network idle', kilobytes(sums.untilIdle)),
  ];
}
