// Ensures that one build at a time writes to an output folder. The lock is that of an empty SQLite file: the
// operating system releases it when its process ends, so a killed build leaves no lock behind.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#lib/user-error.ts';
import type { Env } from '../../env.ts';
import { makeFolder } from '../../write-inside.ts';

const SQLITE_BUSY = 5;

/**
 * Takes the lock of an output folder, or throws a message for the user; returns a function that releases it.
 */
export function lockOutput({ outDir, stateDir }: Pick<Env, 'outDir' | 'stateDir'>): () => void {
  const folder = join(stateDir, 'cache');
  makeFolder(folder);
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
