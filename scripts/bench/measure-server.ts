// Requests a second of the server in a process of its own, for one document with compression.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Measurement, row } from './measurement.ts';

const root = join(import.meta.dirname, '../..');

export async function measureServer(outDir: string, path: string): Promise<Measurement[]> {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    cwd: root,
    env: { ...process.env, OUT_DIR: outDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Serving (\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error('The server stopped before it was measured.')));
  });
  child.stdout.resume();
  const headers = { 'accept-encoding': 'br' };
  await autocannon({ url: url + path, connections: 20, duration: 2, headers });
  const result = await autocannon({ url: url + path, connections: 20, duration: 6, headers });
  child.kill('SIGTERM');
  return [
    row(
      `server: ${path}, brotli, 20 connections, log on`,
      `${result.requests.average.toFixed(0)} requests/s`,
    ),
    row('  latency, median and 99 %', `${result.latency.p50} ms, ${result.latency.p99} ms`),
    row('  errors', String(result.errors + result.non2xx), '0', result.errors + result.non2xx === 0),
  ];
}
