// Very many requests of every kind, in stages, with a look at the server's memory after each.
import autocannon from 'autocannon';
import { type MixedSite, requestMix } from './request-mix.ts';

const CONNECTIONS = 20;

export interface EnduranceStage {
  /** Requests so far. */
  requests: number;
  requestsPerSecond: number;
  /** Requests without an answer, and answers with another status than expected. */
  failures: number;
  /** Resident memory afterwards, in bytes. */
  rss: number;
}

export interface Endurance {
  site: MixedSite;
  /** How many requests each stage has; rounded up to whole circles for every connection. */
  stages: readonly number[];
  readRss(): number | Promise<number>;
}

/** The first stage warms the server up; whether memory is flat shows after it. */
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
      // Nothing hangs for so long on a machine that is merely busy.
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
