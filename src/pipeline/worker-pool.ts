// A pool of threads that each take one job at a time. Used where work fills all cores: parsing and rendering.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface PoolOptions<Result> {
  /** The module every thread runs; it answers each message with one message. */
  module: URL;
  /** Given to every thread once, at its start. */
  workerData: unknown;
  onResult(result: Result, done: number): void;
  /** How many threads; all cores unless told. */
  threads?: number;
}

/** Without a limit, each thread lets its heap grow with the machine's memory before it collects. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** Runs all jobs; rejects with the first error of a thread. */
export async function runPool<Job, Result>(
  jobs: readonly Job[],
  options: PoolOptions<Result>,
): Promise<void> {
  const size = Math.min(options.threads ?? availableParallelism(), jobs.length);
  let next = 0;
  let done = 0;
  const workers = Array.from(
    { length: size },
    () => new Worker(options.module, { workerData: options.workerData, resourceLimits }),
  );
  const run = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        if (next < jobs.length) worker.postMessage(jobs[next++]);
        else resolve();
      };
      worker.on('message', (answer: { ok: true; result: Result } | { ok: false; error: string }) => {
        if (!answer.ok) return reject(new Error(answer.error));
        done++;
        try {
          options.onResult(answer.result, done);
        } catch (error) {
          return reject(error);
        }
        give();
      });
      worker.on('error', reject);
      worker.on(
        'exit',
        (code) => code !== 0 && reject(new Error(`A build thread stopped with code ${code}.`)),
      );
      give();
    });
  try {
    await Promise.all(workers.map(run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
