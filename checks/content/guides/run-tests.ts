// Runs the tests of a step, in a temporary folder and each file in a process of its own.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isTestFile, type StepFiles } from '#pipeline/guides/step-files.ts';

/** The result of one test file. */
export interface FileRun {
  passed: string[];
  failed: string[];
  /** Whether its tests could start: not if an import is missing. */
  isLoaded: boolean;
}

/** A step whose tests do not finish is broken as well. */
const timeLimit = 60_000;

/** Runs all tests among the files; results by file name. */
export async function runTests(files: StepFiles): Promise<Map<string, FileRun>> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-guide-'));
  try {
    for (const [name, bytes] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const runs = new Map<string, FileRun>();
    for (const name of files.keys()) if (isTestFile(name)) runs.set(name, await runFile(folder, name));
    return runs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runFile(folder: string, name: string): Promise<FileRun> {
  const lines = readTap(await tapOf(folder, name));
  // Node reports a file that cannot be loaded as if it were a test.
  const own = lines.find((line) => line.name.endsWith(name));
  if (lines.length === 0 || own) return { passed: [], failed: [], isLoaded: false };
  const namesOf = (isPassed: boolean) =>
    lines.filter((line) => line.isPassed === isPassed).map((line) => line.name);
  return { passed: namesOf(true), failed: namesOf(false), isLoaded: true };
}

/** Node's test output for a file, in the Test Anything Protocol. Failing tests are not an error here. */
function tapOf(folder: string, name: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--test', '--test-reporter=tap', name],
      { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' }, timeout: timeLimit, maxBuffer: 2 ** 26 },
      (_error, stdout) => resolve(stdout),
    );
  });
}

/** The top-level tests. */
export function readTap(text: string): { isPassed: boolean; name: string }[] {
  return [...text.matchAll(/^(not )?ok \d+ - (.*)$/gm)].map(([, not, name = '']) => ({
    isPassed: !not,
    name,
  }));
}
