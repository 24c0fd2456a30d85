// The transfer size of a first visit.
import { kilobytes, type Measurement, row } from '../measurement.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { asNewReader } from './reader.ts';
import { sumTransfers } from './sum-transfers.ts';
import { logTransfers } from './transfers.ts';

/** Longer than the site itself waits before it prefetches. */
const quiet = 2000;

export async function measureBytes(browser: QuietBrowser, url: string): Promise<Measurement[]> {
  const sums = await asNewReader(browser, {}, async ({ session, open }) => {
    const log = logTransfers(session);
    await open(url);
    await log.untilQuiet(quiet);
    return sumTransfers(log.transfers(), log.loaded());
  });
  const limited = (name: string, bytes: number, kibibytes: number) =>
    row(name, kilobytes(bytes), `≤ ${kibibytes} KiB`, bytes <= kibibytes * 1024);
  return [
    limited(`bytes of ${new URL(url).pathname} before load, headers included`, sums.beforeLoad, 20),
    limited('  script until network idle', sums.script, 75),
    row('  data until network idle', kilobytes(sums.data)),
    limited(`    of which ${sums.payloadCount} pages fetched ahead`, sums.payloads, 30),
    limited('  everything until network idle', sums.untilIdle, 110),
  ];
}
