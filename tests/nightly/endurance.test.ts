// Memory over many requests of every kind, looked at by `npm run nightly`. `npm run bench -- endurance` does the same
// with 100,000 on the real site.
import { expect, onTestFinished, test } from 'vitest';
import { endure } from '#scripts/bench/endure.ts';
import { BUILD, makeBuild } from '#server/http/testing/build-folder.ts';
import { startServerChild } from '../support/hostile/server-child.ts';

/** After the rubbish is collected hardly anything may be left: what 12,000 requests leave behind each shows at 100 bytes. */
const MAX_HEAP_GROWTH = 1_500_000;
/** Resident memory also moves with the allocator's habits; a leak of 3 kB a request shows. */
const MAX_RSS_GROWTH = 30_000_000;

test('20,000 requests of every kind leave no failure and no memory behind', async () => {
  const outDir = await makeBuild({
    ...BUILD,
    _redirects: '/old /a/b 301\n',
    'a/b/_payload.json': JSON.stringify({ data: 'x'.repeat(20_000) }),
  });
  const server = await startServerChild({ outDir });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const heaps: number[] = [];
  const stages = await endure({
    site: {
      url: server.url,
      page: '/a/b',
      asset: '/assets/app-1a2b3c.js',
      redirect: '/old',
      fragmentStatus: 404,
    },
    stages: [8000, 6000, 6000],
    async readRss() {
      // The log is not looked at, and must not be what this process runs out of memory with.
      server.printed.out = '';
      const { rss, heap } = await server.figures();
      heaps.push(heap);
      return rss;
    },
  });
  console.log(
    stages
      .map(({ requests, requestsPerSecond, failures, rss }, index) => {
        const memory = [rss, heaps[index] ?? 0].map((bytes) => (bytes / 1e6).toFixed(1));
        return `${requests} requests, ${failures} failures, ${requestsPerSecond}/s, ${memory[0]} MB, heap ${memory[1]} MB`;
      })
      .join('\n'),
  );
  expect(stages.map(({ failures }) => failures)).toEqual([0, 0, 0]);
  expect(stages.at(-1)?.requests).toBeGreaterThanOrEqual(20_000);
  expect((heaps.at(-1) ?? 0) - (heaps[0] ?? 0)).toBeLessThan(MAX_HEAP_GROWTH);
  expect((stages.at(-1)?.rss ?? 0) - (stages[0]?.rss ?? 0)).toBeLessThan(MAX_RSS_GROWTH);
  expect(server.printed.errors).toBe('');
});
