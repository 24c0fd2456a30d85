// A pool of processes that each run one job at a time, for work that uses all cores: parsing and rendering.
// Processes rather than threads, because each can have its own flags, and a crash does not affect the others.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { UserError } from '#lib/user-error.ts';

export interface PoolOptions<Setup, Job, Result> {
  /** The module every process runs; it calls `serveJobs`. */
  module: URL;
  /** Sent to every process once, at its start. */
  setup: Setup;
  onResult(result: Result): void;
  /**
   * Called when a process died during this job and is replaced. An exception from it ends the run, as does a
   * death without this option.
   */
  onDeath?(job: Job): void;
  /** How many processes; one per core by default. */
  processes?: number;
}

/** The serialised form of an error; its code and path are needed to explain it. */
interface SentError {
  isForUser: boolean;
  message: string;
  stack: string | undefined;
  code: string | undefined;
  path: string | undefined;
}

type Answer<Result> = { ok: true; result: Result } | { ok: false; error: SentError };

/**
 * No helper threads: with one process per core they only compete for CPU time. The young generation and the
 * heap are limited, because otherwise each process uses more memory on a larger machine: 1.3 GB in total for
 * a thousand pages, instead of 0.8 GB. Halving the young generation (8 MB) saved 80 MB and cost a sixth of
 * all CPU time; doubling it gained nothing. No compile cache either: a long run was slower with it.
 */
const flags = [
  '--single-threaded-gc',
  '--no-concurrent-recompilation',
  '--max-semi-space-size=16',
  '--max-old-space-size=384',
];

/** Runs all jobs; rejects with the first error. No process outlives the call. */
export async function runPool<Setup, Job, Result>(
  jobs: readonly Job[],
  options: PoolOptions<Setup, Job, Result>,
): Promise<void> {
  const size = Math.min(options.processes ?? availableParallelism(), jobs.length);
  const waiting = jobs.values();
  const children = new Set<ChildProcess>();
  /**
   * Starts a process and sends it one job after another; resolves when no job is left, or when the process
   * died.
   */
  const run = (first: Job) =>
    new Promise<void>((resolve, reject) => {
      const child = startProcess(options.module);
      children.add(child);
      let job = first;
      // Send errors are ignored: a missing answer shows as the end of the process.
      const send = (message: { setup: Setup } | { job: Job }) => child.send(message, () => {});
      child.on('message', (answer: Answer<Result>) => {
        if (!answer.ok) return reject(receiveError(answer.error));
        try {
          options.onResult(answer.result);
        } catch (error) {
          return reject(error);
        }
        const next = waiting.next();
        if (next.done) {
          // A later exit is expected and not a crash.
          child.removeAllListeners('exit');
          return resolve();
        }
        job = next.value;
        send({ job });
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        children.delete(child);
        try {
          if (!options.onDeath) throw new Error(`A build process stopped (${signal ?? `code ${code}`}).`);
          options.onDeath(job);
          resolve();
        } catch (error) {
          reject(error);
        }
      });
      send({ setup: options.setup });
      send({ job });
    });
  const runAll = async () => {
    for (const job of waiting) await run(job);
  };
  try {
    await Promise.all(Array.from({ length: size }, runAll));
  } finally {
    for (const child of children) child.removeAllListeners('exit').kill();
  }
}

function startProcess(module: URL): ChildProcess {
  return fork(fileURLToPath(module), {
    serialization: 'advanced',
    execArgv: flags,
    env: { ...process.env, NODE_COMPILE_CACHE: undefined },
  });
}

/** The child's side: answers every job with its result. Exits when the parent does. */
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
      .catch((error: NodeJS.ErrnoException) => ({ ok: false as const, error: sendable(error) }));
    process.send?.(answer);
  });
}

function sendable(error: NodeJS.ErrnoException): SentError {
  const { message, stack, code, path } = error;
  return { isForUser: error instanceof UserError, message, stack, code, path };
}

function receiveError({ isForUser, message, ...rest }: SentError): Error {
  return Object.assign(isForUser ? new UserError(message) : new Error(message), rest);
}
