// Files that other threads are still writing while the rest of an output is created.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './file-stamps.ts';
import type { OutputFiles } from './output-files.ts';

export interface LateFiles {
  /** As paths in the output. Some may never be created. */
  files: readonly string[];
  finished: Promise<void>;
}

/** Waits for late files; returns their size, and those that were created. */
export async function lateOutput(root: string, { files, finished }: LateFiles): Promise<OutputFiles> {
  await finished;
  const found = files.filter((file) => existsSync(join(root, file)));
  return {
    bytes: found.reduce((sum, file) => sum + statSync(join(root, file)).size, 0),
    others: Object.fromEntries(found.map((file) => [file, stampOf(root, file)])),
  };
}
