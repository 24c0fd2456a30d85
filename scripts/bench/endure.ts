// Sends very many requests of every kind, in stages, and reads the server's memory after each.
import autocannon from 'autocannon';
import { type MixedSite, requestMix } from './request-mix.ts';

const CONNECTIONS = 20;

export interface EnduranceStage {
  /** Requests so far. */
  requests: number;
  requestsPerSecond: number;
  /** Requests without a response, and responses with an unexpected status. */
  failures: number;
  /** Resident memory afterwards, in bytes. */
  rss: number;
}

export interface Endurance {
  site: MixedSite;
  /** Number of requests in each stage; rounded up to complete cycles for every connection. */
  stages: readonly number[];
  readRss(): number | Promise<number>;
}

/** The first stage warms the server up; memory should be flat after it. */
export async function endure({ site, stages, readRss }: Endurance): Promise<EnduranceStage[]> {
  const mix = await requestMix(site);
  const results: EnduranceStage[] = [];
  for (const wanted of stages) {
    const rounds = Math.ceil(wanted / (CONNECTIONS * mix.length));
    const amount = rounds * CONNECTIONS * mix.length;
    const result = await autocannon({
      url: site.url,
      connections: CONNECTIONS,
      amount,
      requests: mix.map(({ request }) => request),
      // Long enough that a busy machine does not cause timeouts.
      timeout: 60,
    });
    const right = sumOf(
      [...new Set(mix.map(({ status }) => status))].map((status) => {
        const expected = mix.filter((entry) => entry.status === status).length * rounds * CONNECTIONS;
        return Math.min(expected, result.statusCodeStats?.[`${status}`]?.count ?? 0);
      }),
    );
    results.push({
      requests: (results.at(-1)?.requests ?? 0) + amount,
      requestsPerSecond: Math.round(amount / result.duration),
      failures: amount - right,
      rss: await readRss(),
    });
  }
  return results;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
