// 100,000 requests of every kind: no failures, and constant memory.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endure } from './endure.ts';
import { type Measurement, row } from './measurement.ts';
import { memoryOf } from './tree-memory.ts';

/**
 * During the first half, the heap grows to the size its collector prefers (its young generation alone takes
 * up to 48 MB). After that memory is flat: leaking even 1 kB per request would add 45 MB in the second half.
 */
const MAX_GROWTH_MEGABYTES = 30;

const stages = [10_000, 45_000, 45_000];

/** The server must run in a separate process. */
export async function measureEndurance(
  server: { url: string; pid: number },
  staticDir: string,
  page: string,
): Promise<Measurement[]> {
  const asset = readdirSync(join(staticDir, 'assets')).find((name) => name.endsWith('.js'));
  const results = await endure({
    site: { url: server.url, page, asset: `/assets/${asset}`, fragmentStatus: 200 },
    stages,
    readRss: () => memoryOf(server.pid) * 1024,
  });
  const failures = results.reduce((sum, stage) => sum + stage.failures, 0);
  const [half, last] = results.slice(-2);
  const growth = ((last?.rss ?? Number.NaN) - (half?.rss ?? Number.NaN)) / 1e6;
  return [
    row(
      `endurance: ${last?.requests.toLocaleString('en')} requests of 12 kinds, log on`,
      `${results.map(({ requestsPerSecond }) => `${requestsPerSecond}`).join(', ')} requests/s`,
    ),
    row('  failures', String(failures), '0', failures === 0),
    row(
      '  resident memory after each stage',
      results
        .map(({ requests, rss }) => `${(rss / 1e6).toFixed(0)} MB at ${requests.toLocaleString('en')}`)
        .join(', '),
    ),
    row(
      '  growth in the second half',
      `${growth.toFixed(1)} MB`,
      `≤ ${MAX_GROWTH_MEGABYTES} MB`,
      growth <= MAX_GROWTH_MEGABYTES,
    ),
  ];
}
