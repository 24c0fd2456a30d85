// The thread that parses documents, a handful per message.
import { parentPort, workerData } from 'node:worker_threads';
import { type ParsedRow, type ParseSettings, parseRow, type Source } from './parse-row.ts';

const settings = workerData as ParseSettings;

parentPort?.on('message', async (job: Source[]) => {
  try {
    const result: ParsedRow[] = [];
    for (const source of job) result.push(await parseRow(source, settings));
    parentPort?.postMessage({ ok: true, result });
  } catch (error) {
    parentPort?.postMessage({ ok: false, error: `${job[0]?.file}: ${(error as Error).stack}` });
  }
});
