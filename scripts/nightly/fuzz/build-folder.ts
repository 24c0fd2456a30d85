// The real build, as a child process, on a content folder that may be hostile.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { shareApplication } from '../../build-test-site.ts';

const root = join(import.meta.dirname, '../../..');

/** How a build ended. */
export interface BuildEnd {
  /** The exit code; null where a signal ended it. */
  code: number | null;
  /** Everything it printed. */
  output: string;
  /** Whether it was stopped because it did not end by itself. */
  isHung: boolean;
}

export interface FolderBuild {
  contentDir: string;
  outDir: string;
  /** Where the home and the temporary files of the process are; by default those of this one. */
  home?: string;
  /** Milliseconds after which the process is stopped. It only ends builds that hang. */
  limit?: number;
}

/** Builds a folder with the application that the test sites share. */
export async function buildFolder(options: FolderBuild): Promise<BuildEnd> {
  const { contentDir, outDir, home = process.env.HOME ?? '', limit = 60_000 } = options;
  shareApplication(outDir);
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    CONTENT_DIR: contentDir,
    OUT_DIR: outDir,
    ...(options.home !== undefined && { TMPDIR: home }),
  };
  return runGuarded(['--import', './scripts/compile-cache.js', 'scripts/build.ts'], env, limit);
}

/** Runs a program of Node in the project's folder. */
export async function runGuarded(
  program: readonly string[],
  env: Record<string, string>,
  limit: number,
): Promise<BuildEnd> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that its workers can be stopped with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let isHung = false;
  const guard = setTimeout(() => {
    isHung = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, limit);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  clearTimeout(guard);
  return { code, output, isHung };
}
