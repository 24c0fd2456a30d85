// Test results of every step: with the step's own code, and with that of the previous step.
import { availableParallelism } from 'node:os';
import { isTestFile, readStepFiles, type StepPlace, stepHash } from '#pipeline/guides/step-files.ts';
import type { TestRun } from '#schema/page/guide-step.ts';
import { codeVersion } from '../../verdicts/code-version.ts';
import type { Verdicts } from '../../verdicts/verdicts.ts';
import { type FileRun, runTests } from './run-tests.ts';

/** The test results of one step. */
export interface StepResult {
  /** Of the files that were run. */
  hash: string;
  /** The names of its tests. */
  tests: string[];
  /** Those that fail with the step's own code, and files that do not load. */
  broken: string[];
  before: TestRun;
}

interface Where {
  contentDir: string;
  /** Recorded verdicts: the tests of an unchanged step are not run again. */
  verdicts: Verdicts;
}

/** Runs the tests of these steps, except those with unchanged files. */
export async function stepResults(steps: readonly StepPlace[], where: Where): Promise<StepResult[]> {
  const jobs = steps.map(({ folder, before }) => {
    const hash = stepHash(readStepFiles(where.contentDir, folder), readStepFiles(where.contentDir, before));
    return { folder, before, hash };
  });
  const run = (some: typeof jobs) =>
    inTurns(some, availableParallelism(), ({ folder, before, hash }) =>
      resultOf({ folder, before, hash }, where.contentDir),
    );
  const code = codeVersion(
    ['checks/content/guides/step-results.ts'],
    `Node ${process.versions.node.split('.')[0]}`,
  );
  return where.verdicts.recall({ name: 'guide-steps', code, run, label: ({ folder }) => folder }, jobs);
}

async function resultOf(
  { folder, before, hash }: { folder: string; before: string | null; hash: string },
  contentDir: string,
): Promise<StepResult> {
  const files = readStepFiles(contentDir, folder);
  const old = [...readStepFiles(contentDir, before)].filter(([name]) => !isTestFile(name));
  const tests = [...files].filter(([name]) => isTestFile(name));
  const after = await runTests(files);
  const red = await runTests(new Map([...old, ...tests]));
  return {
    hash,
    tests: [...after.values()].flatMap(({ passed, failed }) => [...passed, ...failed]),
    broken: [...after].flatMap(([name, run]) => (run.isLoaded ? run.failed : [name])),
    before: sum([...red].map(([name, run]) => countRun(run, after.get(name)))),
  };
}

/**
 * If a file does not load, all of its tests are blocked; their number is known from the run in which it does.
 */
function countRun({ passed, failed, isLoaded }: FileRun, whole: FileRun | undefined): TestRun {
  const blocked = isLoaded ? 0 : (whole?.passed.length ?? 0) + (whole?.failed.length ?? 0);
  return { passed: passed.length, failed: failed.length, blocked };
}

function sum(runs: readonly TestRun[]): TestRun {
  const total: TestRun = { passed: 0, failed: 0, blocked: 0 };
  for (const { passed, failed, blocked } of runs) {
    total.passed += passed;
    total.failed += failed;
    total.blocked += blocked;
  }
  return total;
}

/** Runs all jobs, with limited concurrency. */
async function inTurns<Job, Result>(
  jobs: readonly Job[],
  limit: number,
  work: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const open = jobs.entries();
  const worker = async () => {
    for (const [at, job] of open) results[at] = await work(job);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
