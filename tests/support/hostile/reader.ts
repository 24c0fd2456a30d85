// Readers: they load the files of a site again and again, each over a connection of its own, and compare every byte.
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An address, the encoding that is asked for, and the bytes that must come. */
export interface Reading {
  path: string;
  encoding: 'identity' | 'br' | 'gzip';
  bytes: Buffer;
}

/** `cut`: an answer began and did not end. `none`: no answer began. Anything else is in words. */
export type Outcome = 'whole' | 'cut' | 'none' | `wrong: ${string}`;

export interface Reader {
  load(reading: Reading): Promise<Outcome>;
  close(): void;
}

/** A reader with one connection, which it keeps. */
export function createReader(url: string): Reader {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    load: ({ path, encoding, bytes }) =>
      new Promise((resolve) => {
        let hasBegun = false;
        const headers = { 'Accept-Encoding': encoding };
        const request = get(url + path, { agent, headers }, (response) => {
          hasBegun = true;
          judge(response, bytes).then(resolve);
        });
        // Once the answer has begun, its own stream tells how it ended.
        request.on('error', () => hasBegun || resolve('none'));
      }),
    close: () => agent.destroy(),
  };
}

async function judge(response: IncomingMessage, expected: Buffer): Promise<Outcome> {
  const body = await buffer(response).catch(() => null);
  if (!body) return 'cut';
  if (response.statusCode !== 200) return `wrong: status ${response.statusCode}`;
  return expected.equals(body) ? 'whole' : `wrong: ${body.length} bytes that are not the file's`;
}

export interface ReaderReport {
  requests: number;
  /** What was not as it should be. */
  faults: string[];
  slowestMs: number;
}

/** Reads all of it in a circle until told to stop; the last round is always finished. */
export async function readOn(
  url: string,
  readings: readonly Reading[],
  isOver: () => boolean,
): Promise<ReaderReport> {
  const reader = createReader(url);
  const report: ReaderReport = { requests: 0, faults: [], slowestMs: 0 };
  do {
    for (const reading of readings) {
      const started = performance.now();
      const outcome = await reader.load(reading);
      if (outcome !== 'whole') report.faults.push(`${reading.path} (${reading.encoding}): ${outcome}`);
      report.requests++;
      report.slowestMs = Math.max(report.slowestMs, performance.now() - started);
    }
  } while (!isOver());
  reader.close();
  return report;
}
