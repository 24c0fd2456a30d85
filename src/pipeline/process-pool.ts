// A pool of processes that each take one job at a time. Used where work fills all cores: parsing and rendering.
// Processes, not threads: each can have its own flags, and one that crashes leaves the others alone.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface PoolOptions<Setup, Result> {
  /** The module every process runs; it calls `serveJobs`. */
  module: URL;
  /** Given to every process once, at its start. */
  setup: Setup;
  onResult(result: Result): void;
  /** How many processes; one per core by default. */
  processes?: number;
}

type Answer<Result> = { ok: true; result: Result } | { ok: false; error: string };

/**
 * No helper threads: with one process per core they only compete for time. A small young generation and a heap limit,
 * because otherwise each process uses more memory on a larger machine: 1.3 GB in all for a thousand pages, instead of
 * 0.8 GB in the same time. And no cache of compiled code: a long run was slower with it.
 */
const flags = [
  '--single-threaded-gc',
  '--no-concurrent-recompilation',
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
];

/** Runs all jobs; rejects with the first error. No process outlives the call. */
export async function runPool<Setup, Job, Result>(
  jobs: readonly Job[],
  options: PoolOptions<Setup, Result>,
): Promise<void> {
  const size = Math.min(options.processes ?? availableParallelism(), jobs.length);
  let next = 0;
  const children = Array.from({ length: size }, () =>
    fork(fileURLToPath(options.module), {
      serialization: 'advanced',
      execArgv: flags,
      env: { ...process.env, NODE_COMPILE_CACHE: undefined },
    }),
  );
  const run = (child: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        if (next < jobs.length) child.send({ job: jobs[next++] });
        else resolve();
      };
      child.on('message', (answer: Answer<Result>) => {
        if (!answer.ok) return reject(new Error(answer.error));
        try {
          options.onResult(answer.result);
        } catch (error) {
          return reject(error);
        }
        give();
      });
      child.on('error', reject);
      child.on('exit', (code, signal) =>
        reject(new Error(`A build process stopped (${signal ?? `code ${code}`}).`)),
      );
      child.send({ setup: options.setup });
      give();
    });
  try {
    await Promise.all(children.map(run));
  } finally {
    for (const child of children) child.kill();
  }
}

/** The child's side: answers every job with its result. Ends when the parent does. */
export function serveJobs<Setup, Job, Result>(
  prepare: (setup: Setup) => (job: Job) => Promise<Result>,
): void {
  let work: ((job: Job) => Promise<Result>) | null = null;
  process.on('disconnect', () => process.exit());
  process.on('message', async (message: { setup: Setup } | { job: Job }) => {
    if ('setup' in message) {
      work = prepare(message.setup);
      return;
    }
    const answer: Answer<Result> = await Promise.resolve(work?.(message.job))
      .then((result) => ({ ok: true as const, result: result as Result }))
      .catch((error: Error) => ({ ok: false as const, error: error.stack ?? error.message }));
    process.send?.(answer);
  });
}
