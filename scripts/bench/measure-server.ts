// Requests per second of the server, for one compressed document.
import autocannon from 'autocannon';
import { type Measurement, row } from './measurement.ts';

export async function measureServer(site: string, path: string): Promise<Measurement[]> {
  const url = site + path;
  const headers = { 'accept-encoding': 'br' };
  await autocannon({ url, connections: 20, duration: 2, headers });
  const result = await autocannon({ url, connections: 20, duration: 6, headers });
  const failures = result.errors + result.non2xx;
  return [
    row(
      `server: ${path}, brotli, 20 connections, log on`,
      `${result.requests.average.toFixed(0)} requests/s`,
    ),
    row('  latency, median and 99 %', `${result.latency.p50} ms, ${result.latency.p99} ms`),
    row('  errors', String(failures), '0', failures === 0),
  ];
}
