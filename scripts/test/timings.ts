// How long each test file took, as the reporters of Vitest and Playwright write it down for the table of `npm test`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = '.cache/timings';

/** Test results of one runner. */
export interface TestRun {
  passed: number;
  failed: number;
  skipped: number;
  /** Milliseconds by file. */
  files: Record<string, number>;
}

export function writeRun(name: string, run: TestRun): void {
  const files = Object.entries(run.files).map(([file, time]) => [
    relative(process.cwd(), file),
    Math.round(time),
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...run, files: Object.fromEntries(files) }));
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
