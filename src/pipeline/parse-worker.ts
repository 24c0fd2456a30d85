// The thread that parses documents, a handful per message.
import { parentPort, workerData } from 'node:worker_threads';
import { type ParsedDocument, parseDocument } from './parse-document.ts';

export interface ParseWorkerData {
  root: string;
  publicDir: string;
  pathByFile: Map<string, string>;
}

export type ParseJob = { file: string; text: string; path: string }[];

const { root, publicDir, pathByFile } = workerData as ParseWorkerData;

parentPort?.on('message', async (job: ParseJob) => {
  try {
    const result: ParsedDocument[] = [];
    for (const document of job)
      result.push(await parseDocument({ ...document, root, publicDir, site: { pathByFile } }));
    parentPort?.postMessage({ ok: true, result });
  } catch (error) {
    parentPort?.postMessage({ ok: false, error: `${job[0]?.file}: ${(error as Error).stack}` });
  }
});
