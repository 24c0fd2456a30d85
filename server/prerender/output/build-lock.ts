// One build at a time may write to an output folder. The lock is that of an empty SQLite file: the system gives it up
// when its process ends, however it ends, so a build that was killed locks nobody out.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#lib/user-error.ts';

const SQLITE_BUSY = 5;

/** Takes the lock of a folder, or fails with a sentence; returns how to give it up. */
export function lockOutput(outDir: string): () => void {
  const folder = join(outDir, 'cache');
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'build.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new UserError(
      `Another build is writing to ${outDir}. Wait until it has finished, or set OUT_DIR to another folder.`,
      { cause: error },
    );
  }
  return () => lock.close();
}
