// Results stored by the Vitest and Playwright reporters for the summary of `npm test`: the duration of each
// file, and failures.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const folder = '.cache/timings';

/** Test results of one runner. */
export interface TestRun {
  passed: number;
  failed: number;
  skipped: number;
  /** Milliseconds by file. */
  files: Record<string, number>;
  failures: readonly Failure[];
}

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  file: string;
  test: string;
  /** Without colours. */
  message: string;
}

export function writeRun(name: string, run: TestRun): void {
  const files = Object.entries(run.files).map(([file, time]) => [
    relative(process.cwd(), file),
    Math.round(time),
  ]);
  const failures = run.failures.map((failure) => ({
    ...failure,
    file: relative(process.cwd(), failure.file),
    message: stripVTControlCharacters(failure.message),
  }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ ...run, files: Object.fromEntries(files), failures }),
  );
}

export function forgetRuns(): void {
  rmSync(folder, { recursive: true, force: true });
}

export function readRuns(): TestRun[] {
  try {
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestRun);
  } catch {
    return [];
  }
}
