// Files that other threads are still at work on while the rest of an output is made.
import { statSync } from 'node:fs';
import { join } from 'node:path';

export interface LateFiles {
  /** As paths in the output. Not every one of them need come to exist. */
  files: readonly string[];
  finished: Promise<void>;
}

/** Waits for late files; returns their bytes. */
export async function bytesOfLate(root: string, { files, finished }: LateFiles): Promise<number> {
  await finished;
  return files.reduce(
    (sum, file) => sum + (statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
